"""The end of a lesson: how it went, what is next, and the name it gives."""

from __future__ import annotations

import pytest
from django.test import Client

from rules.book.roll_names import ROLL_NAMES
from tests.tutorials.practice.answers import solve
from tutorials.accounts.learners import COOKIE, begin_keeping
from tutorials.accounts.models import Learner
from tutorials.curriculum.exercise_index import read_question
from tutorials.curriculum.models import Course, Exercise, Lesson
from tutorials.practice.models import StepTry
from tutorials.practice.progress.keepsakes import BEST, give_names, keepsake_of, wall_of
from tutorials.practice.progress.lesson_results import results_of
from tutorials.practice.progress.recording import record_try
from tutorials.practice.progress.standings import Standing, standings_of
from tutorials.practice.results import Tried, TryResult

DONE = "/en/lessons/ban-sugoroku/hitting/done/"


@pytest.fixture
def learner(client: Client) -> Learner:
    """Return the learner whose progress the client's browser keeps."""
    found, client.cookies[COOKIE] = begin_keeping()
    return found


def exercises(slug: str = "hitting") -> list[Exercise]:
    """Return the exercises of a lesson."""
    return list(Lesson.objects.get(slug=slug).exercises.all())


def try_at(learner: Learner, exercise: Exercise, *tries: Tried) -> None:
    """Record tries at an exercise."""
    for each in tries:
        record_try(learner, exercise, each)


SOLVED = Tried("", "8/5", TryResult.SOLVED)
REFUSED = Tried("", "8/4", TryResult.REFUSED, "blocked", "blocked")
AGAIN = Tried("", "8/2", TryResult.REFUSED, "blocked", "blocked")
MISSED = Tried("", "8/3", TryResult.MISSED)


def test_results_count_what_went_wrong_before_an_exercise_was_solved(learner: Learner) -> None:
    first, second, third, fourth = exercises()[:4]
    try_at(learner, first, REFUSED, SOLVED, MISSED)
    try_at(learner, second, MISSED, REFUSED, AGAIN, SOLVED)
    try_at(learner, third, Tried("", "8/5", TryResult.SOLVED, helped=2))
    results = results_of(learner, exercises())
    assert [(each.tries, each.standing) for each in results[:4]] == [
        (1, Standing.SOLVED),
        (3, Standing.SOLVED),
        (1, Standing.HELPED),
        (1, None),
    ]
    assert results[1].mistakes == {"": 1, "blocked": 1}
    assert results[3].exercise == fourth


def test_the_page_says_how_each_was_solved_and_what_is_worth_another_look(
    client: Client, learner: Learner
) -> None:
    first, second, third, *rest = exercises()
    try_at(learner, first, REFUSED, AGAIN, SOLVED)
    try_at(learner, second, MISSED, SOLVED)
    try_at(learner, third, Tried("", "8/5", TryResult.SOLVED, helped=2))
    page = client.get(DONE).content.decode()
    assert "Lesson 4 is done" not in page
    assert f"3 of {len(rest) + 3} solved" in page
    assert "2 at a later try · 1 with a hint" in page
    for exercise in rest:
        try_at(learner, exercise, SOLVED)
    response = client.get(DONE)
    page = response.content.decode()
    assert "no-store" in response["Cache-Control"]
    assert "Lesson 4 is done" in page
    assert f"{len(rest)} at the first try · 2 at a later try · 1 with a hint" in page
    assert "#blocked" in page[page.index('id="again"') :]
    assert page.count(f"/exercises/{first.slug}/") == 2
    assert "Your answer was not always what was asked for." in page
    assert "1 of 21" in page


def test_without_a_learner_nothing_is_claimed(client: Client) -> None:
    page = client.get(DONE).content.decode()
    assert "The end of lesson 4" in page
    assert "solved" not in page[page.index("<main") : page.index("</main>")]
    assert 'id="wall"' not in page
    assert "Keep your progress?" in page
    assert 'href="/en/lessons/ban-sugoroku/entering/"' in page


def test_keeping_begins_with_the_exercise_that_was_solved_last(client: Client) -> None:
    row = exercises()[-1]
    url, answer = f"/en/exercises/{row.slug}/", solve(read_question(row))[-1]
    onward = client.get(url, answer).context["next_url"]
    assert onward.startswith(f"{DONE}?solved=")
    page = client.get(onward)
    sent = {"do": "keep", "next": DONE, "solved": page.context["answer_url"]}
    response = client.post("/en/progress/", sent)
    assert (response.status_code, response["Location"]) == (303, DONE)
    assert [*StepTry.objects.values_list("exercise", "result")] == [(row.slug, "solved")]
    assert f"1 of {len(exercises())} solved" in client.get(DONE).content.decode()


@pytest.mark.parametrize("solved", ["https://example.org/", "//example.org/x", "x" * 900, ""])
def test_an_address_elsewhere_is_not_taken_along(client: Client, solved: str) -> None:
    page = client.get(DONE, {"solved": solved}).content.decode()
    assert "example.org" not in page[page.index("<main") :]
    sent = {"do": "keep", "next": DONE, "solved": solved}
    assert client.post("/en/progress/", sent).status_code == 303
    assert not StepTry.objects.exists()


def test_the_last_lesson_of_a_course_leads_to_the_next_course(client: Client) -> None:
    for course in Course.objects.all():
        lesson = course.lessons.last()
        assert lesson is not None
        page = client.get(f"/en/lessons/{course.slug}/{lesson.slug}/done/").content.decode()
        assert "That was the last lesson of this course" in page
    assert client.get("/en/lessons/ban-sugoroku/nowhere/done/").status_code == 404


def test_no_name_is_given_twice_and_backgammon_gives_none() -> None:
    given = {lesson: keepsake_of(lesson) for lesson in Lesson.objects.all()}
    names = [name for name in given.values() if name]
    assert len(names) == len(set(names))
    assert set(names) == set(ROLL_NAMES) - {BEST}
    assert all(given[lesson] for lesson in Lesson.objects.filter(course__slug="ban-sugoroku"))
    assert not any(given[lesson] for lesson in Lesson.objects.filter(course__slug="backgammon"))


def test_a_lesson_gives_a_name_of_its_own_or_one_that_is_left() -> None:
    one, two, *_, last, best = ROLL_NAMES
    assert give_names([(1, [best, last]), (2, [last, two]), (3, []), (4, [two])]) == {
        1: last,
        2: two,
        3: one,
        4: ROLL_NAMES[2],
    }


def test_the_wall_shows_the_names_of_lessons_that_are_done(learner: Learner) -> None:
    for exercise in exercises()[1:]:
        try_at(learner, exercise, SOLVED)
    assert not any(place.is_earned for place in wall_of(standings_of(learner)))
    try_at(learner, exercises()[0], SOLVED)
    earned = [place.name for place in wall_of(standings_of(learner)) if place.is_earned]
    assert earned == [keepsake_of(Lesson.objects.get(slug="hitting"))]


def test_the_double_six_comes_when_all_the_others_are_there() -> None:
    standings = dict.fromkeys(Exercise.objects.values_list("slug", flat=True), Standing.HELPED)
    assert all(place.is_earned for place in wall_of(standings))
    without = {slug: one for slug, one in standings.items() if slug != exercises()[0].slug}
    assert sum(place.is_earned for place in wall_of(without)) == len(ROLL_NAMES) - 2
