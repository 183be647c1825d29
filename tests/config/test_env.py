from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from config.env import EnvError, EnvironmentVariables, find_weakness

STRONG = "k7#pQ2!vR9@xL4$wM6%zN8^yB1&cT3*hJ5(dF0)gS+aE-uI=oP"


def reader(value: str | None) -> EnvironmentVariables:
    return EnvironmentVariables({} if value is None else {"NAME": value})


@pytest.mark.parametrize("word", ["1", "true", "YES", "on", " 1 "])
def test_a_flag_is_set_by_a_word_for_yes(word: str) -> None:
    assert reader(word).flag("NAME") is True


@pytest.mark.parametrize("word", ["0", "False", "no", "off"])
def test_a_flag_is_cleared_by_a_word_for_no(word: str) -> None:
    assert reader(word).flag("NAME", default=True) is False


@pytest.mark.parametrize("value", [None, "", "  "])
def test_what_is_unset_or_empty_takes_the_default(value: str | None) -> None:
    assert reader(value).flag("NAME", default=True) is True
    assert reader(value).number("NAME", 7) == 7
    assert reader(value).text("NAME", "x") == "x"
    assert reader(value).hosts("NAME") == []


def test_lists_are_separated_by_commas_and_spaces_do_not_matter() -> None:
    assert reader("a.example, .b.example,[::1]").hosts("NAME") == [
        "a.example",
        ".b.example",
        "[::1]",
    ]
    assert reader("https://a.example , http://b.example:8000").origins("NAME") == [
        "https://a.example",
        "http://b.example:8000",
    ]


READERS: dict[str, Callable[[EnvironmentVariables], Any]] = {
    "flag": lambda env: env.flag("NAME"),
    "number": lambda env: env.number("NAME", 0),
    "hosts": lambda env: env.hosts("NAME"),
    "origins": lambda env: env.origins("NAME"),
    "database": lambda env: env.database("NAME", ""),
    "secret": lambda env: env.secret("NAME"),
}


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        ("flag", "maybe"),
        ("number", "-1"),
        ("number", "1.5"),
        ("number", "a year"),
        ("hosts", "https://example.org"),
        ("hosts", "example.org:8000"),
        ("hosts", "a.example,,b.example"),
        ("hosts", "a.example b.example"),
        ("origins", "example.org"),
        ("origins", "https://example.org/path"),
        ("database", "mysql://user@host/name"),
        ("database", "var/db.sqlite3"),
        ("database", "postgres://user@host:port/name"),
        ("secret", "short"),
    ],
)
def test_what_is_malformed_is_refused_in_one_line_that_names_the_variable(
    kind: str, value: str
) -> None:
    with pytest.raises(EnvError) as caught:
        READERS[kind](reader(value))
    assert str(caught.value).startswith("NAME: ")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("address", ["mysql://me:hunter2@host/name", "postgres://me:hunter2@h:x/n"])
def test_a_refused_database_address_does_not_show_its_password(address: str) -> None:
    with pytest.raises(EnvError) as caught:
        reader(address).database("NAME", "")
    assert "hunter2" not in str(caught.value)


def test_a_database_address_is_split_into_its_parts() -> None:
    parts = reader("postgres://me:p%40ss@db.example:5433/choroku").database("NAME", "")
    assert parts["ENGINE"] == "django.db.backends.postgresql"
    assert (parts["USER"], parts["PASSWORD"], parts["HOST"]) == ("me", "p@ss", "db.example")
    assert (parts["PORT"], parts["NAME"]) == (5433, "choroku")


@pytest.mark.parametrize(
    ("key", "complaint"),
    [
        ("", "not set"),
        (STRONG[:49], "too short"),
        ("abcd" * 20, "too uniform"),
        ("development-only: " + STRONG, "development key"),
    ],
)
def test_a_weak_key_is_refused_for_its_reason_and_never_shown(key: str, complaint: str) -> None:
    found = find_weakness(key)
    assert found is not None
    assert complaint in found
    assert not key or key not in found


def test_fifty_varied_characters_are_a_key() -> None:
    assert len(STRONG) == 50
    assert find_weakness(STRONG) is None


@pytest.mark.parametrize(
    ("address", "port", "starts_tls", "speaks_tls"),
    [
        ("smtp://mail.example", 25, False, False),
        ("smtp+tls://me:p%40ss@mail.example", 587, True, False),
        ("smtps://me:p%40ss@mail.example:4465", 4465, False, True),
    ],
)
def test_a_mail_address_is_split_into_its_parts(
    address: str, port: int, starts_tls: bool, speaks_tls: bool
) -> None:
    server = reader(address).mail("NAME", "")
    assert (server.kind, server.host, server.port) == ("smtp", "mail.example", port)
    assert (server.starts_tls, server.speaks_tls) == (starts_tls, speaks_tls)
    assert (server.user, server.password) == (("me", "p@ss") if "me" in address else ("", ""))


def test_letters_may_go_to_the_console() -> None:
    assert reader("console:").mail("NAME", "").kind == "console"


@pytest.mark.parametrize(
    "address",
    ["mail.example", "http://me:hunter2@mail.example", "smtp://me:hunter2@host:x", "smtp:"],
)
def test_a_malformed_mail_address_is_refused_without_its_password(address: str) -> None:
    with pytest.raises(EnvError) as caught:
        reader(address).mail("NAME", "")
    assert str(caught.value).startswith("NAME: ")
    assert "hunter2" not in str(caught.value)


@pytest.mark.parametrize(
    ("hops", "flag", "read"),
    [
        ("", "", None),
        ("", "1", 1),
        ("", "0", 0),
        ("0", "", 0),
        (" 2 ", "", 2),
        ("2", "1", 2),
        ("0", "no", 0),
    ],
)
def test_the_number_of_proxies_is_read_and_the_flag_means_one(
    hops: str, flag: str, read: int | None
) -> None:
    assert EnvironmentVariables({"HOPS": hops, "FLAG": flag}).proxy_hops("HOPS", "FLAG") == read


@pytest.mark.parametrize(
    ("hops", "flag"),
    [("-1", ""), ("two", ""), ("1.5", ""), ("12", ""), ("٢", ""), ("0", "1"), ("2", "0")],
)
def test_a_number_of_proxies_that_cannot_be_meant_is_refused_in_one_line(
    hops: str, flag: str
) -> None:
    with pytest.raises(EnvError, match=r"^HOPS: [^\n]+$"):
        EnvironmentVariables({"HOPS": hops, "FLAG": flag}).proxy_hops("HOPS", "FLAG")


def test_former_keys_are_separated_by_spaces_and_each_is_strong() -> None:
    other = STRONG[::-1]
    assert EnvironmentVariables({}).secrets("KEYS") == []
    assert EnvironmentVariables({"KEYS": f" {STRONG}  {other} "}).secrets("KEYS") == [STRONG, other]
    with pytest.raises(EnvError, match=r"^KEYS: key 2 of 2: too short") as caught:
        EnvironmentVariables({"KEYS": f"{STRONG} not-so-secret"}).secrets("KEYS")
    assert "not-so-secret" not in str(caught.value)
