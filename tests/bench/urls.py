"""The addresses of the site, and `/hello`."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.urls import path

from config.urls import urlpatterns as site

handler404 = "config.pages.errors.page_not_found"


def hello(request: HttpRequest) -> HttpResponse:
    """Answer with one word: what every answer of this server costs at least."""
    return HttpResponse("hello")


urlpatterns = [path("hello", hello), *site]
