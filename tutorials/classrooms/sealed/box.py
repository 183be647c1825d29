"""What is kept for a few minutes on the server such that only one browser can read it.

Each box has a key of its own, drawn at random, used once and handed out: the box is the content
under a stream made from the key (SHAKE-256), and a seal over both made from the key as well
(HMAC-SHA-256). Without the key a box is noise.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

_KEY_BYTES: Final = 32
_SEAL_BYTES: Final = 32


def seal(content: bytes) -> tuple[bytes, str]:
    """Return a box with the content, and its key."""
    key = secrets.token_bytes(_KEY_BYTES)
    body = _under_stream(key, content)
    return _make_seal(key, body) + body, key.hex()


def unseal(box: bytes, key: str) -> bytes | None:
    """Return what a box holds; None where the key is not its own, or it was changed."""
    try:
        secret = bytes.fromhex(key)
    except ValueError:
        return None
    found, body = box[:_SEAL_BYTES], box[_SEAL_BYTES:]
    if len(secret) != _KEY_BYTES or not hmac.compare_digest(found, _make_seal(secret, body)):
        return None
    return _under_stream(secret, body)


def _under_stream(key: bytes, content: bytes) -> bytes:
    stream = hashlib.shake_256(b"stream" + key).digest(len(content))
    return bytes(one ^ other for one, other in zip(content, stream, strict=True))


def _make_seal(key: bytes, body: bytes) -> bytes:
    return hmac.digest(hashlib.sha256(b"seal" + key).digest(), body, "sha256")
