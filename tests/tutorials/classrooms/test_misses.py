"""A wrong answer goes against the rules of its exercise, as a refused step does."""

from __future__ import annotations

import csv
import io

import pytest
from django.test import Client
from justhtml import JustHTML

from tests.pages import read
from tests.tutorials.classrooms.people import (
    School,
    an_exercise,
    enrol,
    learner_of,
    make_assignment,
    sign_in_by_card,
)
from tests.tutorials.practice.answers import err
from tutorials.classrooms.models import Assignment
from tutorials.classrooms.reporting.misses import Miss, miss_of
from tutorials.curriculum.exercise_index import read_question
from tutorials.curriculum.kinds import KINDS
from tutorials.curriculum.models import Exercise
from tutorials.practice.models import StepTry

pytestmark = pytest.mark.django_db

ALLOWED = "entering-02"
"""Asks whether another checker may be moved while one waits on the strip."""


def answer(school: School, name: str, slug: str, *values: str) -> None:
    """Let a new learner answer an exercise through its page, one value after the other."""
    (card,) = enrol(school.classroom, name)
    client = Client()
    sign_in_by_card(client, card)
    for value in values:
        client.post(f"/en/exercises/{slug}/", {"answer": value})
    assert StepTry.objects.filter(learner=learner_of(card)).count() == len(values)


def report_of(client: Client, school: School, assignment: Assignment, tail: str = "") -> JustHTML:
    url = f"/en/classrooms/{school.classroom.pk}/assignments/{assignment.pk}/report/{tail}"
    return read(client.get(url))


def texts(page: JustHTML, selector: str) -> list[str]:
    return [" ".join(node.to_text().split()) for node in page.query(selector)]


def test_a_wrong_yes_stands_in_the_report_of_the_class(teacher: Client, school: School) -> None:
    for name in ("Anna", "Ben", "Cem"):
        answer(school, name, ALLOWED, "allowed", "enter_first")
    answer(school, "Dora", ALLOWED, "blocked", "enter_first")
    answer(school, "Emil", ALLOWED, "enter_first")
    page = report_of(teacher, school, make_assignment(school.classroom, ALLOWED))
    assert texts(page, ".finding") == [
        "Entering comes first: 3 of 6 thought something was allowed that was not."
    ]
    (row,) = texts(page, ".clause-table tbody tr")
    assert "1 of 6 saw that something was not allowed, but gave a wrong reason." in row
    assert row.endswith("4 of 6 4")
    whole = read(teacher.get(f"/en/classrooms/{school.classroom.pk}/report/"))
    assert texts(whole, ".clause-table tbody tr") == [row]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "fr",
            "La rentrée d’abord : 1 élève sur 2 a cru permis ce qui ne l’était pas.",
        ),
        ("de", "Einsetzen kommt zuerst: 1 von 2 hat etwas für erlaubt gehalten, das es nicht war."),
        ("ja", "下ろすのが先：2人のうち1人が、できないことを「できる」と答えました。"),
    ],
)
def test_it_stands_there_in_the_language_of_the_reader(
    teacher: Client, school: School, language: str, said: str
) -> None:
    answer(school, "Anna", ALLOWED, "allowed")
    url = f"/{language}/classrooms/{school.classroom.pk}/report/"
    assert texts(read(teacher.get(url)), ".finding") == [said]


def test_a_learner_is_counted_once_for_a_rule_over_all_exercises(
    teacher: Client, school: School
) -> None:
    learner = school.learner
    for slug in ("entering-04", "entering-01"):
        version = Exercise.objects.get(slug=slug).version
        for number, result in enumerate(("missed", "refused"), start=1):
            StepTry.objects.create(
                learner=learner,
                exercise=slug,
                version=version,
                number=number,
                tried="8/2",
                result=result,
                code="enter_first" if result == "refused" else "",
                clause="enter-first" if result == "refused" else "",
            )
    assert "enter-first" in Exercise.objects.get(slug="entering-04").clauses
    page = read(teacher.get(f"/en/classrooms/{school.classroom.pk}/report/"))
    assert texts(page, ".clause-table tbody tr")[0].split()[-4:-1] == ["1", "of", "1"]


def test_every_kind_of_exercise_that_can_be_missed_is_in_the_report(
    teacher: Client, school: School
) -> None:
    missed = set()
    for kind in KINDS:
        exercise = Exercise.objects.filter(kind=kind).exclude(clauses=[]).first()
        assert exercise is not None
        StepTry.objects.all().delete()
        client = Client()
        school.sign_in(client, "learner")
        for query in err(read_question(exercise)):
            client.post(f"/en/exercises/{exercise.slug}/", query)
        if StepTry.objects.filter(result="missed").exists():
            missed.add(kind)
            page = read(teacher.get(f"/en/classrooms/{school.classroom.pk}/report/"))
            assert texts(page, ".clause-table tbody tr"), kind
    assert missed >= {"allowed", "count", "result", "sort", "way", "setup", "choice", "play"}


def test_an_exercise_without_a_rule_of_its_own_is_in_the_report(
    teacher: Client, school: School
) -> None:
    exercise = Exercise.objects.filter(clauses=[], kind="pips")[0]
    StepTry.objects.create(
        learner=school.learner,
        exercise=exercise.slug,
        version=exercise.version,
        number=1,
        tried="player=5",
        result="missed",
    )
    page = read(teacher.get(f"/en/classrooms/{school.classroom.pk}/report/"))
    (row,) = texts(page, ".clause-table tbody tr")
    assert row.startswith("Questions about no single rule 1 of 1 gave a wrong answer.")


@pytest.mark.parametrize(
    ("kind", "tried", "miss"),
    [
        ("allowed", "allowed", Miss.THOUGHT_ALLOWED),
        ("count", "999", Miss.TOO_MANY),
        ("count", "four", Miss.OTHER_ANSWER),
        ("sort", "1=all 2=none", Miss.OTHER_ANSWER),
        ("result", "gammon:2", Miss.OTHER_ANSWER),
        ("way", "20", Miss.OTHER_POINT),
        ("setup", "24:2 / off:13", Miss.OTHER_POSITION),
        ("play", "8/5 6/5", Miss.OTHER_PLAY),
    ],
)
def test_what_a_miss_was_is_said_as_far_as_it_is_true(kind: str, tried: str, miss: Miss) -> None:
    an_exercise()
    question = read_question(Exercise.objects.filter(kind=kind).exclude(question={})[0])
    assert miss_of(question, tried) is miss


def test_a_right_yes_that_was_doubted_is_said_so() -> None:
    an_exercise()
    rows = Exercise.objects.filter(kind="allowed")
    exercise = next(row for row in rows if row.question["answer"] == "allowed")
    wrong = next(value for value in exercise.question["choices"] if value != "allowed")
    assert miss_of(read_question(exercise), wrong) is Miss.THOUGHT_FORBIDDEN


def test_what_an_older_version_asked_is_not_guessed(teacher: Client, school: School) -> None:
    StepTry.objects.create(
        learner=school.learner, exercise=ALLOWED, version=99, number=1, tried="allowed",
        result="missed",
    )  # fmt: skip
    page = read(teacher.get(f"/en/classrooms/{school.classroom.pk}/report/"))
    assert texts(page, ".finding") == ["Entering comes first: 1 of 1 gave a wrong answer."]


def test_the_page_of_a_learner_names_the_rules_and_calls_a_wrong_answer_wrong(
    teacher: Client, school: School
) -> None:
    answer(school, "Anna", ALLOWED, "allowed")
    learner = StepTry.objects.get().learner
    url = f"/en/classrooms/{school.classroom.pk}/report/learners/{learner.pk}/"
    page = read(teacher.get(url))
    (row,) = texts(page, "#rules ~ table tbody tr")
    assert row.endswith(" 1")
    assert texts(page, ".tried li .row-facts") == ["wrong answer"]
    page = read(teacher.get(f"/en/classrooms/{school.classroom.pk}/report/exercises/{ALLOWED}/"))
    assert "wrong answer" in texts(page, ".clause-table tbody tr")[0]
    assert "arrows" not in page.to_text()
    assert "not what was asked for" not in page.to_text()


@pytest.mark.parametrize(("language", "mark"), [("en", ","), ("ja", ","), ("fr", ";"), ("de", ";")])
def test_the_table_has_the_separator_of_the_language_and_names_the_rules(
    teacher: Client, school: School, language: str, mark: str
) -> None:
    answer(school, "Anna", ALLOWED, "allowed")
    url = f"/{language}/classrooms/{school.classroom.pk}/report/"
    content = teacher.get(f"{url}csv/").content.decode("utf-8-sig")
    first, *_rest = csv.DictReader(io.StringIO(content), delimiter=mark)
    assert (first["learner"], first["exercise"], first["missed"]) == ("Anna", ALLOWED, "1")
    assert first["rules"]
    assert mark in texts(read(teacher.get(url)), "details.disclosure p")[0]
