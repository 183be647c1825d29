"""The light or dark page: a cookie, written on the root of every page."""

from __future__ import annotations

from typing import Final

from django import forms
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext_lazy as _
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from config.pages.choices import keep_choice

COOKIE: Final = "theme"
THEMES: Final = (
    ("system", _("Same as the system")),
    ("light", _("Light")),
    ("dark", _("Dark")),
)


class ThemeForm(forms.Form):
    """The choice, and the page to go back to."""

    theme = forms.ChoiceField(choices=THEMES)
    next = forms.CharField(required=False)


def chosen_theme(request: HttpRequest) -> str:
    """Give the theme that the cookie asks for; the system's when it asks for none we have."""
    value = request.COOKIES.get(COOKIE, "")
    return value if value in dict(THEMES) else "system"


@csrf_exempt  # changes no more than how pages look, so that pages can be kept for everybody
@require_POST
def theme(request: HttpRequest) -> HttpResponse:
    """Keep the choice for a year and go back to the page it was made on."""
    return keep_choice(request, ThemeForm(request.POST), COOKIE)
