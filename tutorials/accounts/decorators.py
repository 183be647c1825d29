"""Decorators of views: sign-in required, responses not stored."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.cache import patch_cache_control
from django.utils.http import urlencode

from rules.http import is_local_url
from tutorials.accounts.models import User

Rest = ParamSpec("Rest")


class TeacherRequest(HttpRequest):
    """A request whose user is authenticated."""

    user: User


View = Callable[Concatenate[HttpRequest, Rest], HttpResponse]
TeacherView = Callable[Concatenate[TeacherRequest, Rest], HttpResponse]


def no_store(view: View[Rest]) -> View[Rest]:
    """Forbid every cache, the browser's included, to store the response."""

    @wraps(view)
    def answer(request: HttpRequest, /, *args: Rest.args, **kwargs: Rest.kwargs) -> HttpResponse:
        response = view(request, *args, **kwargs)
        patch_cache_control(response, private=True, no_store=True)
        return response

    return answer


def teacher_required(view: TeacherView[Rest]) -> View[Rest]:
    """Redirect anonymous visitors to the sign-in page; the response is not stored."""

    @no_store
    @wraps(view)
    def answer(request: HttpRequest, /, *args: Rest.args, **kwargs: Rest.kwargs) -> HttpResponse:
        if not request.user.is_authenticated:
            return HttpResponseRedirect(sign_in_url(request), status=303)
        return view(request, *args, **kwargs)  # type: ignore[arg-type]

    return answer


def sign_in_url(request: HttpRequest) -> str:
    """Return the address of the sign-in page, with the requested page as `next`."""
    url = reverse("accounts:sign_in")
    wanted = request.get_full_path() if request.method in ("GET", "HEAD") else ""
    return f"{url}?{urlencode({'next': wanted})}" if wanted else url


def page_after(request: HttpRequest, wanted: str, otherwise: str) -> str:
    """Return `wanted` if it stays on this site, else `otherwise`."""
    return wanted if is_local_url(request, wanted) else otherwise
