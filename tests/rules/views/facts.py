"""The facts of a game: as a reader takes them from the English pages, and as the engine knows."""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random
from typing import Final

from rules.engine.cube import PlayerSide
from rules.engine.dice import Roll
from rules.engine.opening import open_game
from rules.engine.outcome import WinKind, find_outcome
from rules.engine.position import Position
from rules.engine.refusals import RefusalCode
from rules.engine.steps import Step
from rules.engine.turn import Turn
from rules.preset import RulePreset
from tests.boards import parse_text

IN_TURN: Final = "the first player, then in turn; two dice"
THROWN: Final = "the higher die; two new dice"
OPENING: Final = "the higher die; the same two dice"


@dataclass(frozen=True)
class Facts:
    """What decides how a game goes."""

    numbers_of_a_double: set[int]
    ends: str
    closing_wins: bool
    values: dict[WinKind, int]
    begins: str
    last_number_is_played: bool


ENDS: Final = {
    r"The first to have all \d+ stones at home wins": "arrival",
    r"The first to (?:bear all of them off|bear off all of them) wins": "off",
}
VALUES: Final = {
    WinKind.IRI: r"This is iri-gachi, and it is worth (\w+)",
    WinKind.MUSHI: r"Mushi-gachi: the win is worth (\w+) points if, when",
    WinKind.MUJO: r"your home also shows [^,]*, the win is worth (\w+)",
    WinKind.MUJI: r"as soon as two things are true\. The win is worth (\w+)",
    WinKind.OFF: r"off all \d+ \w+ wins\. (?:The win is worth|Every win is a) (\w+)",
    WinKind.SINGLE: r"borne off at least one, it is a (\w+) game",
    WinKind.GAMMON: r"the loser has borne off none, the game is worth (\w+)(?: times)? as much",
    WinKind.BACKGAMMON: r"the winner’s home board, the game is worth (\w+)(?: times)? as much",
}
WORDS: Final = {"single": "1", "twice": "2", "three": "3"}
BEGINS: Final = {
    r"agreed beforehand, throws both dice and begins.*?players take turns to begin": IN_TURN,
    r"The player with the higher number begins, and throws both dice again": THROWN,
    r"The player with the higher number begins and plays these two numbers": OPENING,
}
CLOSING: Final = r"you win at once, even in the middle of a turn"
LEFT_OVER: Final = r"A number that is left over is not played"


def read_facts(rules: str, questions: str) -> Facts:
    """Read the facts off a rule page and the questions about the game, both as plain text."""
    doubles = re.findall(r"(?i)a double gives (\d+) steps", f"{rules} {questions}")
    found = {kind: re.search(pattern, rules) for kind, pattern in VALUES.items()}
    values = {kind: WORDS.get(match[1], match[1]) for kind, match in found.items() if match}
    return Facts(
        numbers_of_a_double=set(map(int, doubles)),
        ends=_only(ENDS, rules),
        closing_wins=bool(re.search(CLOSING, rules)),
        values={kind: int(value) for kind, value in values.items()},
        begins=_only(BEGINS, rules),
        last_number_is_played=not re.search(LEFT_OVER, rules),
    )


def _only(patterns: dict[str, str], text: str) -> str:
    """Return the one meaning that a text has."""
    (meaning,) = (meaning for pattern, meaning in patterns.items() if re.search(pattern, text))
    return meaning


ARRIVED: Final = "1:5 2:5 3:5 / 24:15"
CLOSED_EARLY: Final = "1:2 2:2 3:2 4:2 5:2 6:2 13:3 / bar:1 24:14"
WINS: Final = (
    ARRIVED,
    CLOSED_EARLY,
    "1:2 2:3 3:3 4:3 5:2 6:2 / bar:1 24:14",
    "1:2 2:2 3:2 4:3 5:3 6:3 / bar:1 24:14",
    "1:2 2:3 3:2 4:3 5:2 6:3 / bar:1 24:14",
    "off:15 / 24:14 off:1",
    "off:15 / 24:15",
    "off:15 / bar:1 24:14",
    "off:15 / 1:1 24:14",
)
"""Positions that win, and how, under some rules."""


def ask_engine(game: RulePreset) -> Facts:
    """Find the facts out by playing."""
    outcomes = [find_outcome(game, parse_text(text)) for text in WINS]
    values: dict[WinKind, int] = {}
    for outcome in filter(None, outcomes):
        assert values.setdefault(outcome.kind, outcome.value) == outcome.value
    double = Turn.begin(game, Position.start(game), Roll.of(1, 1))
    return Facts(
        numbers_of_a_double={max(len(play.steps) for play in double.plays())},
        ends="arrival" if find_outcome(game, parse_text(ARRIVED)) else "off",
        closing_wins=find_outcome(game, parse_text(CLOSED_EARLY)) is not None,
        values=values,
        begins=_watch_openings(game),
        last_number_is_played=_plays_on_after_a_win(game),
    )


def _watch_openings(game: RulePreset) -> str:
    """Begin many games, and say what decides who begins and with which dice."""
    random = Random(6)
    openings = [open_game(game, random, games) for games in range(100)]
    sides = [opening.side for opening in openings]
    if sides == [PlayerSide.WHITE, PlayerSide.BLACK] * 50:
        return IN_TURN
    for opening in openings:
        white, black = opening.thrown_for or (0, 0)
        assert white != black
        assert (opening.side is PlayerSide.WHITE) == (white > black)
    is_same = all(o.thrown_for and Roll.of(*o.thrown_for) == o.roll for o in openings)
    return OPENING if is_same else THROWN


def _plays_on_after_a_win(game: RulePreset) -> bool:
    """Win with the first of two numbers, and try to go on."""
    text = "1:1 off:14 / 12:15" if game.bears_off else "1:5 2:4 3:5 7:1 / 12:15"
    turn = Turn.begin(game, parse_text(text), Roll.of(2, 1))
    farthest = turn.position.sources()[0]
    won = turn.try_step(farthest, number=1)
    assert isinstance(won, Step)
    turn = turn.after(won)
    assert turn.outcome
    assert turn.numbers_left == (2,)
    again = turn.check_step(3, number=2)
    is_over = again is not None and again.code is RefusalCode.GAME_OVER
    return not is_over or bool(turn.plays())
