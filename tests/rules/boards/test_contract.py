"""The names that styles, scripts and other sites rely on. Removing one is a breaking change."""

from __future__ import annotations

import re

from rules.boards.diagram import ArrowKind, Crop, Diagram, Mark, board_classes
from rules.boards.dice import draw_dice
from rules.boards.svg import draw_board, draw_buttons
from rules.boards.symbols import symbols_for
from rules.engine.position import OFF
from rules.presets import BACKGAMMON, BAN_SUGOROKU
from tests.boards import parse_text
from tests.rules.boards.pictures import EARLY_EDO, MIDDLE_GAME, PICTURES, find_classes

DRAWING = {
    *("board-drawing", "frame", "frame-line", "bed", "divider", "upright"),
    *("strip", "strip-ground", "route", "route-start", "route-tick", "route-head"),
    *("bar", "bar-ground", "bar-line", "tray", "tray-ground", "tray-count", "away"),
    *("point", "near", "far", "home", "outer", "alt", "field", "flower", "triangle"),
    *("label", "label-both", "label-ground", "label-number", "hit-checkers"),
    *("checker", "checker-white", "checker-black", "count", "count-white", "count-black"),
    *("is-arriving", "arrives-2", "arrives-3", "mark", "mark-field"),
    *("arrow", "arrow-casing", "arrow-line", "arrow-head", "arrow-badge", "arrow-number"),
}
SYMBOLS = {
    *("field", "flower", "checker-stone", "triangle-up", "triangle-down", "checker-disc"),
    *("checker-edge", "mark-field", "mark-movable", "mark-chosen", "mark-landing", "mark-hit"),
    *("mark-refused", "mark-blocked", "mark-last"),
}
CONTAINER = {
    *("board-fields", "board-triangles", "home-left", "home-right", "has-tray", "no-tray"),
    *("board-turns", "crop-home", "crop-left", "crop-right", "crop-near"),
}
DICE = {
    *("dice", "die", "die-face", "die-pip", "die-pip-one", "die-ring", "die-slash", "die-bar"),
    *("is-next", "is-used", "is-stuck", "is-void", "dice-left", "tally", "is-left"),
    "visually-hidden",
}


def test_the_classes_of_a_drawing_are_the_published_ones() -> None:
    away = Diagram(BAN_SUGOROKU, MIDDLE_GAME, marks=((OFF, Mark.REFUSED),))
    drawings = [draw_board(diagram) for diagram in (*PICTURES.values(), away)]
    found = set().union(*map(find_classes, drawings))
    points = {f"point-{point}" for point in range(1, 25)}
    marks = {f"mark-{mark}" for mark in Mark if mark is not Mark.NAMED}
    states = {f"is-{mark}" for mark in Mark}
    arrows = {f"arrow-{kind}" for kind in ArrowKind}
    assert found == DRAWING | points | marks | states | arrows


def test_the_shapes_are_the_published_ones() -> None:
    symbols = symbols_for(BAN_SUGOROKU, EARLY_EDO, BACKGAMMON)
    assert set(re.findall(r'symbol id="([^"]+)"', symbols)) == SYMBOLS


def test_every_shape_that_is_placed_is_defined() -> None:
    symbols = symbols_for(BAN_SUGOROKU, EARLY_EDO, BACKGAMMON)
    for diagram in PICTURES.values():
        for name in re.findall(r'href="#([^"]+)"', draw_board(diagram)):
            assert f'id="{name}"' in symbols


def test_the_classes_of_the_container_are_the_published_ones() -> None:
    found: set[str] = set()
    for preset in (BAN_SUGOROKU, EARLY_EDO, BACKGAMMON):
        for crop in Crop:
            diagram = Diagram(preset, MIDDLE_GAME, crop=crop, turns=True)
            found |= set(board_classes(diagram).split())
    assert found == CONTAINER


def test_the_buttons_are_named_by_their_places() -> None:
    diagram = Diagram(BACKGAMMON, parse_text("24:1 bar:1 / 1:2"))
    buttons = draw_buttons(diagram)
    places = [str(place) for place in (25, *range(24, 0, -1), 0)]
    assert re.findall(r'<button [^>]*id="point-(\d+)" name="point" value="(\d+)"', buttons) == [
        (place, place) for place in places
    ]
    assert set(re.findall(r'class="([^"]+)"', buttons)) == {
        "board-points far",
        "board-points near",
        "point-button",
        "point-button is-own",
        "point-button bar-button is-own",
        "point-button off-button",
        "visually-hidden",
    }


def test_the_classes_of_dice_are_the_published_ones() -> None:
    drawn = draw_dice([(1, "next"), (6, "used")]) + draw_dice([(4, "stuck"), (2, "void")])
    drawn += draw_dice([(3, "used"), (3, "open")])
    found = {name for classes in re.findall(r'class="([^"]+)"', drawn) for name in classes.split()}
    assert found == DICE


def test_nothing_carries_a_style_or_a_script_of_its_own() -> None:
    for diagram in PICTURES.values():
        text = draw_board(diagram) + draw_buttons(diagram)
        assert not re.search(r"<style|<script|\sstyle=|\son[a-z]+=", text)
