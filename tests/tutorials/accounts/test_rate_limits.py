from __future__ import annotations

import datetime

import pytest
from django.test import RequestFactory, override_settings
from django.utils import timezone

from tutorials.accounts import limits
from tutorials.accounts.models import Failure

MINUTE = datetime.timedelta(minutes=1)
PROXY = ("HTTP_X_FORWARDED_PROTO", "https")


@pytest.mark.django_db
def test_what_is_counted_is_counted_apart_and_for_a_while() -> None:
    for _ in range(3):
        limits.note("card", "123456")
    limits.note("card", "654321")
    limits.note("code", "123456")
    assert limits.count("card", "123456", MINUTE) == 3
    Failure.objects.update(created_at=timezone.now() - 2 * MINUTE)
    assert limits.count("card", "123456", MINUTE) == 0
    assert limits.count("card", "123456", 3 * MINUTE) == 3


@pytest.mark.django_db
def test_what_is_forgiven_is_counted_anew() -> None:
    limits.note("card", "123456")
    limits.note("card", "654321")
    limits.forget("card", "123456")
    assert limits.count("card", "123456", MINUTE) == 0
    assert limits.count("card", "654321", MINUTE) == 1


@pytest.mark.parametrize(
    ("behind", "forwarded", "address"),
    [
        (None, "6.6.6.6", "127.0.0.1"),
        (PROXY, "6.6.6.6, 9.9.9.9", "9.9.9.9"),
        (PROXY, "", "127.0.0.1"),
    ],
)
def test_a_client_is_whom_the_proxy_names_last_and_only_behind_one(
    rf: RequestFactory,
    behind: tuple[str, str] | None,
    forwarded: str,
    address: str,
) -> None:
    request = rf.get("/", headers={"X-Forwarded-For": forwarded})
    with override_settings(SECURE_PROXY_SSL_HEADER=behind):
        assert limits.client_address(request) == address
