from __future__ import annotations

import re

import pytest
from django.core import mail
from django.test import Client

from tests.pages import find_faults, read
from tests.tutorials.classrooms.people import PASSWORD, make_classroom, make_teacher
from tutorials.accounts.emails import links, sending
from tutorials.accounts.models import User
from tutorials.accounts.rate_limits import (
    EMAILS_FROM_CLIENT,
    EMAILS_TO_ADDRESS,
    EMAILS_TO_ADDRESS_FROM_CLIENT,
)

pytestmark = pytest.mark.django_db

ADA = "ada@example.org"
NEW = "a lantern in the snow"
LINK = re.compile(r"http://testserver(/\S+)")


def ask(client: Client, path: str = "/en/password/", email: str = ADA) -> int:
    response = client.post(path, {"email": email})
    assert not find_faults(read(response))
    said_sent = "is on its way" in response.content.decode()
    assert said_sent == (response.status_code == 200)
    return response.status_code


def flood(email: str = ADA) -> None:
    """Let others ask for as many letters to an address as it gets in an hour."""
    number = 0
    while ask(Client(REMOTE_ADDR=f"192.0.2.{number // 5}"), email=email) == 200:
        number += 1
    assert number == EMAILS_TO_ADDRESS.limit


@pytest.fixture
def mail_is_down(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    def refuse(*args: object, **kwargs: object) -> int:
        raise ConnectionRefusedError

    monkeypatch.setattr(sending, "send_mail", refuse)
    return monkeypatch


@pytest.mark.parametrize("path", ["/en/password/", "/en/sign-up/"])
def test_whoever_asks_too_often_is_told_that_nothing_was_sent(client: Client, path: str) -> None:
    limit = EMAILS_TO_ADDRESS_FROM_CLIENT.limit
    assert [ask(client, path) for _ in range(limit + 2)] == [200] * limit + [429] * 2
    assert len(mail.outbox) == limit


def test_what_one_client_asks_for_does_not_silence_another(client: Client) -> None:
    make_teacher("ada")
    stranger = Client(REMOTE_ADDR="192.0.2.1")
    while ask(stranger) == 200:
        pass
    assert ask(client) == 200
    assert mail.outbox[-1].to == [ADA]


def test_an_address_is_not_flooded_by_many_clients_and_its_known_browser_is_served() -> None:
    make_teacher("ada")
    known = Client()
    known.post("/en/sign-in/", {"email": ADA, "password": PASSWORD})
    known.post("/en/sign-out/")
    flood()
    assert ask(Client(REMOTE_ADDR="198.51.100.1")) == 429
    assert ask(known) == 200
    (path,) = LINK.findall(str(mail.outbox[0].body))
    assert known.get(path, follow=True).status_code == 200


def test_a_client_sends_no_more_than_so_many_letters(client: Client) -> None:
    for _ in range(EMAILS_FROM_CLIENT.limit):
        EMAILS_FROM_CLIENT.of("127.0.0.1").record()
    assert ask(client) == 429
    assert ask(Client(REMOTE_ADDR="192.0.2.1")) == 200


@pytest.mark.parametrize("path", ["/en/password/", "/en/sign-up/"])
def test_a_letter_that_could_not_be_sent_is_said_each_time_and_not_counted(
    client: Client, mail_is_down: pytest.MonkeyPatch, path: str
) -> None:
    assert {ask(client, path) for _ in range(2 * EMAILS_TO_ADDRESS.limit)} == {503}
    mail_is_down.undo()
    assert ask(client, path) == 200


# ---- told afterwards ----


@pytest.mark.parametrize("language", ["en", "fr", "de", "ja"])
def test_a_changed_password_is_told_in_the_language_of_the_account(
    client: Client, language: str
) -> None:
    user = make_teacher("ada")
    User.objects.update(language=language)
    client.force_login(user)
    sent = {"current": PASSWORD, "password": NEW}
    assert client.post("/fr/account/password/", sent).status_code == 303
    (letter,) = mail.outbox
    assert letter.to == [ADA]
    subjects = {
        "en": "Your password for Chōroku has changed",
        "fr": "Votre mot de passe sur Chōroku a changé",
        "de": "Dein Passwort bei Chōroku wurde geändert",
        "ja": "Chōrokuのパスワードが変わりました",
    }
    assert letter.subject == subjects[language]
    assert len(LINK.findall(str(letter.body))) == 1
    assert NEW not in str(letter.body)


def test_a_password_that_was_reset_is_told(client: Client) -> None:
    user = make_teacher("ada")
    path = "/".join(("/en/password", *links.password_tokens(user), ""))
    assert client.post(path, {"password": NEW}).status_code == 303
    assert [letter.subject for letter in mail.outbox] == ["Your password for Chōroku has changed"]


def test_a_notice_is_sent_however_many_emails_went_before(client: Client) -> None:
    user = make_teacher("ada")
    flood()
    client.force_login(user)
    client.post("/en/account/password/", {"current": PASSWORD, "password": NEW})
    assert "has changed" in mail.outbox[-1].subject


def test_what_is_done_is_done_though_the_notice_cannot_be_sent(
    client: Client, mail_is_down: pytest.MonkeyPatch
) -> None:
    user = make_teacher("ada")
    client.force_login(user)
    sent = {"current": PASSWORD, "password": NEW}
    assert client.post("/en/account/password/", sent).status_code == 303
    token = links.new_address_token(user, "new@example.org")
    assert client.post(f"/en/account/email/{token}/").status_code == 303
    assert User.objects.get().email == "new@example.org"


def letters_that_are_asked_for(host: str) -> list[str]:
    """Have every letter with a link sent by somebody who asks for the site by this host."""
    ada, client = make_teacher("ada"), Client(headers={"host": host})
    ask(client)
    ask(client, email="new@example.org")
    ask(client, "/en/sign-up/")
    ask(client, "/en/sign-up/", "new@example.org")
    client.force_login(ada)
    sent = {"email": "other@example.org", "current": PASSWORD}
    assert client.post("/en/account/email/", sent).status_code == 200
    room = make_classroom(ada)
    invited = {"email": "ben@example.org", "role": "teacher"}
    assert client.post(f"/en/classrooms/{room.pk}/teachers/", invited).status_code == 303
    changed = {"current": PASSWORD, "password": NEW}
    assert client.post("/en/account/password/", changed).status_code == 303
    return [str(letter.body) for letter in mail.outbox]


def test_no_letter_repeats_a_port_at_which_nobody_is_asked() -> None:
    letters = letters_that_are_asked_for("testserver:9000")
    assert len(letters) == 7
    assert all(LINK.search(letter) for letter in letters)
    assert not any("9000" in letter for letter in letters)


def test_a_letter_leads_to_the_port_at_which_this_server_is_asked() -> None:
    client = Client(headers={"host": "testserver:8000"})
    client.post("/en/sign-up/", {"email": "new@example.org"}, SERVER_PORT="8000")
    assert "http://testserver:8000/en/sign-up/" in str(mail.outbox[-1].body)
