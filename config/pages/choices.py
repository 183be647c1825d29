"""A choice of the reader about how pages look, kept in a cookie for a year."""

from __future__ import annotations

from typing import Final

from django import forms
from django.core.exceptions import BadRequest
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme

COOKIE_AGE: Final = 365 * 24 * 3600


def keep_choice(request: HttpRequest, form: forms.Form, name: str) -> HttpResponse:
    """Keep what a form says about `name` and go back to the page it was made on."""
    if not form.is_valid():
        raise BadRequest(form.errors.as_text())
    target = _page_to_go_back_to(request, form.cleaned_data["next"])
    response = HttpResponseRedirect(target, status=303)
    response.set_cookie(
        name,
        form.cleaned_data[name],
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
