"""The clauses of a game: one rule each, with the presets it holds for, its facts and sources.

A clause has no words here; `rules.book.sentences` holds a sentence for each id and vocabulary.
The id is also the anchor on the rule page, so it never changes once published.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from rules.book.sources import Confidence
from rules.preset import (
    ClosedHome,
    Cube,
    FirstTurn,
    Gammons,
    Goal,
    RulePreset,
    TurnLimit,
    Vocabulary,
    WinBeforeLastNumber,
)


class Section(StrEnum):
    """The parts of a rule page, in order."""

    OBJECTIVE = "objective"
    SETUP = "setup"
    ROUTE = "route"
    TURN = "turn"
    CONTACT = "contact"
    ENTERING = "entering"
    BEARING_OFF = "bearing-off"
    RESULT = "result"
    CUBE = "cube"


Condition = Callable[[RulePreset], bool]


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a rule rests on in one of the games."""

    confidence: Confidence
    sources: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule: where it stands, when it holds, and what it rests on in each game's tradition."""

    id: str
    section: Section
    evidence: dict[Vocabulary, Evidence]
    holds: Condition


def _always(preset: RulePreset) -> bool:
    return True


def _arrives(preset: RulePreset) -> bool:
    return preset.goal is Goal.ARRIVE


def _bears_off(preset: RulePreset) -> bool:
    return preset.goal is Goal.BEAR_OFF


def _multiplies(preset: RulePreset) -> bool:
    return _arrives(preset) and preset.closed_home is ClosedHome.MULTIPLIED


def _closing_wins(preset: RulePreset) -> bool:
    return preset.closed_home is ClosedHome.IMMEDIATE


def _plain_bearing_off(preset: RulePreset) -> bool:
    return _bears_off(preset) and preset.gammons is not Gammons.COUNTED


def _counts_gammons(preset: RulePreset) -> bool:
    return _bears_off(preset) and preset.gammons is Gammons.COUNTED


def _closed_home_void(preset: RulePreset) -> bool:
    return bool(preset.patterns) and preset.closed_home is ClosedHome.OFF


def _multiplying_void(preset: RulePreset) -> bool:
    return _bears_off(preset) and preset.closed_home is ClosedHome.MULTIPLIED


def _first_turn(value: FirstTurn) -> Condition:
    return lambda preset: preset.first_turn is value


def _has_cube(preset: RulePreset) -> bool:
    return preset.cube is Cube.ON


def _has_turn_limit(preset: RulePreset) -> bool:
    return preset.turn_limit is not TurnLimit.NONE


def _accepts_early_win(preset: RulePreset) -> bool:
    return preset.win_before_last_number is WinBeforeLastNumber.ACCEPTED


ATTESTED: Final = Confidence.ATTESTED
SINGLE: Final = Confidence.SINGLE
OURS: Final = Confidence.OURS


def _old(confidence: Confidence, *sources: str) -> dict[Vocabulary, Evidence]:
    return {Vocabulary.BAN_SUGOROKU: Evidence(confidence, sources)}


def _new(confidence: Confidence, *sources: str) -> dict[Vocabulary, Evidence]:
    return {Vocabulary.BACKGAMMON: Evidence(confidence, sources)}


_MODERN: Final = _new(ATTESTED, "usbgf", "bkgm")

CLAUSES: Final = (
    Clause(
        "objective-arrive",
        Section.OBJECTIVE,
        _old(ATTESTED, "kusaba", "mahoron"),
        _arrives,
    ),
    Clause(
        "objective-bear-off",
        Section.OBJECTIVE,
        _old(ATTESTED, "kusaba", "tebikisho") | _MODERN,
        _bears_off,
    ),
    Clause("board", Section.SETUP, _old(ATTESTED, "kusaba", "jiten") | _MODERN, _always),
    Clause("point-names", Section.SETUP, _old(SINGLE, "kusaba") | _MODERN, _always),
    Clause("layout", Section.SETUP, _old(ATTESTED, "tebikisho", "kusaba") | _MODERN, _always),
    Clause(
        "first-turn-alternate",
        Section.SETUP,
        _old(SINGLE, "kusaba"),
        _first_turn(FirstTurn.ALTERNATE),
    ),
    Clause(
        "first-turn-thrown",
        Section.SETUP,
        _old(SINGLE, "qdan"),
        _first_turn(FirstTurn.THROWN),
    ),
    Clause("first-turn-opening", Section.SETUP, _MODERN, _first_turn(FirstTurn.OPENING)),
    Clause("direction", Section.ROUTE, _old(ATTESTED, "kusaba", "mahoron") | _MODERN, _always),
    Clause("roll", Section.TURN, _old(ATTESTED, "kusaba", "mahoron") | _MODERN, _always),
    Clause("own-checkers", Section.TURN, _old(SINGLE, "kusaba") | _MODERN, _always),
    Clause("number-is-step", Section.TURN, _old(ATTESTED, "kusaba", "mahoron") | _MODERN, _always),
    Clause("stop-between", Section.TURN, _old(SINGLE, "tebikisho") | _MODERN, _always),
    Clause("doubles", Section.TURN, _old(ATTESTED, "kusaba", "tebikisho") | _MODERN, _always),
    Clause("most-numbers", Section.TURN, _old(ATTESTED, "tebikisho", "rokuro") | _MODERN, _always),
    Clause("larger-number", Section.TURN, _old(SINGLE, "qdan") | _MODERN, _always),
    Clause("pass", Section.TURN, _old(ATTESTED, "mahoron", "wikipedia-ja") | _MODERN, _always),
    Clause("turn-limit", Section.TURN, _old(SINGLE, "qdan") | _new(OURS), _has_turn_limit),
    Clause("blocked", Section.CONTACT, _old(ATTESTED, "kusaba", "mahoron") | _MODERN, _always),
    Clause("open", Section.CONTACT, _old(ATTESTED, "kusaba", "mahoron") | _MODERN, _always),
    Clause("hit", Section.CONTACT, _old(ATTESTED, "kusaba", "tebikisho") | _MODERN, _always),
    Clause(
        "enter-first",
        Section.ENTERING,
        _old(ATTESTED, "wikipedia-ja", "mahoron") | _MODERN,
        _always,
    ),
    Clause("enter-where", Section.ENTERING, _old(SINGLE, "kusaba") | _MODERN, _always),
    Clause(
        "enter-part",
        Section.ENTERING,
        _old(ATTESTED, "wikipedia-ja", "mahoron") | _MODERN,
        _always,
    ),
    Clause("bear-off-start", Section.BEARING_OFF, _old(SINGLE, "tebikisho") | _MODERN, _bears_off),
    Clause("bear-off-number", Section.BEARING_OFF, _old(SINGLE, "qdan") | _MODERN, _bears_off),
    Clause("bear-off-farther", Section.BEARING_OFF, _old(SINGLE, "qdan") | _MODERN, _bears_off),
    Clause("bear-off-hit", Section.BEARING_OFF, _old(OURS) | _MODERN, _bears_off),
    Clause(
        "iri-gachi",
        Section.RESULT,
        _old(ATTESTED, "kusaba", "wikipedia-ja", "mahoron"),
        _arrives,
    ),
    Clause("no-bearing-off", Section.RESULT, _old(SINGLE, "kusaba"), _arrives),
    Clause("win-off", Section.RESULT, _old(SINGLE, "kusaba") | _new(OURS), _plain_bearing_off),
    Clause("win-single", Section.RESULT, _MODERN, _counts_gammons),
    Clause("win-gammon", Section.RESULT, _MODERN, _counts_gammons),
    Clause("win-backgammon", Section.RESULT, _MODERN, _counts_gammons),
    Clause("game-ends", Section.RESULT, _old(SINGLE, "kusaba") | _new(SINGLE, "usbgf"), _always),
    Clause("last-checker", Section.RESULT, _new(OURS), _accepts_early_win),
    Clause("mushi-gachi", Section.RESULT, _old(SINGLE, "qdan"), _multiplies),
    Clause("mujo-gachi", Section.RESULT, _old(SINGLE, "qdan"), _multiplies),
    Clause("mujo-direction", Section.RESULT, _old(OURS), _multiplies),
    Clause("muji-gachi", Section.RESULT, _old(SINGLE, "wikipedia-ja"), _closing_wins),
    Clause("closed-home-off", Section.RESULT, _old(SINGLE, "qdan"), _closed_home_void),
    Clause("closed-home-void", Section.RESULT, _old(OURS), _multiplying_void),
    Clause("cube-value", Section.CUBE, _MODERN, _has_cube),
    Clause("cube-offer", Section.CUBE, _MODERN, _has_cube),
    Clause("cube-answer", Section.CUBE, _MODERN, _has_cube),
    Clause("cube-owner", Section.CUBE, _MODERN, _has_cube),
)


def clauses_of(preset: RulePreset) -> tuple[Clause, ...]:
    """Return the clauses that hold in a game, in the order of its rule page."""
    return tuple(
        clause
        for clause in CLAUSES
        if preset.vocabulary in clause.evidence and clause.holds(preset)
    )


def sections_of(preset: RulePreset) -> Iterator[tuple[Section, tuple[Clause, ...]]]:
    """Yield the sections of a game's rule page with their clauses; empty sections are left out."""
    clauses = clauses_of(preset)
    for section in Section:
        held = tuple(clause for clause in clauses if clause.section is section)
        if held:
            yield section, held


def get_clause(preset: RulePreset, clause_id: str) -> Clause:
    """Return a clause that holds in a game; raise `LookupError` when there is none."""
    for clause in clauses_of(preset):
        if clause.id == clause_id:
            return clause
    raise LookupError(f"{preset.slug} has no clause {clause_id}")
