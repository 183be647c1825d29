"""Secrets that stand for a person: made here, handed out once, and stored as hashes only."""

from __future__ import annotations

import secrets
from typing import Final

from django.utils.crypto import salted_hmac

KEY_BYTES: Final = 16
LONGEST_KEY: Final = 60
_SALT: Final = "tutorials.accounts.keys"


def make_key() -> str:
    """Return a new secret of 128 bits, fit for a cookie or an address."""
    return secrets.token_urlsafe(KEY_BYTES)


def hash_key(key: str) -> str:
    """Return what is stored in place of a secret: its hash under the site's own key."""
    return salted_hmac(_SALT, key, algorithm="sha256").hexdigest()
