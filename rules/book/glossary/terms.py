"""The terms of the glossary in their order; the words for them stand with each game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from rules.games.clause import ClauseId
from rules.games.words import TermId


class Group(StrEnum):
    """The parts of the glossary, in order."""

    BOARD = "board"
    DICE = "dice"
    CONTACT = "contact"
    WINNING = "winning"
    CUBE = "cube"


@dataclass(frozen=True, slots=True)
class Term:
    """A term: its anchor, and the clauses in which it is used. Each game has its own word."""

    id: TermId
    group: Group
    clauses: tuple[ClauseId, ...] = ()


TERMS: Final = (
    Term("games", Group.BOARD, ("objective-arrive", "objective-bear-off")),
    Term("point", Group.BOARD, ("board",)),
    Term("checker", Group.BOARD, ("board", "own-checkers")),
    Term("row", Group.BOARD, ("board",)),
    Term("home-board", Group.BOARD, ("objective-arrive", "point-names")),
    Term("outer-board", Group.BOARD, ("point-names",)),
    Term("point-names", Group.BOARD, ("point-names",)),
    Term("bar", Group.BOARD, ("board", "hit")),
    Term("start", Group.BOARD, ("layout",)),
    Term("die", Group.DICE, ("roll",)),
    Term("roll", Group.DICE, ("roll",)),
    Term("number", Group.DICE, ("number-is-step",)),
    Term("doubles", Group.DICE, ("doubles",)),
    Term("roll-name", Group.DICE, ("roll",)),
    Term(
        "first-player",
        Group.DICE,
        ("first-turn-alternate", "first-turn-thrown", "first-turn-opening"),
    ),
    Term("turn", Group.DICE, ("most-numbers",)),
    Term("step", Group.DICE, ("number-is-step", "stop-between")),
    Term("pass", Group.DICE, ("pass",)),
    Term("blot", Group.CONTACT, ("open", "hit")),
    Term("made-point", Group.CONTACT, ("blocked",)),
    Term("open-point", Group.CONTACT, ("open",)),
    Term("hit", Group.CONTACT, ("hit",)),
    Term("hit-checker", Group.CONTACT, ("enter-first",)),
    Term("enter", Group.CONTACT, ("enter-first", "enter-where")),
    Term("dance", Group.CONTACT, ("enter-part",)),
    Term("anchor", Group.CONTACT, ("blocked", "enter-where")),
    Term("prime", Group.CONTACT, ("blocked",)),
    Term("closed-home", Group.CONTACT, ("enter-part", "mushi-gachi", "muji-gachi")),
    Term("bear-off", Group.WINNING, ("bear-off-start", "bear-off-number")),
    Term("iri-gachi", Group.WINNING, ("iri-gachi",)),
    Term("mushi-gachi", Group.WINNING, ("mushi-gachi",)),
    Term("mujo-gachi", Group.WINNING, ("mujo-gachi", "mujo-direction")),
    Term("muji-gachi", Group.WINNING, ("muji-gachi",)),
    Term("single-game", Group.WINNING, ("win-single",)),
    Term("gammon", Group.WINNING, ("win-gammon",)),
    Term("backgammon", Group.WINNING, ("win-backgammon",)),
    Term("draw", Group.WINNING, ("game-ends",)),
    Term("house-rule", Group.WINNING),
    Term("cube", Group.CUBE, ("cube-value",)),
    Term("to-double", Group.CUBE, ("cube-offer",)),
    Term("take", Group.CUBE, ("cube-answer",)),
    Term("drop", Group.CUBE, ("cube-answer",)),
    Term("cube-owner", Group.CUBE, ("cube-owner",)),
)
