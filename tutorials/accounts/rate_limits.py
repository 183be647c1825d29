"""How often something failed of late, counted in the database so that all processes agree."""

from __future__ import annotations

import datetime

from django.conf import settings
from django.http import HttpRequest
from django.utils import timezone
from django.utils.crypto import salted_hmac

from tutorials.accounts.models import Failure

_SALT = "tutorials.accounts.limits"
FORGOTTEN_AFTER = datetime.timedelta(days=1)


def note(kind: str, who: object) -> None:
    """Count one more of its kind; the row holds a hash, not the name."""
    Failure.objects.create(about=_about(kind, who))


def count(kind: str, who: object, within: datetime.timedelta) -> int:
    """Return how many there were of late."""
    since = timezone.now() - within
    return Failure.objects.filter(about=_about(kind, who), created_at__gt=since).count()


def forget(kind: str, who: object) -> None:
    """Begin to count anew."""
    Failure.objects.filter(about=_about(kind, who)).delete()


def client_address(request: HttpRequest) -> str:
    """Return whom to count a request against: what the proxy names last, or the other end."""
    if settings.SECURE_PROXY_SSL_HEADER:
        forwarded = request.headers.get("X-Forwarded-For", "")
        if named := forwarded.rpartition(",")[2].strip():
            return named
    return str(request.META.get("REMOTE_ADDR", ""))


def _about(kind: str, who: object) -> str:
    return salted_hmac(_SALT, f"{kind} {who}", algorithm="sha256").hexdigest()
