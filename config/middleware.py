"""Middleware for what Django has no setting for."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.template.defaultfilters import filesizeformat
from django.utils.translation import gettext as _

from config.pages.errors import error_page, main_ways, way_back
from rules.http import PageLink, largest_file

PERMISSIONS_POLICY = ", ".join(
    f"{feature}=()"
    for feature in (
        "accelerometer",
        "autoplay",
        "browsing-topics",
        "camera",
        "display-capture",
        "geolocation",
        "gyroscope",
        "microphone",
        "midi",
        "payment",
        "usb",
    )
)


class PermissionsPolicyMiddleware:
    """Deny the site access to all devices of the browser."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Add the header, unless the view set its own."""
        response = self.get_response(request)
        response.headers.setdefault("Permissions-Policy", PERMISSIONS_POLICY)
        return response


class AcceptedEncodings:
    """Reduce Accept-Encoding to the names of accepted encodings.

    Whatever compresses below looks for a name in the header, and would take `gzip;q=0` for a wish.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        if sent := request.META.get("HTTP_ACCEPT_ENCODING"):
            request.META["HTTP_ACCEPT_ENCODING"] = ", ".join(accepted_encodings(sent))
        return self.get_response(request)


def accepted_encodings(header: str) -> Iterator[str]:
    """Yield the encodings that a header accepts; unreadable weights reject one.

    >>> list(accepted_encodings("GZIP;q=0.5, br;q=0, deflate;q=high, *;q=0"))
    ['gzip']
    """
    for entry in header.lower().split(","):
        name, *parameters = (part.strip() for part in entry.split(";"))
        weights = [p.removeprefix("q=") for p in parameters if p.startswith("q=")]
        if name and all(_is_above_zero(weight) for weight in weights):
            yield name


def _is_above_zero(weight: str) -> bool:
    digits = weight.replace(".", "", 1)
    return digits.isascii() and digits.isdecimal() and float(weight) > 0


class BodyLimit:
    """Refuse a form larger than its page allows, before reading any of it."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        return self.get_response(request)

    def process_view(
        self, request: HttpRequest, view: Callable[..., object], args: object, kwargs: object
    ) -> HttpResponse | None:
        """Return an error page if too much was sent; None runs the view."""
        in_files = largest_file(view)
        sent = request.META.get("CONTENT_LENGTH") or "0"
        if not sent.isdecimal() or int(sent) <= in_files + settings.LARGEST_FORM:
            return None
        message = _("This page takes %(size)s at most. Nothing that was sent has been kept.")
        size = filesizeformat(in_files or settings.LARGEST_FORM)
        ways = [PageLink(way_back(request), _("Try again")), *main_ways()]
        return error_page(request, 413, _("That is too large"), message % {"size": size}, ways)
