from __future__ import annotations

import logging

import pytest
from django.test import Client
from django.utils import timezone

from tests.pages import find_faults, read
from tests.tutorials.classrooms.people import PASSWORD, make_teacher
from tutorials.accounts.guards.known_browsers import COOKIE, MOST_ACCOUNTS
from tutorials.accounts.models import Failure, User
from tutorials.accounts.rate_limits import (
    CURRENT_PASSWORD,
    MINUTE,
    PASSWORD_FROM_CLIENT,
    PASSWORD_OF_ACCOUNT,
    PASSWORDS_FROM_CLIENT,
)

pytestmark = pytest.mark.django_db

ADA, BOB = "ada@example.org", "bob@example.org"
WRONG = "not the password"
ELSEWHERE = "192.0.2.1"


def sign_in(client: Client, email: str = ADA, password: str = PASSWORD) -> int:
    return client.post("/en/sign-in/", {"email": email, "password": password}).status_code


def guess(times: int, email: str = ADA, address: str = ELSEWHERE) -> None:
    for _ in range(times):
        assert sign_in(Client(REMOTE_ADDR=address), email, WRONG) == 400


def a_known_browser(email: str = ADA) -> Client:
    """Return a browser in which a teacher has signed in and out."""
    client = Client()
    assert sign_in(client, email) == 303
    client.post("/en/sign-out/")
    return client


@pytest.fixture(autouse=True)
def teachers() -> list[User]:
    return [make_teacher("ada"), make_teacher("bob")]


# ---- teachers ----


def test_guesses_are_refused_even_with_the_password_and_only_for_a_while(client: Client) -> None:
    guess(PASSWORD_FROM_CLIENT.limit, address="127.0.0.1")
    response = client.post("/en/sign-in/", {"email": ADA, "password": PASSWORD})
    assert response.status_code == 429
    assert 14 * 60 < int(response["Retry-After"]) <= 15 * 60
    assert "Try again in 15 minutes." in response.content.decode()
    assert not find_faults(read(response))
    assert sign_in(client, BOB) == 303
    Failure.objects.update(created_at=timezone.now() - 16 * MINUTE)
    assert sign_in(client) == 303


def test_guesses_from_elsewhere_do_not_lock_the_owner_out(client: Client) -> None:
    guess(PASSWORD_FROM_CLIENT.limit)
    assert sign_in(Client(REMOTE_ADDR=ELSEWHERE)) == 429
    assert sign_in(client) == 303


def test_a_known_browser_goes_on_whoever_guesses_beside_it(client: Client) -> None:
    known = a_known_browser()
    guess(PASSWORD_FROM_CLIENT.limit, address="127.0.0.1")
    assert sign_in(client) == 429
    assert sign_in(known) == 303


def test_an_account_that_many_clients_guess_at_is_open_to_known_browsers_only(
    client: Client,
) -> None:
    known = a_known_browser()
    for number in range(PASSWORD_OF_ACCOUNT.limit // PASSWORD_FROM_CLIENT.limit):
        guess(PASSWORD_FROM_CLIENT.limit, address=f"192.0.2.{number}")
    assert sign_in(client) == 429
    assert sign_in(client, BOB) == 303
    assert sign_in(known) == 303


def test_a_client_that_tries_many_accounts_is_stopped() -> None:
    known = a_known_browser()
    for number in range(PASSWORDS_FROM_CLIENT.limit):
        guess(1, f"nobody{number}@example.org", "127.0.0.1")
    assert sign_in(Client()) == 429
    assert sign_in(known) == 303


def test_a_known_browser_is_limited_by_its_own_wrong_passwords() -> None:
    known = a_known_browser()
    for _ in range(PASSWORD_FROM_CLIENT.limit):
        assert sign_in(known, ADA, WRONG) == 400
    assert sign_in(known) == 429


def test_a_browser_is_known_to_the_account_that_signed_in_and_to_no_other() -> None:
    known = a_known_browser(BOB)
    guess(PASSWORD_FROM_CLIENT.limit, address="127.0.0.1")
    assert sign_in(known) == 429


@pytest.mark.parametrize("value", ["", "x", "WyJ4Il0:1:2", "é", "x" * 5000])
def test_a_cookie_that_is_not_ours_makes_no_browser_known(client: Client, value: str) -> None:
    guess(PASSWORD_FROM_CLIENT.limit, address="127.0.0.1")
    client.cookies[COOKIE] = value
    assert sign_in(client) == 429


def test_the_cookie_names_nobody_and_keeps_the_last_few_accounts() -> None:
    client = Client()
    for number in range(MOST_ACCOUNTS + 2):
        user = make_teacher(f"teacher{number}")
        assert sign_in(client, user.email) == 303
        client.post("/en/sign-out/")
    morsel = client.cookies[COOKIE]
    assert morsel["httponly"]
    assert "teacher" not in morsel.value
    assert len(morsel.value) < 500
    guess(PASSWORD_FROM_CLIENT.limit, "teacher0@example.org", "127.0.0.1")
    guess(PASSWORD_FROM_CLIENT.limit, "teacher6@example.org", "127.0.0.1")
    assert sign_in(client, "teacher0@example.org") == 429
    assert sign_in(client, "teacher6@example.org") == 303


def test_sixty_teachers_behind_one_address_sign_in_though_each_mistypes_once() -> None:
    names = [f"teacher{number}" for number in range(60)]
    for name in names:
        make_teacher(name)
        client = Client()
        assert sign_in(client, f"{name}@example.org", WRONG) == 400
        assert sign_in(client, f"{name}@example.org") == 303


# ---- the password of whoever is signed in ----


@pytest.mark.parametrize("page", ["password", "email", "delete"])
def test_the_present_password_cannot_be_guessed_in_an_open_session(
    client: Client, teachers: list[User], page: str
) -> None:
    client.force_login(teachers[0])
    sent = {"password": "a lantern in the snow", "email": "new@example.org"}
    for _ in range(CURRENT_PASSWORD.limit):
        answer = client.post(f"/en/account/{page}/", sent | {"current": WRONG})
        assert answer.status_code == 400
    answer = client.post(f"/en/account/{page}/", sent | {"current": PASSWORD})
    assert answer.status_code == 429
    assert not find_faults(read(answer))
    assert User.objects.get(email=ADA).check_password(PASSWORD)


# ---- staff ----


@pytest.fixture
def boss() -> User:
    return User.objects.create_superuser("boss", "boss@example.org", PASSWORD)


def staff_sign_in(client: Client, name: str, password: str = PASSWORD) -> int:
    return client.post("/admin/login/", {"username": name, "password": password}).status_code


def test_the_admin_is_limited_like_any_other_sign_in(client: Client, boss: User) -> None:
    for _ in range(PASSWORD_FROM_CLIENT.limit):
        assert staff_sign_in(client, "boss", WRONG) == 200
    response = client.post("/admin/login/", {"username": "boss", "password": PASSWORD})
    assert response.status_code == 429
    assert int(response["Retry-After"]) > 60
    assert "Try again in 15 minutes." in response.content.decode()
    assert client.get("/admin/").status_code == 302


def test_both_ways_in_count_together(client: Client, boss: User) -> None:
    for _ in range(PASSWORD_FROM_CLIENT.limit // 2):
        staff_sign_in(client, "boss", WRONG)
        sign_in(client, "boss@example.org", WRONG)
    assert staff_sign_in(client, "boss") == 429
    assert staff_sign_in(client, "boss@example.org") == 429
    assert sign_in(client, "boss@example.org") == 429


@pytest.mark.parametrize("name", ["boss", "boss@example.org", "BOSS@example.org"])
def test_staff_sign_in_by_name_or_address_and_the_browser_is_known(
    client: Client, boss: User, name: str
) -> None:
    assert staff_sign_in(client, name) == 302
    assert client.get("/admin/").status_code == 200
    client.post("/admin/logout/")
    for _ in range(PASSWORD_FROM_CLIENT.limit):
        staff_sign_in(Client(), name, WRONG)
    assert staff_sign_in(Client(), name) == 429
    assert staff_sign_in(client, name) == 302


def test_a_name_that_is_an_accounts_number_locks_nobody_out(client: Client) -> None:
    bob = User.objects.get(email=BOB)
    known = a_known_browser(BOB)
    for name in (f"{bob.pk}", f"{bob.pk} known browser"):
        for _ in range(PASSWORD_FROM_CLIENT.limit):
            assert staff_sign_in(Client(), name, WRONG) == 200
    assert staff_sign_in(Client(), f"{bob.pk}", WRONG) == 429
    assert sign_in(client, BOB) == 303
    assert sign_in(known, BOB) == 303


def test_guesses_at_an_account_do_not_show_in_its_number(client: Client) -> None:
    bob = User.objects.get(email=BOB)
    for _ in range(PASSWORD_FROM_CLIENT.limit):
        assert sign_in(client, BOB, WRONG) == 400
    assert staff_sign_in(client, f"{bob.pk}", WRONG) == 200


def test_a_teacher_does_not_enter_the_admin(client: Client) -> None:
    assert staff_sign_in(client, ADA) == 200
    assert client.get("/admin/").status_code == 302


def test_staff_change_their_password_where_everybody_does(client: Client, boss: User) -> None:
    client.force_login(boss)
    assert client.get("/admin/password_change/")["Location"].endswith("/account/password/")


# ---- the log ----


def test_sign_ins_and_refusals_are_logged_without_a_name(
    client: Client, boss: User, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "choroku.security"):
        for _ in range(PASSWORD_FROM_CLIENT.limit + 1):
            staff_sign_in(client, "boss", WRONG)
        sign_in(client)
    lines = [row.getMessage() for row in caplog.records if row.name == "choroku.security"]
    assert lines.count(f"sign_in_failed client=127.0.0.1 account={boss.pk}") == 10
    assert lines[10] == f"sign_in_limited client=127.0.0.1 account={boss.pk}"
    assert lines[11].startswith("signed_in client=127.0.0.1 account=")
    assert "example.org" not in " ".join(lines)
