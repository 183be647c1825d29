"""A solved exercise keeps its answer, whatever is tapped, until it is undone or begun again."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from tests.tutorials.practice.answers import solve
from tests.tutorials.practice.conftest import Visit
from tutorials.accounts.learners import COOKIE, begin_keeping
from tutorials.curriculum.exercise_index import read_question
from tutorials.curriculum.models import Exercise
from tutorials.curriculum.questions.question import ExerciseQuestion, Form
from tutorials.practice.models import StepTry

SETUP = "board-and-way-08"
TURN = {"steps": "8/5 6/5"}
TAPS = [
    {"point": "6"},
    {"point": "20"},
    {"from": "13"},
    {"from": "13", "point": "5"},
    {"play": "6"},
    {"die": "3", "point": "13"},
    {"try": "13/8"},
    {"typed": "13/8"},
    {"do": "end"},
]


def _question(slug: str) -> ExerciseQuestion:
    return read_question(Exercise.objects.get(slug=slug))


@pytest.mark.parametrize("tap", TAPS)
@pytest.mark.parametrize("htmx", [False, True])
def test_a_solved_turn_takes_no_further_tap(visit: Visit, htmx: bool, tap: dict[str, str]) -> None:
    page = visit("ban-first-block", htmx=htmx, **TURN, **tap)
    assert "message-right" in page
    assert 'id="next"' in page


@pytest.mark.parametrize("deed", ["undo", "restart"])
def test_a_solved_turn_can_be_taken_back(visit: Visit, deed: str) -> None:
    page = visit("ban-first-block", **TURN, do=deed)
    assert "message-right" not in page
    assert 'aria-disabled="true" class="point-button' not in page


def test_whatever_solves_a_turn_stays_when_the_board_is_tapped_once_more(visit: Visit) -> None:
    seen = {row.kind: row for row in Exercise.objects.all()}
    turns = [row for row in seen.values() if read_question(row).form is Form.TURN]
    assert turns
    for row in turns:
        page = visit(row.slug, **solve(read_question(row))[-1])
        form = page.split('id="board"')[1].split("</form>")[0]
        sent = dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)">', form))
        sent.pop("csrfmiddlewaretoken", None)
        assert 'id="next"' in visit(
            row.slug,
            **{f"{k}_" if k in ("from", "try") else k: v for k, v in sent.items()} | {"point": "6"},
        ), row.slug


def test_tapped_points_that_are_right_stay(visit: Visit) -> None:
    page = visit("board-and-way-06", taps="24,13,8,6", point="20")
    assert "message-right" in page
    assert 'name="taps" value="24,13,8,6"' in page
    assert 'aria-disabled="true"' in page


def test_a_board_that_was_set_up_right_stays(visit: Visit) -> None:
    board = solve(_question(SETUP))[-1]["board"]
    for tool in ({}, {"tool": "remove"}):
        page = visit(SETUP, board=board, check="1", point="6", **tool)
        assert "message-right" in page
        assert '<input type="hidden" name="check" value="1">' in page


@pytest.mark.parametrize("slug", ["two-numbers-03", "board-and-way-04"])
def test_a_question_that_is_answered_can_only_be_begun_again(visit: Visit, slug: str) -> None:
    page = visit(slug, **solve(_question(slug))[-1])
    form = page.split('id="answers"')[1].split("</form>")[0]
    assert 'type="submit"' not in form
    assert form.count("<button") == form.count('aria-disabled="true"')
    assert 'id="undo-all" href=' in page


def test_a_tap_after_the_right_answer_is_not_recorded(client: Client) -> None:
    client.cookies[COOKIE] = begin_keeping()[1]
    client.post("/en/exercises/ban-first-block/", {"steps": "8/5", "try": "6/5"})
    client.post("/en/exercises/ban-first-block/", TURN | {"from": "13", "point": "5"})
    assert list(StepTry.objects.values_list("result", flat=True)) == ["solved"]


@pytest.mark.parametrize("htmx", [False, True])
@pytest.mark.parametrize("keeps", [False, True])
def test_on_the_last_frame_the_way_on_stands_where_next_stood(
    client: Client, visit: Visit, htmx: bool, keeps: bool
) -> None:
    if keeps:
        client.cookies[COOKIE] = begin_keeping()[1]
    for frame, ways in (("1", ['id="demo-on"']), ("4", ['id="next"'])):
        page = visit("two-numbers-06", htmx=htmx, frame=frame)
        controls = page.split('id="demo-ways"')[1].split("</nav>")[0]
        assert re.findall(r'class="button button-primary" (id="[^"]+")', controls) == ways
        assert 'id="next"' not in page.replace(controls, "")
        assert ("<form" in controls) is (keeps and frame == "4")
