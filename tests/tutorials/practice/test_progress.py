"""Nothing is stored before the learner asks for it, and everything can be taken back."""

from __future__ import annotations

import datetime
import json

import pytest
from django.core.management import call_command
from django.test import Client
from django.utils import timezone

from tests.tutorials.practice.answers import solve
from tutorials.accounts.learners import COOKIE, KEPT_FOR, begin_keeping
from tutorials.accounts.models import Learner
from tutorials.curriculum.exercise_index import read_question
from tutorials.curriculum.kinds import KINDS
from tutorials.curriculum.models import Exercise
from tutorials.practice.models import StepTry
from tutorials.practice.progress.consent import DECLINED
from tutorials.practice.progress.mastery import Sureness, mastery_of
from tutorials.practice.progress.recording import record_try
from tutorials.practice.progress.standings import Standing, standings_of
from tutorials.practice.results import Tried, TryResult

PAGE = "/en/progress/"
URL = "/en/exercises/ban-first-block/"
LAST = "/en/exercises/iri-gachi-10/"
DONE = "/en/lessons/ban-sugoroku/iri-gachi/done/"
SOLVED = {"steps": "8/5", "try": "6/5"}


def keep(client: Client) -> Learner:
    """Ask for progress to be kept in the client's browser."""
    response = client.post(PAGE, {"do": "keep", "next": URL})
    assert (response.status_code, response["Location"]) == (303, URL)
    return Learner.objects.get()


def test_whoever_only_reads_and_plays_gets_no_cookie_of_ours(client: Client) -> None:
    for url in ("/en/lessons/", URL, f"{URL}?steps=8/5&try=6/5", PAGE):
        client.get(url)
    assert {"progress", DECLINED, "sessionid"} & client.cookies.keys() == set()
    assert not Learner.objects.exists()


def test_it_is_asked_once_a_lesson_is_done_and_not_before(client: Client) -> None:
    for url, query in ((URL, {}), (URL, SOLVED), (LAST, {}), (LAST, {"try": "12/6"})):
        assert "Keep your progress?" not in client.get(url, query).content.decode()
    page = client.get(DONE).content.decode()
    assert "Keep your progress?" in page
    until = timezone.localdate() + KEPT_FOR
    assert str(until.year) in page


@pytest.mark.parametrize("key", ["", "unknown", "over"])
def test_a_cookie_without_a_learner_is_asked_again_on_page_and_part_alike(
    client: Client, key: str
) -> None:
    if key == "over":
        keep(client)
        Learner.objects.update(kept_until=timezone.localdate() - datetime.timedelta(days=2))
    elif key:
        client.cookies[COOKIE] = key
    part = {"HX-Request": "true", "HX-Target": "exercise-part"}
    for headers in ({}, part):
        answer = client.get(LAST, {"try": "12/6"}, headers=headers).content.decode()
        assert 'id="keep"' in answer
        assert 'data-hx-post="/en/exercises/' not in answer


def test_whoever_declines_is_not_asked_again(client: Client) -> None:
    client.post(PAGE, {"do": "decline", "next": URL})
    assert client.cookies[DECLINED]["max-age"] == ""
    assert 'id="keep"' not in client.get(LAST, {"try": "12/6"}).content.decode()
    assert "Keep your progress?" not in client.get(DONE).content.decode()
    assert not Learner.objects.exists()


def test_keeping_puts_a_random_number_into_the_browser_and_its_hash_into_the_table(
    client: Client,
) -> None:
    learner = keep(client)
    cookie = client.cookies[COOKIE]
    assert len(cookie.value) >= 22
    assert cookie.value not in (learner.key_hash or "")
    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"
    assert int(cookie["max-age"]) == KEPT_FOR.total_seconds()
    assert learner.kept_until == timezone.localdate() + KEPT_FOR


def test_whoever_keeps_progress_finds_it_in_the_menu(client: Client) -> None:
    def menu() -> str:
        return client.get("/en/").content.decode().split('id="menu"')[1].split("</nav>")[0]

    assert PAGE not in menu()
    client.cookies[COOKIE] = begin_keeping()[1]
    assert f'href="{PAGE}"' in menu()


def test_asking_twice_makes_one_learner(client: Client) -> None:
    keep(client)
    keep(client)


def test_the_map_and_the_lesson_show_what_is_done(client: Client) -> None:
    keep(client)
    client.post(URL, SOLVED)
    lesson = Exercise.objects.get(slug="ban-first-block").lesson
    course_page = client.get(f"/en/lessons/{lesson.course.slug}/")
    assert "1 of 8" in course_page.content.decode()
    assert "no-store" in course_page["Cache-Control"]
    assert (
        "is-done" in client.get(f"/en/lessons/{lesson.course.slug}/{lesson.slug}/").content.decode()
    )
    assert "Continue" in client.get("/en/lessons/").content.decode()
    assert 'class="is-done is-now"' in client.get(URL).content.decode()


@pytest.mark.thorough
def test_new_lessons_and_new_versions_spoil_nothing_that_was_earned(client: Client) -> None:
    learner = keep(client)
    client.post(URL, SOLVED)
    Exercise.objects.filter(slug="ban-first-block").update(version=7)
    call_command("load_curriculum", force=True, verbosity=0)
    assert standings_of(learner) == {"ban-first-block": Standing.SOLVED}


def test_a_solution_that_was_shown_counts_as_help(client: Client) -> None:
    learner = keep(client)
    client.post(URL, SOLVED | {"helped": "5"})
    assert standings_of(learner) == {"ban-first-block": Standing.HELPED}
    client.post(URL, {"steps": "6/5", "try": "8/5"})
    assert standings_of(learner) == {"ban-first-block": Standing.SOLVED}


def test_the_page_says_what_is_kept_and_gives_it_as_a_file(client: Client) -> None:
    keep(client)
    client.post(URL, {"steps": "", "try": "8/4"})
    page = client.get(PAGE)
    assert "1 try at exercises" in page.content.decode()
    assert "It is too early to say" in page.content.decode()
    assert "no-store" in page["Cache-Control"]
    client.post(URL, {"steps": "", "try": "6/2"})
    assert "Stopping on the way" in client.get(PAGE).content.decode()
    exported = json.loads(client.get("/en/progress/export/").content)
    assert exported["tries"][0]["tried"] == "8/4"
    assert exported["tries"][0]["code"] == "sum_of_numbers"
    assert set(exported) >= {"learner", "tries"}


def test_nothing_is_exported_for_whoever_keeps_nothing(client: Client) -> None:
    assert client.get("/en/progress/export/").status_code == 404


def test_deleting_leaves_nothing_behind(client: Client) -> None:
    keep(client)
    client.post(URL, SOLVED)
    client.post(PAGE, {"do": "erase"})
    assert not Learner.objects.exists()
    assert not StepTry.objects.exists()
    assert client.cookies[COOKIE].value == ""
    assert "Nothing is kept about you" in client.get(PAGE).content.decode()


def test_a_number_that_is_not_known_is_said_to_be_so(client: Client) -> None:
    client.cookies[COOKIE] = "somebody-elses-number"
    assert "is not known here" in client.get(PAGE).content.decode()


def test_after_its_date_nothing_is_recorded_any_more(client: Client) -> None:
    learner = keep(client)
    learner.kept_until = timezone.localdate() - datetime.timedelta(days=2)
    learner.save()
    client.post(URL, SOLVED)
    assert not StepTry.objects.exists()


@pytest.mark.parametrize("deed", ["", "explode"])
def test_an_unknown_deed_is_refused_with_a_page(client: Client, deed: str) -> None:
    response = client.post(PAGE, {"do": deed})
    assert response.status_code == 400
    assert 'href="/en/progress/"' in response.content.decode()


def test_nobody_is_sent_to_another_site(client: Client) -> None:
    response = client.post(PAGE, {"do": "decline", "next": "https://example.com/"})
    assert response["Location"] == PAGE


def test_a_rule_is_sure_when_it_was_kept_of_late() -> None:
    learner, _key = begin_keeping()
    exercise = Exercise.objects.get(slug="ban-first-block")
    Exercise.objects.filter(pk=exercise.pk).update(clauses=["blocked"])
    for number in range(5):
        refused = Tried("", f"8/{number}", TryResult.REFUSED, code="blocked", clause="blocked")
        record_try(learner, exercise, refused)
    (found,) = mastery_of(learner)
    assert (found.clause, found.kept, found.of, found.sureness) == ("blocked", 0, 4, Sureness.SHAKY)
    for number in range(8):
        record_try(learner, exercise, Tried("", f"6/{number}", TryResult.SOLVED))
    (found,) = mastery_of(learner)
    assert (found.kept, found.of, found.sureness) == (8, 8, Sureness.SURE)


def test_the_first_refusal_of_each_attempt_counts_against_no_rule() -> None:
    learner, _key = begin_keeping()
    exercise = Exercise.objects.get(slug="ban-first-block")
    Exercise.objects.filter(pk=exercise.pk).update(clauses=["blocked"])
    refused = [
        Tried("", f"8/{n}", TryResult.REFUSED, code="blocked", clause="blocked") for n in range(3)
    ]
    record_try(learner, exercise, refused[0])
    assert mastery_of(learner) == []
    record_try(learner, exercise, Tried("", "8/5", TryResult.MISSED))
    record_try(learner, exercise, refused[1])
    record_try(learner, exercise, Tried("", "6/5", TryResult.SOLVED))
    (found,) = mastery_of(learner)
    assert (found.kept, found.of) == (1, 1)
    record_try(learner, exercise, refused[1])
    record_try(learner, exercise, refused[2])
    (found,) = mastery_of(learner)
    assert (found.kept, found.of) == (1, 2)


def test_taps_where_nothing_stands_count_against_no_rule(client: Client) -> None:
    learner = keep(client)
    for place in ("1", "2", "3", "4"):
        client.post(URL, {"point": place})
    assert StepTry.objects.filter(code="no_checker").count() == 4
    assert mastery_of(learner) == []


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_what_was_just_solved_is_the_first_thing_kept(client: Client, kind: str) -> None:
    row = Exercise.objects.filter(kind=kind)[0]
    url = f"/en/exercises/{row.slug}/"
    solved = client.get(url, solve(read_question(row))[-1], headers={"HX-Request": "true"})
    client.post(PAGE, {"do": "keep", "next": solved["HX-Push-Url"]})
    kept = StepTry.objects.get()
    other = Client()
    other.cookies[COOKIE] = begin_keeping()[1]
    other.post(url, solve(read_question(row))[-1])
    recorded = StepTry.objects.exclude(pk=kept.pk).get()
    told = ("exercise", "version", "before", "tried", "result", "helped", "number")
    assert [getattr(kept, name) for name in told] == [getattr(recorded, name) for name in told]
    assert kept.result == "solved"


@pytest.mark.parametrize(
    "address",
    [
        "",
        URL,
        f"{URL}?steps=8/5",
        f"{URL}?steps=8/1",
        f"{URL}?steps=banana",
        f"{URL}?steps=6/5+8/5&names=nonsense",
        "/en/exercises/nothing/?steps=8/5",
        "/en/lessons/?solved=1",
        "/nowhere/",
        "https://example.com/en/exercises/ban-first-block/?steps=8/5",
        "http://[",
    ],
)
def test_nothing_is_kept_that_does_not_solve_an_exercise(client: Client, address: str) -> None:
    client.post(PAGE, {"do": "keep", "next": address})
    assert Learner.objects.count() == 1
    assert not StepTry.objects.exists()


def test_help_that_was_taken_is_kept_with_the_first_answer(client: Client) -> None:
    client.post(PAGE, {"do": "keep", "next": f"{URL}?steps=8/5+6/5&helped=5"})
    assert StepTry.objects.get().helped == 5
