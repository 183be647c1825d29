from __future__ import annotations

import pytest
from django.db import DatabaseError, connection
from django.db.migrations.recorder import MigrationRecorder
from django.test import Client

from config.middleware import PERMISSIONS_POLICY


@pytest.mark.django_db
def test_a_healthy_server_answers_ok_and_is_never_cached(client: Client) -> None:
    response = client.get("/healthz")
    assert (response.status_code, response.content) == (200, b"ok\n")
    assert response["Content-Type"] == "text/plain"
    assert "no-store" in response["Cache-Control"]


@pytest.mark.django_db
def test_a_missing_migration_is_unhealthy(client: Client) -> None:
    MigrationRecorder(connection).record_unapplied("sessions", "0001_initial")
    response = client.get("/healthz")
    assert (response.status_code, response.content) == (503, b"migrations are not applied\n")


def test_a_silent_database_is_unhealthy(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise DatabaseError("no route to host")

    monkeypatch.setattr(connection, "cursor", refuse)
    response = client.get("/healthz")
    assert (response.status_code, response.content) == (503, b"the database does not answer\n")


@pytest.mark.parametrize(
    ("accepted", "cookie", "language"),
    [
        ("", "", "en"),
        ("ja,en;q=0.5", "", "ja"),
        ("fr-CA", "", "fr"),
        ("es,de;q=0.4", "", "de"),
        ("es", "", "en"),
        ("ja", "de", "de"),
        ("ja", "es", "ja"),
    ],
)
def test_the_root_leads_to_the_language_of_the_cookie_then_of_the_browser(
    client: Client, accepted: str, cookie: str, language: str
) -> None:
    if cookie:
        client.cookies["django_language"] = cookie
    response = client.get("/", headers={"Accept-Language": accepted})
    assert (response.status_code, response["Location"]) == (302, f"/{language}/")
    assert {"Accept-Language", "Cookie"} <= set(response["Vary"].split(", "))


def test_every_response_carries_the_strict_policies(client: Client) -> None:
    headers = client.get("/").headers
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "data:" not in policy
    assert headers["Permissions-Policy"] == PERMISSIONS_POLICY
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"


@pytest.mark.parametrize("method", ["post", "put", "delete"])
@pytest.mark.parametrize("path", ["/", "/healthz"])
def test_what_only_reads_refuses_to_write(client: Client, method: str, path: str) -> None:
    assert getattr(client, method)(path).status_code == 405
