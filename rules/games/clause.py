"""What a rule of a game is: a clause, with the section it stands in, and what it rests on.

A clause has no words here; the prose of each game holds a sentence for each id. The id is also the
anchor on the rule page, so it never changes once published.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias

from rules.preset import RulePreset

ClauseId: TypeAlias = Literal[
    "objective-arrive",
    "objective-bear-off",
    "board",
    "point-names",
    "layout",
    "first-turn-alternate",
    "first-turn-thrown",
    "first-turn-opening",
    "direction",
    "roll",
    "own-checkers",
    "number-is-step",
    "stop-between",
    "doubles",
    "most-numbers",
    "larger-number",
    "pass",
    "turn-limit",
    "blocked",
    "open",
    "hit",
    "enter-first",
    "enter-where",
    "enter-part",
    "bear-off-start",
    "bear-off-number",
    "bear-off-farther",
    "bear-off-hit",
    "iri-gachi",
    "no-bearing-off",
    "win-off",
    "win-single",
    "win-gammon",
    "win-backgammon",
    "game-ends",
    "last-checker",
    "mushi-gachi",
    "mujo-gachi",
    "mujo-direction",
    "muji-gachi",
    "closed-home-off",
    "closed-home-void",
    "cube-value",
    "cube-offer",
    "cube-answer",
    "cube-owner",
]


class Section(StrEnum):
    """The sections of a rule page, in order."""

    OBJECTIVE = "objective"
    SETUP = "setup"
    ROUTE = "route"
    TURN = "turn"
    CONTACT = "contact"
    ENTERING = "entering"
    BEARING_OFF = "bearing-off"
    RESULT = "result"
    CUBE = "cube"


class Confidence(StrEnum):
    """How certain a statement is; each level has a sign of the same name."""

    ATTESTED = "attested"
    """Several independent sources say it."""
    SINGLE = "single"
    """One source says it."""
    OURS = "ours"
    """Our reading: no source decides."""
    DISPUTED = "disputed"
    """Sources contradict each other."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """The evidence for a rule or a word in one of the games."""

    confidence: Confidence
    sources: tuple[str, ...] = ()


def attested(*sources: str) -> Evidence:
    """Return the evidence of several sources."""
    return Evidence(Confidence.ATTESTED, sources)


def single(source: str) -> Evidence:
    """Return the evidence of a single source."""
    return Evidence(Confidence.SINGLE, (source,))


def ours(*sources: str) -> Evidence:
    """Return the evidence of our own interpretation, with the sources it draws on."""
    return Evidence(Confidence.OURS, sources)


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule, as every game shares it: where it stands and under which options it holds."""

    id: ClauseId
    section: Section
    holds: Callable[[RulePreset], bool]
