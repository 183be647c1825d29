from __future__ import annotations

import datetime

import pytest
from django.db import connection
from django.http import HttpRequest, HttpResponse
from django.test import Client, RequestFactory, override_settings
from django.test.utils import CaptureQueriesContext

from rules.http import costly
from tutorials.accounts import rate_limits
from tutorials.accounts.guards.clients import client_of
from tutorials.accounts.guards.middleware import LimitCostlyPages, WarnOfProxies
from tutorials.accounts.models import Failure
from tutorials.accounts.rate_limits import FORGOTTEN_AFTER, MINUTE, Rate

THREE = Rate("three", 3, 5 * MINUTE, "word")
LATER = Rate("three", 3, 60 * MINUTE, "word")
RATES = [value for value in vars(rate_limits).values() if isinstance(value, Rate)]


def age(minutes: float) -> None:
    """Let everything that was recorded have happened earlier."""
    for row in Failure.objects.all():
        row.created_at -= minutes * MINUTE
        row.save()


@pytest.mark.django_db
def test_a_limit_is_reached_by_as_many_as_it_says_and_for_its_window() -> None:
    for _ in range(2):
        THREE.of("fox").record()
    assert not THREE.of("fox").is_reached()
    THREE.of("fox").record()
    assert THREE.of("fox").is_reached()
    assert not THREE.of("owl").is_reached()
    age(6)
    assert not THREE.of("fox").is_reached()
    assert LATER.of("fox").is_reached()


@pytest.mark.django_db
def test_the_wait_ends_when_enough_of_them_are_old() -> None:
    for _ in range(2):
        THREE.of("fox").record()
    age(4)
    assert THREE.of("fox").wait() == datetime.timedelta()
    for _ in range(2):
        THREE.of("fox").record()
    assert 55 <= THREE.of("fox").wait().total_seconds() <= 60
    THREE.of("fox").record()
    assert THREE.of("fox").wait() > 4 * MINUTE


@pytest.mark.django_db
def test_what_is_forgiven_is_counted_anew() -> None:
    THREE.of("fox", "owl").record()
    THREE.of("fox").record()
    THREE.of("fox", "owl").forget()
    assert THREE.of("fox", "owl").count() == 0
    assert THREE.of("fox").count() == 1


@pytest.mark.django_db
@pytest.mark.parametrize(
    "other", [("1 known browser", "2"), ("1", "known browser 2"), ("1", "known browser", "2")]
)
def test_what_is_counted_per_never_runs_into_another(other: tuple[str, ...]) -> None:
    for _ in range(THREE.limit):
        THREE.of(*other).record()
    assert THREE.of(1, "known browser", "2").count() == 0
    assert THREE.of(*other).is_reached()


@pytest.mark.django_db
def test_the_name_of_a_rate_never_runs_into_what_it_is_counted_per() -> None:
    Rate("three fox", 3, MINUTE, "word").of("owl").record()
    assert THREE.of("fox owl").count() == THREE.of("fox", "owl").count() == 0


@pytest.mark.django_db
def test_counting_uses_the_index() -> None:
    with CaptureQueriesContext(connection) as queries:
        THREE.of("fox").count()
    if connection.vendor == "sqlite":
        (query,) = queries.captured_queries
        with connection.cursor() as cursor:
            cursor.execute(f"EXPLAIN QUERY PLAN {query['sql']}")
            assert "failures_of_late" in str(cursor.fetchall())


@pytest.mark.parametrize("rate", RATES, ids=lambda rate: rate.name)
def test_no_rate_looks_back_further_than_rows_are_kept(rate: Rate) -> None:
    assert rate.limit > 0
    assert datetime.timedelta() < rate.window <= FORGOTTEN_AFTER


# ---- clients ----


@pytest.mark.parametrize(
    ("hops", "forwarded", "client"),
    [
        (None, "6.6.6.6", "127.0.0.1"),
        (0, "6.6.6.6", "127.0.0.1"),
        (1, "6.6.6.6, 9.9.9.9", "9.9.9.9"),
        (2, "6.6.6.6, 9.9.9.9, 10.0.0.1", "9.9.9.9"),
        (2, "10.0.0.1", "127.0.0.1"),
        (1, "", "127.0.0.1"),
        (1, " , ", "127.0.0.1"),
        (1, "9.9.9.9:4711", "9.9.9.9"),
        (1, "::ffff:9.9.9.9", "9.9.9.9"),
        (1, "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        (1, "[2001:db8:1:2::1]:443", "2001:db8:1:2::/64"),
        (1, "fe80::1%eth0", "fe80::/64"),
        (1, "unknown", "unknown"),
    ],
)
def test_a_client_is_whom_the_outermost_of_our_proxies_names(
    rf: RequestFactory, hops: int | None, forwarded: str, client: str
) -> None:
    request = rf.get("/", headers={"X-Forwarded-For": forwarded})
    with override_settings(PROXY_HOPS=hops):
        assert client_of(request) == client


@pytest.mark.parametrize(
    ("hops", "headers", "warns"),
    [
        (None, {}, False),
        (None, {"X-Forwarded-For": "6.6.6.6"}, True),
        (None, {"X-Forwarded-Proto": "https"}, True),
        (0, {"X-Forwarded-For": "6.6.6.6"}, False),
        (1, {}, False),  # a supervisor beside the server
        (1, {"X-Forwarded-For": "6.6.6.6", "X-Forwarded-Proto": "https"}, False),
        (1, {"X-Forwarded-Proto": "https"}, True),
        (2, {"X-Forwarded-For": "6.6.6.6"}, True),
    ],
)
def test_a_proxy_that_was_not_declared_is_told_once(
    rf: RequestFactory,
    caplog: pytest.LogCaptureFixture,
    hops: int | None,
    headers: dict[str, str],
    warns: bool,
) -> None:
    middleware = WarnOfProxies(work)
    with override_settings(PROXY_HOPS=hops):
        for _ in range(3):
            middleware(rf.get("/", headers=headers))
    assert [row.getMessage()[:17] for row in caplog.records] == ["DJANGO_PROXY_HOPS"] * warns


# ---- costly pages ----


def work(request: HttpRequest) -> HttpResponse:
    return HttpResponse("done")


def ask(method: str, address: str = "127.0.0.1", *, costly_view: bool = True) -> int:
    """Return the status that the middleware gives, 200 where the view may run."""
    request = RequestFactory().generic(method, "/", REMOTE_ADDR=address)
    request.COOKIES = {}
    view = costly(lambda request: work(request)) if costly_view else work
    answer = LimitCostlyPages(work).process_view(request, view, (), {})
    return answer.status_code if answer else 200


@pytest.mark.django_db
def test_a_client_sends_only_so_many_costly_forms() -> None:
    limit = rate_limits.COSTLY_PAGES.limit
    assert [ask("POST") for _ in range(limit)] == [200] * limit
    assert ask("POST") == 429
    assert ask("POST", "192.0.2.1") == 200
    assert ask("GET") == 200
    assert ask("POST", costly_view=False) == 200


@pytest.mark.django_db
def test_to_read_a_costly_page_asks_nothing_of_the_database() -> None:
    with CaptureQueriesContext(connection) as queries:
        assert [ask("GET"), ask("HEAD")] == [200, 200]
    assert not queries.captured_queries


@pytest.mark.django_db
def test_whoever_has_to_wait_is_told_how_long_in_their_language(client: Client) -> None:
    for _ in range(rate_limits.WRONG_CODES.limit):
        rate_limits.WRONG_CODES.of("127.0.0.1").record()
    response = client.get("/de/join/QQQQQQ/")
    assert response.status_code == 429
    assert 14 * 60 < int(response["Retry-After"]) <= 15 * 60
    assert "in 15 Minuten" in response.content.decode()
