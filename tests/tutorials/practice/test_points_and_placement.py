"""Points that are tapped and boards that are set up: no answer contradicts or gives away."""

from __future__ import annotations

import pytest
from django.test import Client

from tests.tutorials.practice.conftest import Visit
from tests.tutorials.practice.test_fields import sentences
from tutorials.accounts.learners import COOKIE, begin_keeping
from tutorials.practice.models import StepTry

ORDER = "board-and-way-06"
SETUP = "board-and-way-08"
THEIRS = "1:2 12:5 17:3 19:5"


def test_the_first_wrong_tap_ends_the_answer_with_a_reason(visit: Visit) -> None:
    page = visit(ORDER, point="6")
    assert "message-other" in page
    assert sentences(page)[0].startswith("You started at the end of the path")
    assert "Go on" not in page
    assert page.count("is-refused") == page.count("point-name is-refused") + 1


def test_the_next_tap_goes_on_from_what_was_right(visit: Visit) -> None:
    wrong = visit(ORDER, taps="24", point="8")
    assert sentences(wrong) == [
        "Not Outer\u00a05 yet: another one comes first.",
        "Right so far: their Inner\u00a01. Go on from there.",
    ]
    assert 'name="taps" value="24"' in wrong
    assert "message-note" in visit(ORDER, taps="24", point="13")
    assert "message-right" in visit(ORDER, taps="24,13,8", point="6")


def test_a_wrong_tap_stays_with_its_address(visit: Visit) -> None:
    assert "message-other" in visit(ORDER, taps="24,8")
    assert "message-other" in visit(ORDER, taps="6,8,13,24")
    assert "message-note" in visit(ORDER, taps="24,8", point="13")


@pytest.mark.parametrize(
    ("taps", "point", "said"),
    [
        ("24,13", "24", "already"),
        ("24", "5", "You tapped"),
        ("24,13", "6", "another one comes first"),
    ],
)
def test_each_wrong_tap_has_a_reason_of_its_own(
    visit: Visit, taps: str, point: str, said: str
) -> None:
    assert said in sentences(visit(ORDER, taps=taps, point=point))[0]


def test_a_finger_that_taps_twice_taps_once(client: Client, visit: Visit) -> None:
    assert sentences(visit(ORDER, taps="24", point="24")) == sentences(visit(ORDER, taps="24"))
    client.cookies[COOKIE] = begin_keeping()[1]
    client.post(f"/en/exercises/{ORDER}/", {"taps": "24", "point": "24"})
    assert not StepTry.objects.exists()


def test_whoever_takes_away_is_told_what_a_tap_does(visit: Visit) -> None:
    assert sentences(visit("board-and-way-08")) != sentences(
        visit("board-and-way-08", tool="remove")
    )
    assert "is to go" in visit("board-and-way-08", tool="remove")


def test_each_wrong_tap_is_a_try(client: Client) -> None:
    client.cookies[COOKIE] = begin_keeping()[1]
    url = f"/en/exercises/{ORDER}/"
    for taps, point in (("", "24"), ("24", "8"), ("24", "13"), ("24,13", "8"), ("24,13,8", "6")):
        client.post(url, {"taps": taps, "point": point})
    assert list(StepTry.objects.order_by("pk").values_list("tried", "result")) == [
        ("24 8", "missed"),
        ("24 13 8 6", "solved"),
    ]


def test_an_unfinished_board_is_told_how_much_is_missing_and_no_more(
    visit: Visit, client: Client
) -> None:
    page = visit(SETUP, check="1")
    assert sentences(page) == ["15 left to place."]
    assert "message-note" in page
    assert "is-named" not in page
    client.cookies[COOKIE] = begin_keeping()[1]
    client.post(f"/en/exercises/{SETUP}/", {"check": "1"})
    assert not StepTry.objects.exists()


def test_a_wrong_board_names_what_stands_wrong_and_not_where_it_belongs(visit: Visit) -> None:
    page = visit(SETUP, board=f"24:2 13:5 9:3 6:5 / {THEIRS}", check="1")
    assert sentences(page) == ["Look again at Outer\u00a04."]
    assert page.count("is-named") == page.count("point-name is-named") + 1


def test_an_answer_that_is_only_unfinished_is_not_called_wrong(
    visit: Visit, client: Client
) -> None:
    page = visit("br-shared-01", **{"answer.1": "all"})
    assert sentences(page) == ["Still missing: 24/18, 18/15; 24/15; 13/7, 13/10."]
    assert "message-note" in page
    client.cookies[COOKIE] = begin_keeping()[1]
    client.post("/en/exercises/br-shared-01/", {"answer.1": "all"})
    assert not StepTry.objects.exists()
