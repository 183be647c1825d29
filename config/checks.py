"""Checks that Django runs before most commands."""

from __future__ import annotations

import zoneinfo
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from django.apps import AppConfig
from django.conf import settings
from django.core.checks import CheckMessage, Error, Tags, Warning, register

from config.catalogues import find_catalogues, is_stale
from config.env import find_weakness


@register(Tags.translation)
def check_catalogues(
    app_configs: Sequence[AppConfig] | None = None, **kwargs: Any
) -> list[CheckMessage]:
    """Refuse to run with words older than their source."""
    return [
        Error(
            f"{source.relative_to(settings.BASE_DIR)} is not compiled, or newer than its .mo file.",
            hint="Run: python3 manage.py compilecatalogues",
            id="choroku.E001",
        )
        for source in find_catalogues([Path(folder) for folder in settings.LOCALE_PATHS])
        if is_stale(source)
    ]


@register(Tags.security, deploy=True)
def check_secret_key(
    app_configs: Sequence[AppConfig] | None = None, **kwargs: Any
) -> list[CheckMessage]:
    """Refuse to deploy with a key that can be guessed."""
    complaint = find_weakness(settings.SECRET_KEY)
    return [Error(f"SECRET_KEY: {complaint}", id="choroku.E002")] if complaint else []


@register()
def check_time_zones(
    app_configs: Sequence[AppConfig] | None = None, **kwargs: Any
) -> list[CheckMessage]:
    """Refuse to run where the machine knows no time zones, which every class needs."""
    if "Europe/Paris" in zoneinfo.available_timezones():
        return []
    hint = "Install the tzdata of the system (apt install tzdata) or of Python (pip install tzdata)"
    return [Error("This machine knows no time zones.", hint=f"{hint}.", id="choroku.E003")]


@register(Tags.security, deploy=True)
def check_proxies(
    app_configs: Sequence[AppConfig] | None = None, **kwargs: Any
) -> list[CheckMessage]:
    """Ask how many proxies stand in front: one that is not declared hides every client."""
    if settings.PROXY_HOPS is not None:
        return []
    text = "DJANGO_PROXY_HOPS is not set: it is not known how many proxies stand in front."
    hint = (
        "Write how many add the client to X-Forwarded-For (1 for nginx, 2 with a content network"
        " before it, 0 for none). Behind a proxy that is not declared all readers count as one,"
        " and a few wrong passwords lock everybody out."
    )
    return [Warning(text, hint=hint, id="choroku.W001")]
