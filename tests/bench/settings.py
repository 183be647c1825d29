"""The site as in production, with a bare view beside it to measure against."""

from __future__ import annotations

import os
import secrets

os.environ.setdefault("DJANGO_SECRET_KEY", secrets.token_urlsafe(50))
os.environ.setdefault("DJANGO_ALLOWED_HOSTS", "127.0.0.1")
os.environ.setdefault("DJANGO_PROXY_HOPS", "1")
os.environ.pop("DJANGO_DEBUG", None)

from config.settings import *  # noqa: F403

ROOT_URLCONF = "tests.bench.urls"
