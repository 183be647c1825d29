"""The terms of the glossary in order; each game adds its words for them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from rules.games.clause import ClauseId
from rules.games.words import TermId


class TermGroup(StrEnum):
    """The groups of terms, in order."""

    BOARD = "board"
    DICE = "dice"
    CONTACT = "contact"
    WINNING = "winning"
    CUBE = "cube"


@dataclass(frozen=True, slots=True)
class Term:
    """A term: its anchor and the clauses that use it. Each game has its own word for it."""

    id: TermId
    group: TermGroup
    clauses: tuple[ClauseId, ...] = ()


TERMS: Final = (
    Term("games", TermGroup.BOARD, ("objective-arrive", "objective-bear-off")),
    Term("point", TermGroup.BOARD, ("board",)),
    Term("checker", TermGroup.BOARD, ("board", "own-checkers")),
    Term("row", TermGroup.BOARD, ("board",)),
    Term("home-board", TermGroup.BOARD, ("objective-arrive", "point-names")),
    Term("outer-board", TermGroup.BOARD, ("point-names",)),
    Term("point-names", TermGroup.BOARD, ("point-names",)),
    Term("bar", TermGroup.BOARD, ("board", "hit")),
    Term("start", TermGroup.BOARD, ("layout",)),
    Term("die", TermGroup.DICE, ("roll",)),
    Term("roll", TermGroup.DICE, ("roll",)),
    Term("number", TermGroup.DICE, ("number-is-step",)),
    Term("doubles", TermGroup.DICE, ("doubles",)),
    Term("roll-name", TermGroup.DICE, ("roll",)),
    Term(
        "first-player",
        TermGroup.DICE,
        ("first-turn-alternate", "first-turn-thrown", "first-turn-opening"),
    ),
    Term("turn", TermGroup.DICE, ("most-numbers",)),
    Term("step", TermGroup.DICE, ("number-is-step", "stop-between")),
    Term("pass", TermGroup.DICE, ("pass",)),
    Term("blot", TermGroup.CONTACT, ("open", "hit")),
    Term("made-point", TermGroup.CONTACT, ("blocked",)),
    Term("open-point", TermGroup.CONTACT, ("open",)),
    Term("hit", TermGroup.CONTACT, ("hit",)),
    Term("hit-checker", TermGroup.CONTACT, ("enter-first",)),
    Term("enter", TermGroup.CONTACT, ("enter-first", "enter-where")),
    Term("dance", TermGroup.CONTACT, ("enter-part",)),
    Term("anchor", TermGroup.CONTACT, ("blocked", "enter-where")),
    Term("prime", TermGroup.CONTACT, ("blocked",)),
    Term("closed-home", TermGroup.CONTACT, ("enter-part", "mushi-gachi", "muji-gachi")),
    Term("bear-off", TermGroup.WINNING, ("bear-off-start", "bear-off-number")),
    Term("iri-gachi", TermGroup.WINNING, ("iri-gachi",)),
    Term("mushi-gachi", TermGroup.WINNING, ("mushi-gachi",)),
    Term("mujo-gachi", TermGroup.WINNING, ("mujo-gachi", "mujo-direction")),
    Term("muji-gachi", TermGroup.WINNING, ("muji-gachi",)),
    Term("single-game", TermGroup.WINNING, ("win-single",)),
    Term("gammon", TermGroup.WINNING, ("win-gammon",)),
    Term("backgammon", TermGroup.WINNING, ("win-backgammon",)),
    Term("draw", TermGroup.WINNING, ("game-ends",)),
    Term("house-rule", TermGroup.WINNING),
    Term("cube", TermGroup.CUBE, ("cube-value",)),
    Term("to-double", TermGroup.CUBE, ("cube-offer",)),
    Term("take", TermGroup.CUBE, ("cube-answer",)),
    Term("drop", TermGroup.CUBE, ("cube-answer",)),
    Term("cube-owner", TermGroup.CUBE, ("cube-owner",)),
)
