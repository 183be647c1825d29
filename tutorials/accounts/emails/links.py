"""Signed links that are sent by e-mail: each proves an address, and is good for a while."""

from __future__ import annotations

from typing import Final

from django.contrib.auth.hashers import make_password
from django.contrib.auth.tokens import default_token_generator
from django.core import signing
from django.utils.http import urlsafe_base64_decode, urlsafe_base64_encode

from tutorials.accounts.models import User

DAYS: Final = 3
_SIGN_UP: Final = "tutorials.accounts.sign-up"
_NEW_ADDRESS: Final = "tutorials.accounts.new-address"
_AGE: Final = DAYS * 24 * 3600


def sign_up_token(email: str) -> str:
    """Return the proof that somebody reads e-mail to an address."""
    return signing.dumps(email, salt=_SIGN_UP)


def read_sign_up(token: str) -> str | None:
    """Return the address that is proven; None for a token that is not ours or too old."""
    try:
        return str(signing.loads(token, salt=_SIGN_UP, max_age=_AGE))
    except signing.BadSignature:
        return None


def new_address_token(user: User, email: str) -> str:
    """Return the proof that a teacher reads e-mail to their new address."""
    return signing.dumps([user.pk, user.email, email], salt=_NEW_ADDRESS)


def read_new_address(user: User, token: str) -> str | None:
    """Return the new address of this teacher; None unless it is theirs and not used yet."""
    try:
        pk, old, new = signing.loads(token, salt=_NEW_ADDRESS, max_age=_AGE)
    except (signing.BadSignature, ValueError):
        return None
    return str(new) if (pk, old) == (user.pk, user.email) else None


def password_tokens(user: User) -> tuple[str, str]:
    """Return the two parts of the link under which a new password is chosen, once."""
    uid = urlsafe_base64_encode(str(user.pk).encode())
    return uid, default_token_generator.make_token(user)


def read_password_link(uid: str, token: str) -> User | None:
    """Return who may choose a new password; None when the link is used, old or not ours."""
    try:
        user = User.objects.filter(pk=int(urlsafe_base64_decode(uid)), is_active=True).first()
    except (ValueError, OverflowError):
        return None
    return user if user and default_token_generator.check_token(user, token) else None


def use_password_link(uid: str, token: str, password: str) -> User | None:
    """Set the password of whoever the link belongs to; None when it is used, old or not ours.

    Of several who use it at the same moment one finds the password that the link was made for.
    """
    user = read_password_link(uid, token)
    if user is None:
        return None
    hashed = make_password(password)
    if not User.objects.filter(pk=user.pk, password=user.password).update(password=hashed):
        return None
    user.password = hashed
    return user
