"""Links that an e-mail brings: to sign up, and to choose a new password.

What a page says never depends on whether there is an account; an e-mail goes out either way.
"""

from __future__ import annotations

from django.conf import settings
from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render, resolve_url
from django.urls import reverse
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from rules.http import PageLink, render_problem, usual_url
from tutorials.accounts import teachers
from tutorials.accounts.decorators import no_store
from tutorials.accounts.emails import links
from tutorials.accounts.emails.opening import hide_secret, opened_by
from tutorials.accounts.emails.sending import (
    handle_email_errors,
    send_email,
    tell_password_changed,
)
from tutorials.accounts.forms import (
    AddressForm,
    FinishForm,
    NewPasswordForm,
    posted_data,
    render_form,
)
from tutorials.accounts.guards.known_browsers import remember_browser
from tutorials.accounts.guards.security_log import Event, log_event
from tutorials.accounts.models import User


@require_http_methods(["GET", "HEAD", "POST"])
@handle_email_errors
@no_store
def sign_up(request: HttpRequest) -> HttpResponse:
    """Ask for an address and send the link under which an account is made."""
    form = AddressForm(posted_data(request))
    if not form.is_valid():
        return render_form(request, "accounts/sign_up.html", form)
    email = form.cleaned_data["email"]
    if user := teachers.find_teacher(email):
        facts = {"url": _password_url(request, user), "email": user.email}
        send_email(request, user.email, "known", facts)
    else:
        path = reverse("accounts:finish", args=[links.sign_up_token(email)])
        send_email(request, email, "sign_up", {"url": usual_url(request, path)})
    return render(request, "accounts/sent.html", {"email": email})


@require_http_methods(["GET", "HEAD", "POST"])
@hide_secret("token")
@no_store
def finish(request: HttpRequest, token: str) -> HttpResponse:
    """Make the account of a proven address and sign its teacher in."""
    email = links.read_sign_up(token)
    if email is None:
        return _dead_link(request, "accounts:sign_up")
    form, opened = FinishForm(posted_data(request), user=User(email=email)), opened_by(request)
    if form.is_valid() and not opened.is_other:
        data = form.cleaned_data
        try:
            user = teachers.create_teacher(
                email, data["password"], data["organisation"], get_language() or ""
            )
        except teachers.AddressTakenError:
            return _dead_link(request, "accounts:sign_in")
        return _signed_in(request, user)
    return render_form(request, "accounts/finish.html", form, email=email, opened=opened)


@require_http_methods(["GET", "HEAD", "POST"])
@handle_email_errors
@no_store
def forgotten(request: HttpRequest) -> HttpResponse:
    """Ask for an address and send the link under which a new password is chosen."""
    form = AddressForm(posted_data(request))
    if not form.is_valid():
        return render_form(request, "accounts/forgotten.html", form)
    email = form.cleaned_data["email"]
    if user := teachers.find_teacher(email):
        facts = {"url": _password_url(request, user), "email": user.email}
        send_email(request, user.email, "password", facts, user.language)
    else:
        url = usual_url(request, reverse("accounts:sign_up"))
        send_email(request, email, "unknown", {"url": url})
    return render(request, "accounts/sent.html", {"email": email})


@require_http_methods(["GET", "HEAD", "POST"])
@hide_secret("token")
@no_store
def new_password(request: HttpRequest, uid: str, token: str) -> HttpResponse:
    """Let whoever has the link choose a new password, once, and sign them in."""
    user = links.read_password_link(uid, token)
    if user is None:
        return _dead_link(request, "accounts:forgotten")
    form, opened = NewPasswordForm(posted_data(request), user=user), opened_by(request)
    if form.is_valid() and not opened.is_other:
        user = links.use_password_link(uid, token, form.cleaned_data["password"])
        if user is None:
            return _dead_link(request, "accounts:forgotten")
        teachers.reset_sign_in_limits(request, user)
        log_event(Event.PASSWORD_RESET, request, account=user.pk)
        tell_password_changed(request, user)
        messages.success(request, _("Your new password is set."))
        return _signed_in(request, user)
    context = {"email": user.email, "opened": opened}
    return render_form(request, "accounts/new_password.html", form, **context)


def _signed_in(request: HttpRequest, user: User) -> HttpResponse:
    teachers.begin_session(request, user)
    response = HttpResponseRedirect(resolve_url(settings.LOGIN_REDIRECT_URL), status=303)
    remember_browser(request, response, user)
    return response


def _password_url(request: HttpRequest, user: User) -> str:
    path = reverse("accounts:new_password", args=links.password_tokens(user))
    return usual_url(request, path)


def _dead_link(request: HttpRequest, name: str) -> HttpResponse:
    labels = {
        "accounts:sign_up": _("Ask for a new link"),
        "accounts:forgotten": _("Ask for a new link"),
        "accounts:sign_in": _("Sign in"),
    }
    title = _("This link cannot be used any more")
    message = _("It has been used already, or it is older than %(days)s days.")
    ways = [PageLink(reverse(name), labels[name])]
    return render_problem(request, 404, title, message % {"days": links.DAYS}, ways)
