"""Sending e-mails: plain text, in the language of whoever reads them."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import wraps
from smtplib import SMTPException
from typing import Final

from django.core.mail import send_mail
from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.translation import get_language, override
from django.utils.translation import gettext as _

from rules.http import PageLink, render_problem, usual_url
from tutorials.accounts.decorators import Rest, View
from tutorials.accounts.guards.clients import client_of
from tutorials.accounts.guards.known_browsers import is_known
from tutorials.accounts.guards.security_log import Event, log_event
from tutorials.accounts.guards.too_many import render_too_many
from tutorials.accounts.models import User
from tutorials.accounts.rate_limits import (
    EMAILS_FROM_CLIENT,
    EMAILS_TO_ADDRESS,
    EMAILS_TO_ADDRESS_FROM_CLIENT,
    Limit,
    LimitReachedError,
    require,
)
from tutorials.accounts.teachers import find_teacher

LOG: Final = logging.getLogger("choroku.emails")


class EmailNotSentError(Exception):
    """The mail server did not take an e-mail."""


def handle_email_errors(view: View[Rest]) -> View[Rest]:
    """Let a view say so when an e-mail cannot be sent, or not yet."""

    @wraps(view)
    def answer(request: HttpRequest, /, *args: Rest.args, **kwargs: Rest.kwargs) -> HttpResponse:
        try:
            return view(request, *args, **kwargs)
        except EmailNotSentError:
            title = _("We cannot send e-mails at the moment")
            message = _(
                "No e-mail was sent. It is not your doing. Please try again in a few minutes."
            )
            return render_problem(request, 503, title, message, _ways())
        except LimitReachedError as error:
            return _too_many(request, error)

    return answer


def send_email(
    request: HttpRequest, to: str, name: str, facts: Mapping[str, object], language: str = ""
) -> None:
    """Send an e-mail that somebody asked for.

    Raises `LimitReachedError` or `EmailNotSentError`; an e-mail that was not sent is not counted.
    """
    limits = _limits(request, to)
    try:
        require(limits)
    except LimitReachedError as error:
        log_event(Event.EMAILS_LIMITED, request, per=error.rate.per.replace(" ", "_"))
        raise
    _send(to, name, facts, language)
    for limit in limits:
        limit.record()


def send_notice(to: str, name: str, facts: Mapping[str, object], language: str = "") -> None:
    """Tell somebody what was done to their account; it is done, whether the e-mail goes or not.

    No limit holds it back: whoever took an account over could use the limit up to stay unnoticed.
    """
    try:
        _send(to, name, facts, language)
    except EmailNotSentError:
        LOG.exception("a notice was not sent: %s", name)


def tell_password_changed(request: HttpRequest, user: User) -> None:
    """Tell a teacher that their account has a new password."""
    url = usual_url(request, reverse("accounts:forgotten"))
    send_notice(user.email, "password_changed", {"url": url}, user.language)


def _limits(request: HttpRequest, to: str) -> list[Limit]:
    """Return what an e-mail counts against.

    A browser that the account was signed in with is not held up by what others asked for.
    """
    client, address = client_of(request), to.casefold()
    owner = find_teacher(to)
    limits = [
        EMAILS_TO_ADDRESS_FROM_CLIENT.of(address, client),
        EMAILS_FROM_CLIENT.of(client),
    ]
    if owner and is_known(request, owner):
        return limits
    return [*limits, EMAILS_TO_ADDRESS.of(address)]


def _send(to: str, name: str, facts: Mapping[str, object], language: str) -> None:
    """Write an e-mail and hand it over; the first line of its template is the subject.

    Whatever a name holds stays in its line: it writes no line of the e-mail.
    """
    lines = {key: " ".join(str(fact).split()) for key, fact in facts.items()}
    with override(language or get_language() or "en"):
        text = render_to_string(f"accounts/emails/{name}.txt", lines)
    subject, _, body = text.strip().partition("\n")
    try:
        send_mail(subject.strip(), f"{body.strip()}\n", None, [to])
    except (SMTPException, OSError) as error:
        raise EmailNotSentError from error


def _too_many(request: HttpRequest, error: LimitReachedError) -> HttpResponse:
    if error.rate is EMAILS_FROM_CLIENT:
        message = _("A great many e-mails were requested from your network in the last hour.")
    else:
        message = _(
            "Several e-mails were sent to this address in the last hour, so none was sent now."
            " Look for them in the inbox, and in the spam folder too: their links work."
        )
    title = _("No further e-mail was sent")
    return render_too_many(request, error.wait, title, message, _ways())


def _ways() -> list[PageLink]:
    return [PageLink(reverse("accounts:sign_in"), _("Sign in"))]
