"""The reader's choice of a light or a dark page: a cookie, written on the root of every page."""

from __future__ import annotations

from typing import Final

from django import forms
from django.core.exceptions import BadRequest
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_POST

COOKIE: Final = "theme"
COOKIE_AGE: Final = 365 * 24 * 3600
THEMES: Final = (
    ("system", _("As the system")),
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


@require_POST
def theme(request: HttpRequest) -> HttpResponse:
    """Keep the choice for a year and go back to the page it was made on."""
    form = ThemeForm(request.POST)
    if not form.is_valid():
        raise BadRequest(form.errors.as_text())
    target = _page_to_go_back_to(request, form.cleaned_data["next"])
    response = HttpResponseRedirect(target, status=303)
    response.set_cookie(
        COOKIE,
        form.cleaned_data["theme"],
        max_age=COOKIE_AGE,
        secure=request.is_secure(),
        httponly=True,
        samesite="Lax",
    )
    return response


def _page_to_go_back_to(request: HttpRequest, wanted: str) -> str:
    is_ours = url_has_allowed_host_and_scheme(
        wanted, allowed_hosts={request.get_host()}, require_https=request.is_secure()
    )
    return wanted if is_ours else reverse("home")
