"""Letters by e-mail: plain text, in the language of whoever reads them."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from functools import wraps
from smtplib import SMTPException
from typing import Final

from django.core.mail import send_mail
from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.utils.translation import get_language, override
from django.utils.translation import gettext as _

from rules.web import render_problem
from tutorials.accounts import limits
from tutorials.accounts.rights import Rest, View

HOUR: Final = datetime.timedelta(hours=1)
LETTERS_TO_AN_ADDRESS: Final = 5
LETTERS_FROM_A_CLIENT: Final = 100


class LetterNotSentError(Exception):
    """The mail server did not take a letter."""


def sends_letters(view: View[Rest]) -> View[Rest]:
    """Let a view say so when the mail server does not answer."""

    @wraps(view)
    def answer(request: HttpRequest, /, *args: Rest.args, **kwargs: Rest.kwargs) -> HttpResponse:
        try:
            return view(request, *args, **kwargs)
        except LetterNotSentError:
            title = _("We cannot send letters at the moment")
            message = _("It is not your doing. Please try again in a few minutes.")
            return render_problem(request, 503, title, message)

    return answer


def send_letter(
    request: HttpRequest, to: str, letter: str, facts: Mapping[str, object], language: str = ""
) -> None:
    """Send a letter, unless its reader or its sender had too many within the hour.

    The first line of a letter's template is its subject. Raises `LetterNotSentError`.
    """
    sender = limits.client_address(request)
    if limits.count("letter to", to.casefold(), HOUR) >= LETTERS_TO_AN_ADDRESS:
        return
    if limits.count("letter from", sender, HOUR) >= LETTERS_FROM_A_CLIENT:
        return
    limits.note("letter to", to.casefold())
    limits.note("letter from", sender)
    with override(language or get_language() or "en"):
        text = render_to_string(f"accounts/letters/{letter}.txt", dict(facts))
    subject, _, body = text.strip().partition("\n")
    try:
        send_mail(subject.strip(), f"{body.strip()}\n", None, [to])
    except (SMTPException, OSError) as error:
        raise LetterNotSentError from error
