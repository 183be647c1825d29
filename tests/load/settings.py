"""The site as in production, without static files collected: only answers are asked for."""

from __future__ import annotations

from tests.bench.settings import *  # noqa: F403

STORAGES = {"staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}}
