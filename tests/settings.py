"""The site's settings for tests: development, whatever the environment says, and quick."""

from __future__ import annotations

import os

for name in (
    "DJANGO_ALLOWED_HOSTS",
    "DJANGO_CSRF_TRUSTED_ORIGINS",
    "DJANGO_BEHIND_PROXY",
    "DJANGO_SECRET_KEY_FALLBACKS",
    "DJANGO_PROXY_HOPS",
):
    os.environ.pop(name, None)
os.environ["DJANGO_DEBUG"] = "1"

from config.settings import *  # noqa: E402, F403

PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
