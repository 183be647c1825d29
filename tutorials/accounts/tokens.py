"""Secret tokens that identify a person: handed out once, stored only as hashes.

A hash is made under the site's own key. When that is changed, hashes made under a former one
(`SECRET_KEY_FALLBACKS`) are still found, and each is made anew when its secret is used.
"""

from __future__ import annotations

import secrets
from typing import Final, TypeVar

from django.conf import settings
from django.db.models import Model, QuerySet
from django.utils.crypto import salted_hmac

KEY_BYTES: Final = 16
LONGEST_KEY: Final = 60
# Stored hashes were made with this salt: it stays, whatever the module is called.
_SALT: Final = "tutorials.accounts.keys"

Row = TypeVar("Row", bound=Model)


def make_key() -> str:
    """Return a new secret of 128 bits, fit for a cookie or an address."""
    return secrets.token_urlsafe(KEY_BYTES)


def hash_key(key: str, site_key: str | None = None) -> str:
    """Return the keyed hash that is stored in place of a secret."""
    return salted_hmac(_SALT, key, secret=site_key, algorithm="sha256").hexdigest()


def hashes_of(key: str) -> list[str]:
    """Return the hash of a secret under the site's key, then those under its former ones."""
    return [hash_key(key), *(hash_key(key, former) for former in settings.SECRET_KEY_FALLBACKS)]


def find_by_secret(rows: QuerySet[Row], key: str) -> Row | None:
    """Return the row whose `key_hash` belongs to a secret, hashed anew where that is due."""
    if len(key) > LONGEST_KEY:
        return None
    hashes = hashes_of(key)
    found = rows.filter(key_hash__in=hashes).first()
    if found is not None:
        renew(found, "key_hash", hashes[0])
    return found


def renew(row: Model, field: str, present: str) -> None:
    """Replace a hash made under a former key by the present one."""
    if getattr(row, field) != present:
        setattr(row, field, present)
        type(row)._default_manager.filter(pk=row.pk).update(**{field: present})
