"""Signing in and out."""

from __future__ import annotations

from django.conf import settings
from django.contrib import auth
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.middleware.csrf import rotate_token
from django.shortcuts import resolve_url
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from rules.http import read_fields, read_query
from tutorials.accounts import teachers
from tutorials.accounts.decorators import no_store, page_after
from tutorials.accounts.emails.opening import forget_opened
from tutorials.accounts.forms import TOO_MANY, SignInForm, posted_data, render_form
from tutorials.accounts.guards.known_browsers import remember_browser
from tutorials.accounts.guards.too_many import tell_wait, word_wait
from tutorials.accounts.models import User
from tutorials.accounts.rate_limits import LimitReachedError


@require_http_methods(["GET", "HEAD", "POST"])
@no_store
def sign_in(request: HttpRequest) -> HttpResponse:
    """Ask for e-mail and password, and lead on to the page that was wanted."""
    initial = {"next": read_query(request).get("next", "")}
    form = SignInForm(posted_data(request), initial=initial)
    if form.is_valid():
        email, password = form.cleaned_data["email"], form.cleaned_data["password"]
        try:
            if user := teachers.check_password(request, email, password):
                return _signed_in(request, user, form.cleaned_data["next"])
            form.add_error(None, _("E-mail and password do not match."))
        except LimitReachedError as error:
            return _too_many(request, form, error)
    return render_form(request, "accounts/sign_in.html", form)


def _signed_in(request: HttpRequest, user: User, wanted: str) -> HttpResponse:
    teachers.begin_session(request, user)
    url = page_after(request, wanted, resolve_url(settings.LOGIN_REDIRECT_URL))
    response = HttpResponseRedirect(url, status=303)
    remember_browser(request, response, user)
    return response


def _too_many(request: HttpRequest, form: SignInForm, error: LimitReachedError) -> HttpResponse:
    message = _("Too many sign-ins have failed.")
    way = _("You can also ask for a link to choose a new password.")
    text = f"{message} {word_wait(error.wait)} {way}"
    form.add_error(None, ValidationError(text, code=TOO_MANY))
    return tell_wait(render_form(request, "accounts/sign_in.html", form), error.wait)


@require_POST
@no_store
def sign_out(request: HttpRequest) -> HttpResponse:
    """End the session, whoever's it is, and lead on to the page that was wanted."""
    auth.logout(request)
    rotate_token(request)  # forms that are still open, on a card's session too, are refused
    wanted = page_after(request, read_fields(request).get("next", ""), reverse("home"))
    response = HttpResponseRedirect(wanted, status=303)
    forget_opened(request, response)
    return response
