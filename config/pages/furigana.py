"""Readings above difficult words of Japanese pages: shown, unless the reader puts them away."""

from __future__ import annotations

from typing import Final

from django import forms
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext_lazy as _
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from config.pages.choices import keep_choice

COOKIE: Final = "furigana"
FURIGANA: Final = (("on", _("Furigana on")), ("off", _("Furigana off")))


class FuriganaForm(forms.Form):
    """The choice, and the page to go back to."""

    furigana = forms.ChoiceField(choices=FURIGANA)
    next = forms.CharField(required=False)


def chosen_furigana(request: HttpRequest) -> str:
    """Give what the cookie asks for; readings are shown when it asks for nothing."""
    return "off" if request.COOKIES.get(COOKIE) == "off" else "on"


@csrf_exempt  # changes no more than how pages look, so that pages can be kept for everybody
@require_POST
def furigana(request: HttpRequest) -> HttpResponse:
    """Keep the choice for a year and go back to the page it was made on."""
    return keep_choice(request, FuriganaForm(request.POST), COOKIE)
