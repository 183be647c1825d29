"""Only what is done between opening and end counts: earlier and late are shown as such."""

from __future__ import annotations

import csv
import datetime
import io

import pytest
from django.test import Client
from django.utils import timezone
from justhtml import JustHTML

from tests.pages import read
from tests.tutorials.classrooms.people import (
    School,
    an_exercise,
    enrol,
    learner_of,
    make_assignment,
)
from tests.tutorials.practice.answers import solve
from tutorials.accounts.models import Learner
from tutorials.classrooms.models import Assignment
from tutorials.curriculum.exercise_index import read_question
from tutorials.practice.models import StepTry

pytestmark = pytest.mark.django_db

SLUGS = ("hitting-01", "entering-04")
NOW = timezone.now()
HOUR = datetime.timedelta(hours=1)


@pytest.fixture
def learner(school: School) -> Client:
    client = Client()
    school.sign_in(client, "learner")
    return client


def put(learner: Learner, exercise: str, result: str, hours: float, helped: int = 0) -> None:
    """Store a try made so many hours after now; negative ones are in the past."""
    number = StepTry.objects.filter(learner=learner, exercise=exercise).count() + 1
    row = StepTry.objects.create(
        learner=learner,
        exercise=exercise,
        version=1,
        number=number,
        tried="bar/21" if result == "solved" else "13/9",
        result=result,
        code="enter_first" if result == "refused" else "",
        clause="enter-first" if result == "refused" else "",
        helped=helped,
    )
    StepTry.objects.filter(pk=row.pk).update(created_at=NOW + hours * HOUR)


def set_work(school: School) -> Assignment:
    """Set a class two exercises, from ten hours ago until five hours ago."""
    times = {"opens_at": NOW - 10 * HOUR, "due_at": NOW - 5 * HOUR}
    return make_assignment(school.classroom, *SLUGS, **times)


def texts(page: JustHTML, selector: str) -> list[str]:
    return [" ".join(node.to_text().split()) for node in page.query(selector)]


def fill(school: School) -> None:
    """Let five learners try: earlier, in time, late, in time after earlier, and never right."""
    early, late, again, wrong = [
        learner_of(card) for card in enrol(school.classroom, "Early", "Late", "Once More", "Wrong")
    ]
    fox = school.learner
    for slug in SLUGS:
        put(fox, slug, "solved", -7)
        put(early, slug, "solved", -20, helped=3)
        put(late, slug, "refused", -6)
        put(late, slug, "solved", -2)
    put(fox, "entering-04", "refused", -1)
    put(again, "hitting-01", "refused", -20)
    put(again, "hitting-01", "solved", -19)
    put(again, "hitting-01", "refused", -8)
    put(again, "hitting-01", "solved", -7)
    put(again, "entering-04", "refused", -20)
    put(wrong, "hitting-01", "refused", -6)
    put(wrong, "hitting-01", "refused", -1)
    put(wrong, "entering-04", "refused", -1)


def report_of(client: Client, school: School, assignment: Assignment, tail: str = "") -> JustHTML:
    url = f"/en/classrooms/{school.classroom.pk}/assignments/{assignment.pk}/report/{tail}"
    return read(client.get(url))


def test_the_matrix_shows_what_was_done_earlier_and_late_as_such(
    teacher: Client, school: School
) -> None:
    fill(school)
    page = report_of(teacher, school, set_work(school))
    rows = texts(page, ".learner-table tbody tr")
    assert rows == [
        "Early solved earlier solved earlier",
        "Late 2 with try 2 (late) 2 with try 2 (late)",
        "Once More 2 with try 2 tried earlier, not solved",
        "Quiet Fox with the first try with the first try",
        "Wrong tried, not solved tried, not solved (late)",
    ]
    (lead,) = texts(page, ".lead")
    assert lead.startswith(
        "4 of 5 learners began. 1 finished everything that is set. 1 more finished late."
    )


def test_rules_and_exercises_are_counted_between_opening_and_end(
    teacher: Client, school: School
) -> None:
    fill(school)
    page = report_of(teacher, school, set_work(school))
    assert texts(page, ".finding") == [
        "Entering comes first: 3 of 5 moved another stone while one waited on the strip."
    ]
    first, second = texts(page, ".exercise-table tbody tr")
    assert "2 of 5 1 late" in first
    assert "1 of 5 1 late" in second
    urls = [link.attrs or {} for link in page.query(".exercise-table a")]
    shown = read(teacher.get(str(urls[0]["href"])))
    said = " ".join(shown.to_text().split())
    assert "2 of 5 learners solved it. 1 more solved it late. 1 tried and has not" in said


def test_the_table_says_what_is_late_and_what_was_earlier(teacher: Client, school: School) -> None:
    fill(school)
    pk = set_work(school).pk
    url = f"/en/classrooms/{school.classroom.pk}/assignments/{pk}/report/csv/"
    content = teacher.get(url).content.decode("utf-8-sig")
    rows = {(row["learner"], row["exercise"]): row for row in csv.DictReader(io.StringIO(content))}
    fields = ("standing", "tries", "late", "earlier")
    found = {key: tuple(row[name] for name in fields) for key, row in rows.items()}
    assert found["Early", "hitting-01"] == ("open", "0", "", "helped")
    assert found["Late", "hitting-01"] == ("done", "2", "yes", "")
    assert found["Once More", "hitting-01"] == ("done", "2", "", "done")
    assert found["Once More", "entering-04"] == ("open", "0", "", "begun")
    assert found["Quiet Fox", "entering-04"] == ("done", "1", "", "")
    assert found["Wrong", "hitting-01"] == ("begun", "1", "", "")
    assert found["Wrong", "entering-04"] == ("begun", "1", "yes", "")


def test_without_an_assignment_everything_counts(teacher: Client, school: School) -> None:
    fill(school)
    page = read(teacher.get(f"/en/classrooms/{school.classroom.pk}/report/"))
    assert texts(page, "#learners ~ .scroll-x tbody tr")[0].startswith("Early 2 2 0")


def solve_here(client: Client, slug: str) -> None:
    for query in solve(read_question(an_exercise(slug))):
        client.post(f"/en/exercises/{slug}/", query, headers={"HX-Request": "true"})


def test_what_was_solved_before_is_to_be_solved_once_more(
    learner: Client, teacher: Client, school: School
) -> None:
    for slug in SLUGS:
        solve_here(learner, slug)
    StepTry.objects.update(created_at=NOW - 3 * HOUR)
    assignment = make_assignment(school.classroom, *SLUGS, opens_at=NOW - HOUR)
    page = read(learner.get("/en/me/"))
    assert texts(page, ".work .progress > span") == ["0 of 2 solved"]
    assert "You solved 2 exercises earlier, before this was set." in page.to_text()
    assert [(li.attrs or {})["class"] for li in page.query(".dots li")] == [
        "is-done is-earlier"
    ] * 2
    assert "solved (earlier)" in texts(page, ".dots li")[0]
    (go_on,) = page.query(".work .button-primary")
    assert (go_on.attrs or {})["href"] == "/en/exercises/hitting-01/"
    assert texts(page, ".work .button-primary") == ["Begin"]
    # The same answer as the last one, which is no double click but a new try.
    solve_here(learner, "hitting-01")
    page = read(learner.get("/en/me/"))
    assert texts(page, ".work .progress > span") == ["1 of 2 solved"]
    (go_on,) = page.query(".work .button-primary")
    assert (go_on.attrs or {})["href"] == "/en/exercises/entering-04/"
    solve_here(learner, "entering-04")
    assert "All done" in learner.get(f"/en/assignments/{assignment.code}/").content.decode()
    (row,) = texts(report_of(teacher, school, assignment), ".learner-table tbody tr")
    assert row == "Quiet Fox with the first try with the first try"


def test_a_learner_sees_what_was_late(learner: Client, school: School) -> None:
    make_assignment(school.classroom, *SLUGS, opens_at=NOW - 9 * HOUR, due_at=NOW - HOUR)
    put(school.learner, "hitting-01", "solved", -3)
    put(school.learner, "entering-04", "solved", -0.5)
    page = read(learner.get("/en/me/"))
    assert texts(page, ".work .progress > span") == ["2 of 2 solved, 1 of them late"]
    assert texts(page, ".dots li")[1].endswith("solved (late)")
    assert "All done" in page.to_text()


def test_a_try_at_the_moment_of_opening_counts_and_at_the_end_is_late(
    learner: Client, school: School
) -> None:
    make_assignment(school.classroom, *SLUGS, opens_at=NOW - 2 * HOUR, due_at=NOW - HOUR)
    put(school.learner, "hitting-01", "solved", -2)
    put(school.learner, "entering-04", "solved", -1)
    page = read(learner.get("/en/me/"))
    assert texts(page, ".work .progress > span") == ["2 of 2 solved, 1 of them late"]


@pytest.mark.parametrize("asked", ["", "x", "0", "9" * 30, "²"])
def test_an_assignment_that_is_not_there_has_no_report_on_an_exercise(
    teacher: Client, school: School, asked: str
) -> None:
    url = f"/en/classrooms/{school.classroom.pk}/report/exercises/hitting-01/"
    assert teacher.get(url, {"assignment": asked}).status_code == 404
