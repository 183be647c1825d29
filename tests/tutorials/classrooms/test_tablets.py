"""A browser that goes from hand to hand: whose work it is, and when somebody is signed out."""

from __future__ import annotations

import datetime
import time
from collections.abc import Iterator
from contextlib import contextmanager
from unittest import mock

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from tests.pages import find_faults, read
from tests.tutorials.classrooms.people import (
    School,
    enrol,
    make_assignment,
    make_classroom,
    make_school,
    sign_in_by_card,
)
from tutorials.accounts.learners import COOKIE, begin_keeping
from tutorials.accounts.models import Learner
from tutorials.classrooms.cards.making import FreshCard, make_cards
from tutorials.classrooms.models import Classroom, Enrolment
from tutorials.practice.models import StepTry

pytestmark = pytest.mark.django_db

EXERCISE = "/en/exercises/hitting-01/"
WRONG = {"try": "8/7"}
FRAGMENT = {"HX-Request": "true", "HX-Target": "board-place"}


@pytest.fixture
def school() -> School:
    school = make_school()
    make_assignment(school.classroom, hints=False)
    return school


@contextmanager
def later(minutes: float) -> Iterator[None]:
    """Let some minutes pass."""
    moment = timezone.now() + datetime.timedelta(minutes=minutes)
    with (
        mock.patch("django.utils.timezone.now", return_value=moment),
        mock.patch("time.time", return_value=time.time() + 60 * minutes),
    ):
        yield


def note_on(client: Client, path: str = EXERCISE) -> str:
    """Return what a page says about who is signed in."""
    page = read(client.get(path))
    assert not find_faults(page)
    return " ".join(" ".join(node.to_text().split()) for node in page.query(".reader"))


def count_rungs(client: Client, path: str = EXERCISE) -> int:
    """Return how many hints a page offers."""
    return len(read(client.get(path)).query("#rung"))


# ---- idle ----


def test_a_learner_who_does_nothing_is_signed_out(client: Client, school: School) -> None:
    sign_in_by_card(client, school.card)
    with later(29):
        assert "Quiet Fox" in note_on(client)
    with later(58):  # the page of before has begun the time anew
        assert "Quiet Fox" in note_on(client)
    with later(89):
        assert "nothing was done for a while" in note_on(client)
        assert client.get("/en/me/")["Location"] == "/en/card/"
    with later(90):
        assert "Quiet Fox" not in note_on(client)


def test_a_class_says_how_long_its_learners_may_do_nothing(client: Client, school: School) -> None:
    other = make_classroom(school.cast["head"], "A second class")
    Enrolment.objects.create(classroom=other, learner=school.learner)
    other.idle_minutes = 10
    other.save()
    sign_in_by_card(client, school.card)
    with later(9):
        assert "Quiet Fox" in note_on(client)
    with later(20):
        assert "Quiet Fox" not in note_on(client)


def test_a_page_that_is_read_writes_nothing(client: Client, school: School) -> None:
    sign_in_by_card(client, school.card)
    for minutes in (5, 40):
        with later(minutes), CaptureQueriesContext(connection) as queries:
            client.get(EXERCISE)
            client.get("/en/me/")
        written = [q["sql"] for q in queries if not q["sql"].startswith("SELECT")]
        assert written == []


def test_pages_with_a_nickname_are_never_kept(client: Client, school: School) -> None:
    sign_in_by_card(client, school.card)
    for path in ("/en/", "/en/glossary/", "/en/lessons/", EXERCISE, "/en/me/", "/en/nothing/"):
        kept = client.get(path)["Cache-Control"]
        assert "no-store" in kept, path
        assert "private" in kept, path


@pytest.mark.parametrize(
    ("minutes", "kept"), [("10", 10), ("4", 30), ("481", 30), ("x", 30), ("", 30), ("480", 480)]
)
def test_the_idle_time_of_a_class_is_from_five_minutes_to_eight_hours(
    client: Client, school: School, minutes: str, kept: int
) -> None:
    room = school.classroom
    client.force_login(school.cast["owner"])
    settings = {
        "name": room.name,
        "preset": room.preset_slug,
        "language": room.language,
        "time_zone": room.time_zone,
        "kept_until": room.kept_until.isoformat(),
        "idle_minutes": minutes,
    }
    response = client.post(f"/en/classrooms/{room.pk}/settings/", settings)
    assert response.status_code == (303 if minutes in ("", str(kept)) else 400)
    assert Classroom.objects.get(pk=room.pk).idle_minutes == kept


def test_a_page_that_is_still_open_for_another_takes_no_try(school: School) -> None:
    (other,) = enrol(school.classroom, "Honest Wren")
    client = Client(enforce_csrf_checks=True)
    sign_in_with_a_form(client, school.card)
    open_still = token_of(client, EXERCISE)
    sign_in_with_a_form(client, other)
    late = client.post(EXERCISE, WRONG | {"csrfmiddlewaretoken": open_still})
    assert late.status_code == 403
    assert "somebody else has signed in since" in read(late).to_text()
    assert not StepTry.objects.exists()
    client.post(EXERCISE, WRONG | {"csrfmiddlewaretoken": token_of(client, EXERCISE)})
    assert StepTry.objects.get().learner.nickname == "Honest Wren"


def token_of(client: Client, path: str) -> str:
    """Return the proof that a form of a page carries."""
    (field, *_) = read(client.get(path)).query("input[name=csrfmiddlewaretoken]")
    return (field.attrs or {})["value"] or ""


def sign_in_with_a_form(client: Client, card: FreshCard) -> None:
    """Sign in by words, in a browser whose forms are looked at."""
    sent = {"number": card.number, "words": " ".join(card.words)}
    token = token_of(client, "/en/card/")
    assert client.post("/en/card/", sent | {"csrfmiddlewaretoken": token}).status_code == 303


# ---- what was done on the way ----


def test_a_card_that_is_replaced_says_so_at_the_next_try_and_keeps_what_was_done(
    client: Client, school: School
) -> None:
    learner = school.learner
    sign_in_by_card(client, school.card)
    client.post(EXERCISE, WRONG, headers=FRAGMENT)
    assert learner.tries.count() == 1
    make_cards([learner], "en")
    response = client.post(EXERCISE, {"try": "8/6"}, headers=FRAGMENT)
    content = response.content.decode()
    assert "your card is not valid any more" in content
    assert "What you did is kept" in content
    assert 'data-hx-swap-oob="outerHTML"' in content
    assert learner.tries.count() == 1
    assert "your card is not valid any more" in note_on(client)


def test_without_a_script_the_next_page_says_so(client: Client, school: School) -> None:
    sign_in_by_card(client, school.card)
    make_cards([school.learner], "en")
    page = read(client.post(EXERCISE, WRONG, follow=True))
    assert "not valid any more" in page.query(".reader")[0].to_text()


def test_to_be_signed_out_on_the_way_opens_no_hints(client: Client, school: School) -> None:
    assert count_rungs(client) == 1
    sign_in_by_card(client, school.card)
    assert count_rungs(client) == 0
    with later(31):
        assert count_rungs(client) == 0
    make_cards([school.learner], "en")
    assert count_rungs(client) == 0
    assert "hint" not in client.get(f"{EXERCISE}?hint=5")["Content-Type"]
    client.post("/en/sign-out/", {"next": EXERCISE})
    assert count_rungs(client) == 1
    assert note_on(client) == ""


def test_what_is_tried_after_the_end_goes_to_nobody(client: Client, school: School) -> None:
    keeper, key = begin_keeping()
    client.cookies[COOKIE] = key
    sign_in_by_card(client, school.card)
    make_cards([school.learner], "en")
    client.post(EXERCISE, WRONG)
    assert not StepTry.objects.exists()
    client.post("/en/sign-out/")
    client.post(EXERCISE, WRONG)
    assert StepTry.objects.get().learner == keeper


def test_a_learner_who_is_erased_is_told_no_more_than_that(client: Client, school: School) -> None:
    sign_in_by_card(client, school.card)
    school.learner.delete()
    note = note_on(client)
    assert "not valid any more" in note
    assert "is kept" not in note


# ---- an assignment without a card ----


def test_whoever_opens_an_assignment_signs_in_first(client: Client, school: School) -> None:
    code = school.classroom.assignments.get().code
    path = f"/en/assignments/{code}/"
    page = read(client.get(path))
    assert not page.query('a[href^="/en/exercises/"]')
    (way,) = page.query("#first ~ .actions a")
    assert (way.attrs or {})["href"] == f"/en/card/?next={path}"
    words = {"number": school.card.number, "words": " ".join(school.card.words), "next": path}
    assert client.post("/en/card/", words)["Location"] == path
    assert read(client.get(path)).query('a[href^="/en/exercises/"]')


def test_whoever_begins_without_a_card_is_told_that_nobody_sees_it(
    client: Client, school: School
) -> None:
    code = school.classroom.assignments.get().code
    path = f"/en/assignments/{code}/"
    assert note_on(client) == ""
    assert client.post(path)["Location"] == EXERCISE
    assert "your teacher does not see what you do here" in note_on(client)
    assert count_rungs(client) == 0
    assert note_on(client, "/en/exercises/entering-04/") == ""
    page = read(client.get(path))
    assert "your teacher does not see" in " ".join(page.to_text().split())
    sign_in_by_card(client, school.card)
    assert "Quiet Fox" in note_on(client)


@pytest.mark.parametrize("value", ["", "x" * 5000, "../../", "%00"])
def test_a_forged_assignment_changes_nothing(client: Client, school: School, value: str) -> None:
    client.cookies["class-work"] = value
    assert note_on(client) == ""
    assert count_rungs(client) == 1


# ---- joining ----


def test_a_signed_in_learner_at_a_join_address_joins_nothing(
    client: Client, school: School
) -> None:
    sign_in_by_card(client, school.card)
    path = f"/en/join/{school.classroom.join_code}/"
    page = read(client.get(path))
    assert not find_faults(page)
    assert "You are Quiet Fox" in " ".join(page.query("h1")[0].to_text().split())
    assert not page.query("input[name=nickname]")
    assert client.post(path, {"nickname": "Another"})["Location"] == path
    assert Learner.objects.filter(organisation=school.classroom.organisation).count() == 1
    assert client.post("/en/sign-out/", {"next": path})["Location"] == path
    assert read(client.get(path)).query("input[name=nickname]")


def test_a_browser_brings_in_no_more_than_a_few(client: Client, school: School) -> None:
    path = f"/en/join/{school.classroom.join_code}/"
    for number in range(6):
        assert client.post(path, {"nickname": f"Prank {number}"})["Location"] == "/en/card/new/"
        client.post("/en/sign-out/")
    refused = client.post(path, {"nickname": "Prank 6"})
    assert refused.status_code == 400
    assert "6 learners today" in read(refused).to_text()
    assert school.classroom.learners.count() == 7
    assert Client().post(path, {"nickname": "Somebody else"}).status_code == 303


# ---- new cards ----


def cards_on(page_of: Client, path: str) -> list[str]:
    return [" ".join(n.to_text().split()) for n in read(page_of.get(path)).query(".card-words")]


def test_the_card_of_a_learner_who_joined_survives_reload(client: Client, school: School) -> None:
    client.post(f"/en/join/{school.classroom.join_code}/", {"nickname": "Honest Wren"})
    first = cards_on(client, "/en/card/new/")
    assert len(first) == 1
    assert cards_on(client, "/en/card/new/") == cards_on(client, "/fr/card/new/") == first
    with later(16):
        assert client.get("/en/card/new/")["Location"] == "/en/me/"
    client.post("/en/sign-out/")
    assert client.get("/en/card/new/")["Location"] == "/en/card/"


def test_new_cards_of_a_teacher_survive_reload(client: Client, school: School) -> None:
    client.force_login(school.cast["teacher"])
    base = f"/en/classrooms/{school.classroom.pk}/"
    shown = f"{base}cards/shown/"
    assert client.post(f"{base}learners/", {"names": "Anna\nBen"})["Location"] == shown
    first = cards_on(client, shown)
    assert len(first) == 2
    assert cards_on(client, shown) == first
    one = client.post(f"{base}learners/{school.learner.pk}/card/")
    assert one["Location"] == shown
    assert len(cards_on(client, shown)) == 1
    other = Client()
    other.force_login(school.cast["owner"])
    assert other.get(shown)["Location"] == f"{base}cards/"
    with later(16):
        assert client.get(shown)["Location"] == f"{base}cards/"
        assert "not shown any more" in read(client.get(f"{base}cards/")).to_text()


def test_nothing_that_is_stored_tells_the_secrets_of_new_cards(
    client: Client, school: School
) -> None:
    client.post(f"/en/join/{school.classroom.join_code}/", {"nickname": "Honest Wren"})
    (words,) = cards_on(client, "/en/card/new/")
    kept = str(client.session["cards"])
    assert not any(word in kept for word in words.split())
    client.cookies["cards"] = "00" * 32
    assert client.get("/en/card/new/")["Location"] == "/en/me/"


def test_new_cards_are_made_for_those_who_are_ticked(client: Client, school: School) -> None:
    client.force_login(school.cast["teacher"])
    base = f"/en/classrooms/{school.classroom.pk}/"
    client.post(f"{base}learners/", {"names": "Anna\nBen"})
    sign_in_by_card(Client(), school.card)
    never = read(client.get(f"{base}cards/?choose=never")).query("input[checked]")
    every = read(client.get(f"{base}cards/?choose=all")).query("input[checked]")
    assert (len(never), len(every)) == (2, 3)
    assert not read(client.get(f"{base}cards/")).query("input[checked]")
    assert client.post(f"{base}cards/").status_code == 400
    before = school.learner.card.key_hash
    chosen = [(node.attrs or {})["value"] for node in never]
    client.post(f"{base}cards/", {"learners": chosen})
    assert len(cards_on(client, f"{base}cards/shown/")) == 2
    assert Learner.objects.get(pk=school.learner.pk).card.key_hash == before


@pytest.mark.parametrize("sent", ["999999", "x", ""])
def test_nobody_of_another_class_gets_a_card(client: Client, school: School, sent: str) -> None:
    client.force_login(school.cast["teacher"])
    path = f"/en/classrooms/{school.classroom.pk}/cards/"
    response = client.post(path, {"learners": sent})
    assert response.status_code == 400
    assert not find_faults(read(response))
