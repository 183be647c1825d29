"""The site's key is changed: what was handed out under the former one is still good."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from django.db import connection
from django.test import Client, override_settings
from django.test.utils import CaptureQueriesContext

from tests.tutorials.classrooms.people import PASSWORD, School, make_school, make_teacher
from tutorials.accounts.emails import links
from tutorials.accounts.guards.known_browsers import is_known
from tutorials.accounts.learners import COOKIE, begin_keeping
from tutorials.accounts.models import Card, Learner
from tutorials.accounts.rate_limits import PASSWORD_FROM_CLIENT
from tutorials.accounts.tokens import find_by_secret, hash_key
from tutorials.classrooms import invitations
from tutorials.classrooms.cards import learner_login
from tutorials.classrooms.models import Role

pytestmark = pytest.mark.django_db

OLD: Final = "the key of last year, which somebody may have seen in the meantime"
NEW: Final = "the key of this year, which nobody has seen as far as we know now"


@contextmanager
def under(key: str, *former: str) -> Iterator[None]:
    with override_settings(SECRET_KEY=key, SECRET_KEY_FALLBACKS=list(former)):
        yield


@pytest.fixture
def school() -> School:
    with under(OLD):
        return make_school()


def by_words(school: School) -> Learner | None:
    return learner_login.find_by_words(school.card.number, " ".join(school.card.words), "client")


def test_a_printed_card_survives_a_new_key_and_is_hashed_anew_when_used(school: School) -> None:
    before = Card.objects.get()
    with under(NEW, OLD):
        assert by_words(school) == school.learner
        assert learner_login.find_by_key(school.card.key) == school.learner
        assert learner_login.is_first_word(school.learner, school.card.words[0])
        assert learner_login.find_by_words(school.card.number, "other words", "client") is None
    after = Card.objects.get()
    for field in ("words_hash", "first_word_hash", "key_hash"):
        assert getattr(after, field) != getattr(before, field)
    with under(NEW):
        assert by_words(school) == school.learner
        assert learner_login.find_by_key(school.card.key) == school.learner
        assert learner_login.is_first_word(school.learner, school.card.words[0])


def test_a_card_that_was_not_used_ends_with_the_former_key(school: School) -> None:
    with under(NEW):
        assert by_words(school) is None
        assert learner_login.find_by_key(school.card.key) is None


def test_a_learner_stays_signed_in_while_their_card_is_hashed_anew(school: School) -> None:
    client, other = Client(), Client()
    sent = {"number": school.card.number, "words": " ".join(school.card.words)}
    with under(OLD):
        assert client.post("/en/card/", sent).status_code == 303
    with under(NEW, OLD):
        assert client.get("/en/me/").status_code == 200
        assert other.post("/en/card/", sent).status_code == 303
        learner_login.find_by_key(school.card.key)
        assert client.get("/en/me/").status_code == 200


def test_kept_progress_survives_a_new_key(client: Client) -> None:
    with under(OLD):
        learner, key = begin_keeping()
    client.cookies[COOKIE] = key
    with under(NEW, OLD):
        assert client.get("/en/progress/export/").status_code == 200
    learner.refresh_from_db()
    with under(NEW):
        assert learner.key_hash == hash_key(key)
        assert client.get("/en/progress/export/").status_code == 200


def test_an_invitation_and_a_letter_survive_a_new_key(client: Client, school: School) -> None:
    head, outsider = school.cast["head"], school.cast["outsider"]
    with under(OLD):
        key = invitations.invite(school.classroom.organisation, school.classroom, Role.VIEWER, head)
        token = links.sign_up_token("new@example.org")
        password = "/".join(("/en/password", *links.password_tokens(outsider), ""))
    with under(NEW, OLD):
        assert client.get(f"/en/sign-up/{token}/", follow=True).status_code == 200
        assert client.get(password, follow=True).status_code == 200
        client.force_login(outsider)
        assert client.get(f"/en/invitations/{key}/", follow=True).status_code == 200
    with under(NEW):
        client.force_login(outsider)
        assert client.get(f"/en/invitations/{key}/", follow=True).status_code == 200


def test_a_teacher_stays_signed_in_and_their_browser_known(client: Client) -> None:
    user = make_teacher("ada")
    with under(OLD):
        client.post("/en/sign-in/", {"email": user.email, "password": PASSWORD})
    with under(NEW, OLD):
        answer = client.get("/en/account/")
        assert answer.status_code == 200
        assert is_known(answer.wsgi_request, user)
        client.post("/en/sign-out/")
        for _ in range(PASSWORD_FROM_CLIENT.limit):
            Client().post("/en/sign-in/", {"email": user.email, "password": "wrong"})
        sent = {"email": user.email, "password": PASSWORD}
        assert client.post("/en/sign-in/", sent).status_code == 303


def test_looking_for_a_secret_writes_only_where_a_hash_is_old(school: School) -> None:
    def writes() -> int:
        with CaptureQueriesContext(connection) as queries:
            find_by_secret(Card.objects.all(), school.card.key)
        return len([query for query in queries if query["sql"].startswith("UPDATE")])

    with under(OLD):
        assert writes() == 0
    with under(NEW, OLD):
        assert [writes(), writes()] == [1, 0]
