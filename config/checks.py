"""Checks that Django runs before most commands."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from django.apps import AppConfig
from django.conf import settings
from django.core.checks import CheckMessage, Error, Tags, register

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
