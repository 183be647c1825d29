"""The report: right to the number, in sentences and as a table, for three learners as for 300."""

from __future__ import annotations

import csv
import io

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from justhtml import JustHTML
from justhtml.dom import Element

from rules.engine.refusals import RefusalCode
from rules.preset import RulePreset
from rules.presets import PRESETS
from tests.pages import read
from tests.tutorials.classrooms.people import (
    School,
    an_exercise,
    enrol,
    learner_of,
    make_assignment,
    make_classroom,
    make_teacher,
)
from tests.tutorials.practice.answers import solve
from tutorials.accounts.models import AuditEntry, Learner
from tutorials.classrooms.models import Assignment, Enrolment
from tutorials.classrooms.reporting.counting import count_cells, tries_in
from tutorials.classrooms.reporting.misses import Miss
from tutorials.classrooms.reporting.sentences import word_stumble
from tutorials.classrooms.reporting.spreadsheet import BEGINS_FORMULA, COLUMNS, neutralise
from tutorials.curriculum.exercise_index import read_question
from tutorials.practice.models import StepTry

pytestmark = pytest.mark.django_db

SLUGS = ("hitting-01", "entering-04")


def tried(
    learner: Learner, exercise: str, *tries: tuple[str, str, str, str], helped: int = 0
) -> None:
    """Store tries: each is what was tried, its result, and the code and clause of a refusal."""
    before = StepTry.objects.filter(learner=learner, exercise=exercise).count()
    StepTry.objects.bulk_create(
        StepTry(
            learner=learner,
            exercise=exercise,
            version=1,
            number=number,
            tried=step,
            result=result,
            code=code,
            clause=clause,
            helped=helped,
        )
        for number, (step, result, code, clause) in enumerate(tries, start=before + 1)
    )


REFUSED = ("13/9", "refused", "enter_first", "enter-first")
BLOCKED = ("bar/19", "refused", "blocked", "enter-where")
MISSED = ("8/2", "missed", "", "")
SOLVED = ("bar/21", "solved", "", "")


def base(school: School) -> str:
    return f"/en/classrooms/{school.classroom.pk}/"


def report_of(client: Client, school: School, assignment: Assignment) -> JustHTML:
    return read(client.get(f"{base(school)}assignments/{assignment.pk}/report/"))


def texts(part: JustHTML | Element, selector: str) -> list[str]:
    return [" ".join(node.to_text().split()) for node in elements(part, selector)]


def elements(part: JustHTML | Element, selector: str) -> list[Element]:
    return [node for node in part.query(selector) if isinstance(node, Element)]


def fill(school: School) -> list[Learner]:
    """Enrol three more, and let three of the four try something."""
    others = [learner_of(card) for card in enrol(school.classroom, "Anna", "Ben", "Cem")]
    fox = school.learner
    tried(fox, "entering-04", REFUSED, REFUSED, BLOCKED, SOLVED, REFUSED)
    tried(fox, "hitting-01", SOLVED)
    tried(others[0], "entering-04", REFUSED, MISSED)
    tried(others[1], "hitting-01", SOLVED, helped=2)
    tried(others[1], "entering-04", MISSED, SOLVED)
    return [fox, *others]


def test_a_sentence_says_for_each_rule_how_many_learners_did_not_keep_it(
    teacher: Client, school: School
) -> None:
    fill(school)
    page = report_of(teacher, school, make_assignment(school.classroom, *SLUGS))
    rows = texts(page, ".clause-table tbody tr")
    assert texts(page, ".finding") == [
        "Entering comes first: 2 of 4 moved another stone while one waited on the strip."
    ]
    allowed = "2 of 4 made a play that was allowed, but not the one asked for."
    moved = "2 of 4 moved another stone while one waited on the strip."
    assert rows[0].endswith(f"{moved} {allowed} 3 of 4 6")
    assert rows[1].endswith(f"{allowed} 2 of 4 2")
    assert rows[2].endswith("1 of 4 tried to enter where two or more stood. 1 of 4 1")
    assert len(rows) == 3
    widths = [rect.attrs["width"] for rect in elements(page, ".bar-value")]
    assert widths == ["180", "120", "60"]


def test_the_report_says_who_began_and_who_finished(teacher: Client, school: School) -> None:
    fill(school)
    page = report_of(teacher, school, make_assignment(school.classroom, *SLUGS))
    lead = texts(page, ".lead")[0]
    assert lead.startswith("3 of 4 learners began. 2 finished everything that is set.")


def test_the_grid_shows_each_learner_with_shapes_and_numbers(
    teacher: Client, school: School
) -> None:
    fill(school)
    page = report_of(teacher, school, make_assignment(school.classroom, *SLUGS))
    rows = [texts(row, "th, td") for row in elements(page, ".learner-table tbody tr")]
    assert rows == [
        ["Anna", "· not begun", "tried, not solved"],
        ["Ben", "solved with a hint", "2 with try 2"],
        ["Cem", "· not begun", "· not begun"],
        ["Quiet Fox", "with the first try", "4 with try 4"],
    ]


def test_each_exercise_has_its_commonest_wrong_try(teacher: Client, school: School) -> None:
    fill(school)
    page = report_of(teacher, school, make_assignment(school.classroom, *SLUGS))
    rows = texts(page, ".exercise-table tbody tr")
    assert rows[0].endswith("2 of 4")
    assert "2 of 4" in rows[1]
    assert rows[1].endswith("their Outer 1 → Outer 4 2 learners")


def test_the_page_of_an_exercise_draws_the_commonest_wrong_steps(
    teacher: Client, school: School
) -> None:
    fill(school)
    page = read(teacher.get(f"{base(school)}report/exercises/entering-04/"))
    rows = texts(page, ".clause-table tbody tr")
    assert rows[0].startswith("1. their Outer 1 → Outer 4")
    assert rows[0].endswith("2 of 4 4")
    numbers = texts(page, ".arrow-refused .arrow-number")
    assert numbers == ["1", "2", "3"]


def test_the_page_of_a_learner_gives_the_steps_in_their_order(
    teacher: Client, school: School
) -> None:
    fill(school)
    page = read(teacher.get(f"{base(school)}report/learners/{school.learner.pk}/"))
    (_hitting, entering) = elements(page, ".sitting")
    steps = [li.attrs["class"] for li in elements(entering, ".tried li")]
    assert steps == ["is-refused", "is-refused", "is-refused", "is-solved", "is-refused"]
    assert texts(entering, ".tried s")[0] == "their Outer 1 → Outer 4"


def test_the_whole_class_counts_everything_it_tried(teacher: Client, school: School) -> None:
    fill(school)
    page = read(teacher.get(f"{base(school)}report/"))
    rows = [texts(row, "th, td") for row in elements(page, "#learners ~ .scroll-x tbody tr")]
    assert rows[0] == ["Anna", "0", "0", "1", "1", "1"]
    assert rows[3] == ["Quiet Fox", "2", "0", "0", "4", "0"]


def test_who_was_put_away_and_who_is_elsewhere_is_not_counted(
    teacher: Client, school: School
) -> None:
    everybody = fill(school)
    Learner.objects.filter(pk=everybody[0].pk).update(archived_at=timezone.now())
    other = make_school_of_others()
    tried(other, "entering-04", REFUSED)
    page = report_of(teacher, school, make_assignment(school.classroom, *SLUGS))
    first, *_rest = texts(page, ".clause-table tbody tr")
    assert "1 of 3 moved another stone while one waited on the strip." in first
    assert "Quiet Fox" not in page.to_html()


def make_school_of_others() -> Learner:
    return learner_of(enrol(make_classroom(make_teacher("grace")), "Quiet Fox")[0])


def test_tries_through_the_page_are_the_ones_that_are_counted(school: School) -> None:
    client = Client()
    school.sign_in(client, "learner")
    client.post("/en/exercises/ban-first-block/", {"try": "8/4"})
    for query in solve(read_question(an_exercise("ban-first-block"))):
        client.post("/en/exercises/ban-first-block/", query)
    (cell,) = count_cells(tries_in(school.classroom))
    assert (cell.exercise, cell.wrong, cell.refused, cell.tries) == ("ban-first-block", 1, 1, 2)


def rows_of(response: object) -> list[dict[str, str]]:
    content: bytes = getattr(response, "content", b"")
    assert content.startswith(b"\xef\xbb\xbf")
    return list(csv.DictReader(io.StringIO(content.decode("utf-8-sig"))))


def test_the_table_holds_a_row_for_each_learner_and_exercise(
    teacher: Client, school: School
) -> None:
    fill(school)
    pk = make_assignment(school.classroom, *SLUGS).pk
    response = teacher.get(f"{base(school)}assignments/{pk}/report/csv/")
    assert response["Content-Type"] == "text/csv; charset=utf-8"
    rows = rows_of(response)
    assert list(rows[0]) == list(COLUMNS)
    found = {(row["learner"], row["exercise"]): row for row in rows}
    assert len(rows) == len(found) == 8
    fox = found["Quiet Fox", "entering-04"]
    assert (fox["standing"], fox["tries"], fox["refused"]) == ("done", "4", "4")
    assert found["Ben", "hitting-01"]["standing"] == "helped"
    assert found["Ben", "hitting-01"]["hints"] == "2"
    assert found["Cem", "hitting-01"]["standing"] == "open"
    assert fox["first_try"].endswith(("+01:00", "+02:00"))
    assert AuditEntry.objects.filter(action="exported", learners=4).count() == 1


def test_a_name_is_never_a_formula(teacher: Client, school: School) -> None:
    learner = school.learner
    for start in BEGINS_FORMULA:
        assert neutralise(f"{start}1+1") == f"'{start}1+1"
    Learner.objects.filter(pk=learner.pk).update(nickname='=HYPERLINK("x")')
    tried(learner, "hitting-01", SOLVED)
    (row,) = rows_of(teacher.get(f"{base(school)}report/csv/"))
    assert row["learner"] == '\'=HYPERLINK("x")'


@pytest.mark.parametrize(
    "name",
    ["x;=cmd|'/c calc'!A0;y", "x\t=1+1", "; +1", "a;\uff1d1", 'a";=1+1;"', "  @SUM(1)", "=1;=2"],
)
def test_a_name_is_no_formula_wherever_a_spreadsheet_splits_the_line(
    teacher: Client, school: School, name: str
) -> None:
    tried(school.learner, "hitting-01", SOLVED)
    Learner.objects.filter(pk=school.learner.pk).update(nickname=name)
    content = teacher.get(f"{base(school)}report/csv/").content.decode("utf-8-sig")
    for delimiter in ",;\t":
        for row in csv.reader(io.StringIO(content), delimiter=delimiter):
            assert not any(cell.strip().startswith(BEGINS_FORMULA) for cell in row)
    assert all(line.startswith('"') and line.endswith('"') for line in content.splitlines())


def test_every_column_is_explained_on_the_page(teacher: Client, school: School) -> None:
    page = report_of(teacher, school, make_assignment(school.classroom))
    assert texts(page, ".columns dt") == list(COLUMNS)
    assert len(texts(page, ".columns dd")) == len(COLUMNS)


def count_queries(client: Client, url: str) -> int:
    client.get(url)
    with CaptureQueriesContext(connection) as queries:
        assert client.get(url).status_code == 200
    return len(queries)


def test_the_questions_to_the_database_do_not_grow_with_the_learners(
    teacher: Client, school: School
) -> None:
    fill(school)
    pk = make_assignment(school.classroom, *SLUGS).pk
    tails = (
        *(f"assignments/{pk}/report/", "report/", "report/exercises/entering-04/"),
        *(f"assignments/{pk}/report/csv/", "report/csv/", ""),
    )
    few = [count_queries(teacher, base(school) + tail) for tail in tails]
    room = school.classroom
    many = Learner.objects.bulk_create(
        Learner(organisation=room.organisation, nickname=f"Learner {n}") for n in range(296)
    )
    Enrolment.objects.bulk_create(Enrolment(classroom=room, learner=each) for each in many)
    assert room.learners.count() == 300
    for learner in many:
        tried(learner, "entering-04", REFUSED, MISSED, SOLVED)
        tried(learner, "hitting-01", MISSED, SOLVED)
    assert [count_queries(teacher, base(school) + tail) for tail in tails] == few
    assert max(few) <= 16
    page = report_of(teacher, school, Assignment.objects.get())
    assert texts(page, ".finding") == [
        "Entering comes first: 298 of 300 moved another stone while one waited on the strip."
    ]


@pytest.mark.parametrize("game", PRESETS, ids=lambda game: game.slug)
def test_every_reason_has_its_own_sentence(game: RulePreset) -> None:
    said = [word_stumble(game, code, "", 9, 24) for code in RefusalCode]
    said += [word_stumble(game, "blocked", "enter-where", 9, 24)]
    said += [word_stumble(game, "number_used", "doubles", 9, 24)]
    said += [word_stumble(game, "from former times", "", 9, 24)]
    said += [word_stumble(game, miss, "enter-where", 9, 24) for miss in Miss]
    assert len(set(said)) == len(said)
    assert all(sentence.startswith("9 of 24 ") for sentence in said)
