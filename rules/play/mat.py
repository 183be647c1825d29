"""The record of a game of backgammon in two columns, as other programs read it (`.mat`).

    ; [Variation "Backgammon"]
     0 point match

     Game 1
     White : 0                            Black : 2
      1) 31: 8/5 6/5                      42: 8/4 6/4
      2)  Doubles => 2                     Takes

The format is Jellyfish's. A session is a match of 0 points; a game begins with the points so far.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rules.engine.cube import PlayerSide
from rules.notation.rolls import format_roll
from rules.notation.steps import format_step
from rules.play.events import EventKind, PlayEvent
from rules.play.record import PlayRecord
from rules.play.results import Score
from rules.preset import Cube

WIDTH: Final = 34
"""The width of White's column."""


def format_mat(record: PlayRecord, score: Score = (0, 0)) -> str:
    """Write a game that begins at a score, as far as it has been played."""
    white, black = score
    cube = [] if record.preset.cube is Cube.ON else ['; [Cube "Off"]']
    rows, end = list(_fill_rows(record)), []
    if win := _write_win(record):
        is_black = record.result is not None and record.result.winner is PlayerSide.BLACK
        if is_black and rows and not rows[-1][1]:  # beside White's last cell, or it is another game
            rows[-1] = rows[-1][0], f" {win}"
        else:
            end = [f"{'':{WIDTH + 5 if is_black else 6}}{win}"]
    lines = [
        '; [Variation "Backgammon"]',
        *cube,
        " 0 point match",
        "",
        " Game 1",
        f" {f'White : {white}':<{WIDTH + 2}} Black : {black}",
        *(f"{n:3}) {left:<{WIDTH}}{right}".rstrip() for n, (left, right) in enumerate(rows, 1)),
        *end,
    ]
    return "\n".join(lines) + "\n"


def _fill_rows(record: PlayRecord) -> Iterator[tuple[str, str]]:
    """Yield White's and Black's cell of each line."""
    left = ""
    for side, cell in _cells(record):
        if side is PlayerSide.BLACK:
            yield left, cell
            left = ""
        else:
            if left:
                yield left, ""
            left = cell
    if left:
        yield left, ""


def _cells(record: PlayRecord) -> Iterator[tuple[PlayerSide, str]]:
    dice, value = "", 1
    for event in record.events:
        if event.roll:
            dice = f"{format_roll(event.roll, '')}:"
            continue
        if event.kind is EventKind.DOUBLED:
            value *= 2
        if cell := _write_cell(event, dice, value):
            yield event.side, cell
        dice = ""
    if dice:  # rolled, and not played yet
        yield record.events[-1].side, dice


def _write_cell(event: PlayEvent, dice: str, value: int) -> str:
    if event.kind is EventKind.PLAYED:
        return f"{dice} {' '.join(map(format_step, event.steps))}"
    if event.kind is EventKind.RESIGNED and dice:
        return f"{dice} ????"
    return {
        EventKind.PASSED: f"{dice} Cannot Move",
        EventKind.DOUBLED: f" Doubles => {value}",
        EventKind.TOOK: " Takes",
        EventKind.DROPPED: " Drops",
    }.get(event.kind, "")


def _write_win(record: PlayRecord) -> str:
    """Return what whoever has won has won; empty where nobody has."""
    result = record.result
    if result is None or result.winner is None:
        return ""
    return "Wins 1 point" if result.points == 1 else f"Wins {result.points} points"
