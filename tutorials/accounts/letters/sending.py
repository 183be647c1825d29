"""Letters by e-mail: plain text, in the language of whoever reads them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import wraps
from smtplib import SMTPException

from django.core.mail import send_mail
from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.utils.translation import get_language, override
from django.utils.translation import gettext as _

from rules.web import render_problem
from tutorials.accounts.clients import client_of
from tutorials.accounts.rate_limits import (
    LETTERS_FROM_CLIENT,
    LETTERS_TO_ADDRESS,
    is_reached,
    record,
)
from tutorials.accounts.rights import Rest, View


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
    client, address = client_of(request), to.casefold()
    if is_reached(LETTERS_TO_ADDRESS, address) or is_reached(LETTERS_FROM_CLIENT, client):
        return
    record(LETTERS_TO_ADDRESS, address)
    record(LETTERS_FROM_CLIENT, client)
    with override(language or get_language() or "en"):
        text = render_to_string(f"accounts/letters/{letter}.txt", dict(facts))
    subject, _, body = text.strip().partition("\n")
    try:
        send_mail(subject.strip(), f"{body.strip()}\n", None, [to])
    except (SMTPException, OSError) as error:
        raise LetterNotSentError from error
