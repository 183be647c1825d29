"""Signing in and out."""

from __future__ import annotations

from django.conf import settings
from django.contrib import auth
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render, resolve_url
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from rules.web import read_query
from tutorials.accounts import teachers
from tutorials.accounts.forms import SignInForm
from tutorials.accounts.rights import page_after, personal


@require_http_methods(["GET", "HEAD", "POST"])
@personal
def sign_in(request: HttpRequest) -> HttpResponse:
    """Ask for e-mail and password, and lead on to the page that was wanted."""
    if request.method != "POST":
        form = SignInForm(initial={"next": read_query(request).get("next", "")})
        return render(request, "accounts/sign_in.html", {"form": form})
    form = SignInForm(request.POST)
    status = 400
    if form.is_valid():
        email, password = form.cleaned_data["email"], form.cleaned_data["password"]
        try:
            if user := teachers.check_password(request, email, password):
                teachers.begin_session(request, user)
                wanted = page_after(
                    request, form.cleaned_data["next"], resolve_url(settings.LOGIN_REDIRECT_URL)
                )
                return HttpResponseRedirect(wanted, status=303)
            form.add_error(None, _("E-mail and password do not match."))
        except teachers.TooManyFailuresError:
            status = 429
            form.add_error(
                None,
                _(
                    "Too many sign-ins have failed. Wait a quarter of an hour, or ask for a link "
                    "to choose a new password."
                ),
            )
    return render(request, "accounts/sign_in.html", {"form": form}, status=status)


def _page_after(request: HttpRequest, form: SignInForm) -> str:
    otherwise = resolve_url(settings.LOGIN_REDIRECT_URL)
    return page_after(request, form.cleaned_data["next"], otherwise)


@require_POST
@personal
def sign_out(request: HttpRequest) -> HttpResponse:
    """End the session, whoever's it is."""
    auth.logout(request)
    return HttpResponseRedirect(reverse("home"), status=303)
