"""Match files of our own making, and short ones put together line by line."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

from rules.engine.dice import Roll
from rules.engine.plays import Play, legal_plays
from rules.engine.position import Position
from rules.notation.errors import NotationError
from rules.notation.matches import MatchProblem, check_match, decode_match, parse_match
from rules.notation.steps import format_play
from rules.presets import BACKGAMMON

SAMPLES: Final = Path(__file__).resolve().parent / "samples"
HEAD: Final = (" 5 point match", "", " Game 1", " Mia : 0                      Ken : 0")
"""The first turn of a file that begins like this stands in line 5."""
TREE: Final = "(;GM[6]PW[Mia]PB[Ken]MI[length:5][game:1][ws:0][bs:0]"


def read_sample(name: str) -> str:
    """Return the text of a sample."""
    return decode_match((SAMPLES / name).read_bytes())


def mat(*lines: str) -> str:
    """Return a `.mat` file of a match to 5 points with these lines after its head."""
    return "\n".join((*HEAD, *lines))


def find_error(text: str) -> tuple[str, int, str]:
    """Return the code of what cannot be read, the line, and the text from there on."""
    try:
        stop = parse_match(text).stop
    except NotationError as error:
        stop = error
    assert stop is not None
    line = stop.facts["line"]
    assert isinstance(line, int)
    assert text[: stop.offset].count("\n") == line - 1
    return str(stop.code), line, text[stop.offset :]


def find_problem(text: str) -> MatchProblem:
    """Return what is wrong with the match in a file that can be read."""
    problem = check_match(parse_match(text))
    assert problem is not None
    return problem


def code_of(text: str) -> str | None:
    """Return the code of what is wrong with the match in a file, or None."""
    problem = check_match(parse_match(text))
    return problem.code.value if problem else None


def ticking(seconds: float) -> Callable[[], float]:
    """Return a clock that goes on by so much whenever it is asked."""
    return (number * seconds for number in count()).__next__


@cache
def write_long_game(turns: int) -> str:
    """Return a file with one game of so many legal turns, in which nobody comes home."""
    dice, position, cells = Random(1), Position.start(BACKGAMMON), []
    for number in range(turns):
        thrown = (3, 1) if number == 0 else (dice.randint(1, 6), dice.randint(1, 6))
        roll = Roll.of(*thrown)
        play = max(legal_plays(BACKGAMMON, position, roll), key=_stays_back, default=None)
        steps = format_play(play.steps) if play else ""
        cells.append(f"{roll.high}{roll.low}: {steps}")
        position = (play.position if play else position).flipped()
    lines = (
        f"{number % 1000:3}) {' '.join(f'{cell:32}' for cell in cells[at : at + 2])}"
        for number, at in enumerate(range(0, turns, 2), 1)
    )
    return "\n".join([*HEAD, *lines, ""])


def _stays_back(play: Play) -> tuple[int, ...]:
    """Rate a play that hits and leaves blots above one that brings checkers home."""
    position = play.position
    own = [place for place, number in enumerate(position.points) if number > 0]
    blots = sum(position.points[place] == 1 for place in own)
    return (position.opponent_bar, -position.off, 4 * blots - 3 * len(own) + max(own), *own)
