"""The board's script in a real browser: it reads a tap as the server does, and draws alike."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from rules.boards.diagram import Arrow, ArrowKind, Diagram, Mark, Names, board_classes
from rules.boards.dice import draw_dice
from rules.boards.svg import draw_board, draw_buttons
from rules.boards.symbols import symbols_for
from rules.boards.tapping import TapKind, tap
from rules.engine.position import BAR
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU
from tests.boards import parse_text

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

STATIC: Final = Path(__file__).parents[2] / "config" / "static"
POSITION: Final = parse_text("24:2 20:1 13:4 8:3 6:4 bar:1 / 1:2 12:5 17:3 19:5")
OWN: Final = (25, 24, 20, 13, 8, 6)
NUMBERS: Final = ((), (6, 4), (5, 2), (1, 1), (4, 4, 4, 4))
TAP_ALL = """cases => {
  const form = document.querySelector("form.board");
  let submitted = false;
  form.addEventListener("submit", event => { event.preventDefault(); submitted = true; });
  return cases.map(([numbers, chosen, place]) => {
    form.dataset.numbers = numbers.join(" ");
    form.elements.namedItem("from").value = chosen || "";
    submitted = false;
    document.getElementById(`point-${place}`).click();
    return [submitted, form.elements.namedItem("from").value];
  });
}"""
SAME = """drawing => {
  const plain = node => {
    const attributes = [...node.attributes].map(a => `${a.name}=${a.value}`).sort();
    const inside = node.children.length ? [...node.children].map(plain) : node.textContent.trim();
    return [node.tagName, attributes, inside];
  };
  const shown = document.querySelector(".board-drawing").outerHTML;
  const page = new DOMParser().parseFromString(shown, "text/html").querySelector("svg");
  const expected = new DOMParser().parseFromString(drawing, "text/html").querySelector("svg");
  return [JSON.stringify(plain(page)), JSON.stringify(plain(expected))];
}"""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """Return an empty page that complains about nothing."""
    errors: list[str] = []
    page = browser.new_page(viewport={"width": 1000, "height": 800})
    page.set_default_timeout(5_000)
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    page.close()
    assert errors == []


def show(
    page: Page, diagram: Diagram, numbers: tuple[int, ...] = (6, 4), attributes: str = ""
) -> None:
    """Show a board as a form with its script, as an exercise does."""
    chosen = next((place for place, mark in diagram.marks if mark is Mark.CHOSEN), "")
    styles = (STATIC / "css" / "board.css").read_text(encoding="utf-8")
    own = " ".join(map(str, diagram.position.sources()))
    left = " ".join(map(str, numbers))
    page.set_content(
        f"<!doctype html><style>{styles}</style>{symbols_for(diagram.preset)}"
        f'<form class="board {board_classes(diagram)}" id="board"'
        f' data-own="{own}" data-numbers="{left}" {attributes}>'
        f'<input type="hidden" name="steps"><input type="hidden" name="from" value="{chosen}">'
        '<input type="hidden" name="die"><input type="hidden" name="play">'
        f'<div class="board-surface">{draw_board(diagram)}{draw_buttons(diagram)}</div></form>'
        f"{draw_dice([(n, 'open') for n in numbers], form='board')}"
        '<input id="typed"><button id="undo" data-undo>Undo</button>'
        '<details id="keys"><summary>Keys</summary></details>'
    )
    page.add_script_tag(content=(STATIC / "js" / "board.js").read_text(encoding="utf-8"))


def watch_submits(page: Page) -> None:
    """Keep what the form would send instead of sending it."""
    page.evaluate(
        """() => document.querySelector("form").addEventListener("submit", event => {
          event.preventDefault();
          window.sent = Object.fromEntries(new FormData(event.target, event.submitter));
        })"""
    )


def sent(page: Page) -> dict[str, str]:
    """Return what the form would have sent, without what is empty."""
    found: dict[str, str] = page.evaluate("window.sent")
    return {name: value for name, value in found.items() if value}


def chosen(page: Page) -> str:
    """Return the place of the checker in hand."""
    return str(page.input_value("[name=from]"))


def diagram_with(*marks: tuple[int, Mark], preset: RulePreset = BACKGAMMON) -> Diagram:
    """Return the board of these tests with marks."""
    return Diagram(preset, POSITION, marks=marks)


def test_a_tap_means_what_the_server_means(page: Page) -> None:
    show(page, diagram_with())
    cases = [
        (numbers, choice, place)
        for numbers in NUMBERS
        for choice in (None, *OWN)
        for place in range(26)
    ]
    found = page.evaluate(TAP_ALL, cases)
    for (numbers, choice, place), (submitted, held) in zip(cases, found, strict=True):
        what = tap(POSITION, numbers, choice, place)
        case = f"numbers {numbers}, in hand {choice}, tapped {place}"
        assert submitted is (what.kind in (TapKind.TRY, TapKind.MISS)), case
        expected = {TapKind.CHOOSE: str(place), TapKind.LET_GO: ""}
        assert held == expected.get(what.kind, str(choice or "")), case


@pytest.mark.parametrize("names", Names)
@pytest.mark.parametrize("place", [BAR, 13, 20])
def test_a_choice_is_drawn_as_the_server_draws_it(page: Page, place: int, names: Names) -> None:
    without = Diagram(BAN_SUGOROKU, POSITION, names=names)
    show(page, without)
    page.click(f"#point-{place}")
    drawn = draw_board(Diagram(BAN_SUGOROKU, POSITION, names=names, marks=((place, Mark.CHOSEN),)))
    shown, expected = page.evaluate(SAME, drawn)
    assert shown == expected
    assert page.get_attribute(f"#point-{place}", "aria-pressed") == "true"


def test_letting_go_leaves_nothing_behind(page: Page) -> None:
    show(page, diagram_with((13, Mark.CHOSEN)))
    page.click("#point-13")
    shown, expected = page.evaluate(SAME, draw_board(diagram_with()))
    assert shown == expected
    assert chosen(page) == ""
    assert page.get_attribute("#point-13", "aria-pressed") is None


def test_the_choice_goes_from_one_checker_to_another(page: Page) -> None:
    show(page, diagram_with((13, Mark.CHOSEN)), numbers=(6, 1))
    page.click("#point-8")
    shown, expected = page.evaluate(SAME, draw_board(diagram_with((8, Mark.CHOSEN))))
    assert shown == expected


def test_a_point_that_is_spoken_of_keeps_its_pill(page: Page) -> None:
    show(page, diagram_with((13, Mark.NAMED)))
    page.click("#point-13")
    page.wait_for_timeout(450)
    page.click("#point-13")
    shown, expected = page.evaluate(SAME, draw_board(diagram_with((13, Mark.NAMED))))
    assert shown == expected


def test_where_a_choice_changes_what_is_shown_it_is_asked_of_the_server(page: Page) -> None:
    show(page, diagram_with((13, Mark.CHOSEN), (9, Mark.LANDING)), attributes="data-asks")
    watch_submits(page)
    page.click("#point-8")
    assert sent(page) == {"from": "13", "point": "8"}


def test_a_try_sends_both_ends(page: Page) -> None:
    show(page, diagram_with())
    watch_submits(page)
    page.click("#point-13")
    page.click("#point-9")
    assert sent(page) == {"from": "13", "point": "9"}


def test_a_drag_is_a_try(page: Page) -> None:
    show(page, diagram_with())
    watch_submits(page)
    page.hover("#point-13")
    page.mouse.down()
    page.hover("#point-9")
    page.mouse.up()
    assert sent(page) == {"from": "13", "point": "9"}


def test_a_trembling_tap_is_a_tap(page: Page) -> None:
    show(page, diagram_with())
    box = page.locator("#point-13").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(box["x"] + 24, box["y"] + 44)
    page.mouse.up()
    assert chosen(page) == "13"


def test_two_quick_taps_play_the_first_number_that_fits(page: Page) -> None:
    show(page, diagram_with())
    watch_submits(page)
    page.dblclick("#point-13")
    assert sent(page)["play"] == "13"
    assert page.input_value("[name=play]") == ""


def test_two_slow_taps_take_and_let_go(page: Page) -> None:
    show(page, diagram_with())
    watch_submits(page)
    page.click("#point-13")
    page.wait_for_timeout(450)
    page.click("#point-13")
    assert page.evaluate("window.sent") is None
    assert chosen(page) == ""


def test_the_keyboard_plays_the_first_number_that_fits_too(page: Page) -> None:
    show(page, diagram_with())
    watch_submits(page)
    page.focus("#point-13")
    page.keyboard.press("Shift+Enter")
    assert sent(page) == {"play": "13"}


@pytest.mark.parametrize("way", ["tap", "key"])
def test_a_die_is_made_the_next_and_one_tap_plays_it(page: Page, way: str) -> None:
    show(page, diagram_with())
    watch_submits(page)
    if way == "tap":
        page.click("#die-4")
    else:
        page.keyboard.press("4")
    assert page.get_attribute("#die-4", "aria-pressed") == "true"
    assert page.locator(".die.is-next").count() == 1
    page.click("#point-13")
    assert sent(page) == {"die": "4", "point": "13"}


def test_a_die_taken_twice_is_let_go(page: Page) -> None:
    show(page, diagram_with())
    watch_submits(page)
    page.click("#die-6")
    page.click("#die-6")
    assert not page.locator(".die.is-next").count()
    page.click("#point-13")
    assert page.evaluate("window.sent") is None
    assert chosen(page) == "13"


def test_a_checker_in_hand_is_played_by_the_die_that_is_tapped(page: Page) -> None:
    show(page, diagram_with((13, Mark.CHOSEN)))
    watch_submits(page)
    page.click("#die-4")
    assert sent(page) == {"from": "13", "die": "4"}


def test_what_a_refusal_drew_goes_with_the_next_choice(page: Page) -> None:
    refused = Arrow(ArrowKind.REFUSED, 13, 10)
    marks = ((13, Mark.CHOSEN), (10, Mark.REFUSED), (12, Mark.BLOCKED), (9, Mark.NAMED))
    diagram = replace(diagram_with(*marks), arrows=(refused,))
    show(page, diagram, numbers=(6, 1), attributes="data-refused")
    page.click("#point-8")
    shown, expected = page.evaluate(SAME, draw_board(diagram_with((8, Mark.CHOSEN))))
    assert shown == expected


def test_a_dragged_checker_follows_the_pointer_and_is_put_back(page: Page) -> None:
    show(page, diagram_with())
    page.hover("#point-13")
    page.mouse.down()
    page.mouse.move(500, 300)
    page.mouse.move(510, 310)
    lifted = page.locator(".is-lifted").bounding_box()
    assert lifted is not None
    assert abs(lifted["x"] + lifted["width"] / 2 - 510) < 3
    assert abs(lifted["y"] + lifted["height"] / 2 - 310) < 3
    assert page.locator(".is-leaving").count() == 1
    page.mouse.up()
    assert not page.locator(".is-lifted, .is-leaving").count()


def test_escape_lets_go(page: Page) -> None:
    show(page, diagram_with((13, Mark.CHOSEN)))
    page.keyboard.press("Escape")
    assert chosen(page) == ""


@pytest.mark.parametrize(
    ("start", "key", "end"),
    [
        (13, "ArrowRight", 12),
        (13, "ArrowDown", 12),
        (13, "ArrowLeft", 14),
        (12, "ArrowUp", 13),
        (24, "ArrowLeft", 25),
        (25, "ArrowRight", 24),
        (25, "ArrowLeft", 25),
        (1, "ArrowRight", 0),
        (0, "ArrowRight", 0),
        (13, "Home", 24),
        (13, "End", 1),
    ],
)
def test_arrow_keys_follow_the_route(page: Page, start: int, key: str, end: int) -> None:
    show(page, diagram_with())
    page.focus(f"#point-{start}")
    page.keyboard.press(key)
    assert page.evaluate("document.activeElement.id") == f"point-{end}"


def test_enter_takes_and_puts(page: Page) -> None:
    show(page, diagram_with())
    watch_submits(page)
    page.focus("#point-13")
    page.keyboard.press("Enter")
    assert chosen(page) == "13"
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert sent(page) == {"from": "13", "point": "9"}


def test_backspace_undoes(page: Page) -> None:
    show(page, diagram_with())
    page.evaluate("document.getElementById('undo').onclick = () => { window.undone = true; }")
    page.focus("#point-13")
    page.keyboard.press("Backspace")
    assert page.evaluate("window.undone") is True


def test_a_question_mark_shows_the_keys(page: Page) -> None:
    show(page, diagram_with())
    page.keyboard.press("?")
    assert page.get_attribute("#keys", "open") == ""


def test_keys_in_a_field_belong_to_the_field(page: Page) -> None:
    show(page, diagram_with((13, Mark.CHOSEN)))
    page.fill("#typed", "bar/2")
    page.focus("#typed")
    for key in ("End", "Backspace", "?", "Escape"):
        page.keyboard.press(key)
    assert page.input_value("#typed") == "bar/?"
    assert chosen(page) == "13"


def test_arriving_checkers_are_told_from_where_at_once_and_after_a_swap(page: Page) -> None:
    moved = Diagram(BAN_SUGOROKU, POSITION, arriving=((24, 20),))
    distance = "() => document.querySelector('.is-arriving').style.getPropertyValue('--from-x')"
    show(page, moved)
    assert page.evaluate(distance) == "-232px"
    page.evaluate(
        """drawing => {
          const form = document.querySelector("form");
          form.querySelector(".board-drawing").outerHTML = drawing;
          form.dispatchEvent(new Event("htmx:afterSwap", {bubbles: true}));
        }""",
        draw_board(Diagram(BAN_SUGOROKU, POSITION, arriving=((8, 6),))),
    )
    assert page.evaluate(distance) == "116px"


def test_the_script_is_small() -> None:
    assert len(gzip.compress((STATIC / "js" / "board.js").read_bytes())) < 4500


LAID: Final = parse_text("13:4 8:6 7:5 2:1 / 1:2 12:5")


@pytest.mark.parametrize(
    ("side", "change", "places", "expected"),
    [
        ("white", 1, (13, 13, 20, 8, 7), "13:6 8:7 7:6 20:1 2:1 / 1:2 12:5"),
        ("white", -1, (13, 8, 7, 2, 2, 1), "13:3 8:5 7:4 / 1:2 12:5"),
        ("black", 1, (24, 12, 13, 3), "13:4 8:6 7:5 2:1 / 1:2 3:1 12:6 24:1"),
    ],
)
@pytest.mark.parametrize("preset", [BAN_SUGOROKU, BACKGAMMON], ids=lambda p: p.slug)
def test_checkers_are_set_up_as_the_server_draws_them(
    page: Page,
    preset: RulePreset,
    side: str,
    change: int,
    places: tuple[int, ...],
    expected: str,
) -> None:
    attributes = f'data-lay="{side}" data-change="{change}" data-left="15"'
    show(page, Diagram(preset, LAID), attributes=f'{attributes}><input name="taps"')
    page.add_script_tag(content=(STATIC / "js" / "laying.js").read_text(encoding="utf-8"))
    page.evaluate("delete document.querySelector('form').dataset.own")
    watch_submits(page)
    for place in places:
        page.evaluate("place => document.getElementById(`point-${place}`).click()", place)
    assert sent(page)["taps"] == ",".join(map(str, places))
    shown, wanted = page.evaluate(SAME, draw_board(Diagram(preset, parse_text(expected))))
    assert shown == wanted


def test_no_more_checkers_are_drawn_than_there_are(page: Page) -> None:
    attributes = 'data-lay="white" data-change="1" data-left="2"'
    show(page, Diagram(BAN_SUGOROKU, LAID), attributes=f'{attributes}><input name="taps"')
    page.add_script_tag(content=(STATIC / "js" / "laying.js").read_text(encoding="utf-8"))
    watch_submits(page)
    for _ in range(4):
        page.evaluate("() => document.getElementById('point-20').click()")
    assert page.locator(".point-20 .checker").count() == 2
