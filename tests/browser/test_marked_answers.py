"""What is wrong in an answer is marked, and what is right, whatever it was answered in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.content import load_content

if TYPE_CHECKING:
    from playwright.sync_api import Page

WRONG = ["dashed", "2px"]
RIGHT = ["solid", "2px"]


@pytest.fixture(autouse=True)
def content(transactional_db: None) -> None:
    """Load the shipped exercises."""
    load_content()


@pytest.mark.parametrize(
    ("answer", "selector", "expected"),
    [
        ("early-edo-02/?answer.arrive-multiplied=goes-on", "#field-1", WRONG),
        ("early-edo-02/?answer.arrive-multiplied=iri:1", "#field-1", RIGHT),
        ("bg-race-06/?answer.player=80&answer.ahead=player", "#field-1", WRONG),
        ("bg-race-06/?answer.player=80&answer.ahead=player", "#field-3", RIGHT),
        ("bg-race-06/?answer.player=82&answer.ahead=nobody", "#field-1", RIGHT),
        ("bg-race-06/?answer.player=82&answer.ahead=nobody", "#field-3", WRONG),
        ("bg-board-03/?answer=allowed", "[aria-pressed=true]", RIGHT),
        ("bg-board-03/?answer=blocked", "[aria-pressed=true]", WRONG),
    ],
)
def test_an_answer_shows_whether_it_is_right(
    page: Page, answer: str, selector: str, expected: list[str]
) -> None:
    page.goto(f"/en/exercises/{answer}")
    script = "e => [getComputedStyle(e).borderTopStyle, getComputedStyle(e).borderTopWidth]"
    assert page.locator(f"#answers {selector}").evaluate(script) == expected
