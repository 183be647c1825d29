"""How the reader wants pages to look (theme, furigana): each choice is a cookie kept for a year."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from django.core.exceptions import BadRequest
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from rules.games.phrase import Phrase
from rules.http import is_local_url, read_fields

COOKIE_AGE: Final = 365 * 24 * 3600


@dataclass(frozen=True, slots=True)
class LookChoice:
    """A choice: its name, as cookie and as field, and its values with labels, the usual first."""

    name: str
    values: tuple[tuple[str, Phrase], ...]

    def chosen_by(self, request: HttpRequest) -> str:
        """Return the value that the cookie holds, or the usual one if it holds none of them."""
        value = request.COOKIES.get(self.name, "")
        return value if value in dict(self.values) else self.values[0][0]


THEME: Final = LookChoice(
    "theme",
    (("system", _("Same as the system")), ("light", _("Light")), ("dark", _("Dark"))),
)
FURIGANA: Final = LookChoice("furigana", (("on", _("Furigana on")), ("off", _("Furigana off"))))
"""The readings above difficult words of Japanese pages."""


@csrf_exempt  # changes only how pages look; a token would keep pages from being cached for all
@require_POST
def keep_choice(request: HttpRequest, choice: LookChoice) -> HttpResponse:
    """Keep the value that was sent, and go back to the page it was chosen on."""
    fields = read_fields(request)
    value, page = fields.get(choice.name, ""), fields.get("next", "").strip()
    if value not in dict(choice.values):
        raise BadRequest(f"no such {choice.name}")
    target = page if is_local_url(request, page) else reverse("home")
    response = HttpResponseRedirect(target, status=303)
    response.set_cookie(
        choice.name,
        value,
        max_age=COOKIE_AGE,
        secure=request.is_secure(),
        httponly=True,
        samesite="Lax",
    )
    return response
