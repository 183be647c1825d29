"""One roll in two games: both boards, and the plays that only one of them allows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from django.urls import reverse
from django.utils.http import urlencode
from django.utils.safestring import SafeString

from rules.boards.diagram import Arrow, ArrowKind, Diagram, Mark, Names
from rules.book.wording import word_outcome
from rules.engine.dice import Roll
from rules.engine.plays import Play, legal_plays
from rules.engine.position import OFF, Position
from rules.engine.situation import Situation
from rules.engine.validation import find_position_fault
from rules.notation.record import format_record
from rules.notation.steps import format_play, format_steps
from rules.preset import RulePreset
from rules.views.positions.play_listing import ListedPlay
from rules.views.positions.position_faults import word_position_fault

MOST_LISTED: Final = 100
"""Of the plays of a kind; the page of the position lists them all."""


@dataclass(frozen=True, slots=True)
class SameRoll:
    """A game with a position and a roll, before anything is played."""

    preset: RulePreset
    position: Position
    roll: Roll

    @property
    def record(self) -> str:
        """Return the situation as the page that checks positions keeps it."""
        return format_record(self.preset, Situation(self.position, roll=self.roll))


@dataclass(frozen=True, slots=True)
class ComparedPlays:
    """A number of plays, the first of them listed."""

    total: int
    listed: tuple[ListedPlay, ...]

    @property
    def unlisted(self) -> int:
        """Return how many plays are not listed."""
        return self.total - len(self.listed)


@dataclass(frozen=True, slots=True)
class RollInGame:
    """The plays of a roll in one of two games; `shown` is the play on the board."""

    side: str
    diagram: Diagram
    numbers: tuple[int, ...]
    fault: SafeString | None
    only: ComparedPlays
    both: ComparedPlays
    shown: str
    try_url: str

    @property
    def total(self) -> int:
        """Number of plays, those of this game only and those of both."""
        return self.only.total + self.both.total


def same_roll(left: SameRoll, right: SameRoll) -> tuple[RollInGame, RollInGame]:
    """Return both games with their plays, split by whether the other game has them too."""
    plays = {name: _plays(scene) for name, scene in (("left", left), ("right", right))}
    reached = {name: {play.position for play in found} for name, found in plays.items()}
    common = reached["left"] & reached["right"]
    return (
        _side("left", left, plays["left"], common),
        _side("right", right, plays["right"], common),
    )


def _plays(scene: SameRoll) -> tuple[Play, ...]:
    if find_position_fault(scene.preset, scene.position):
        return ()
    return legal_plays(scene.preset, scene.position, scene.roll)


def _side(name: str, scene: SameRoll, plays: tuple[Play, ...], common: set[Position]) -> RollInGame:
    only = [play for play in plays if play.position not in common]
    both = [play for play in plays if play.position in common]
    shown = next(iter((*only, *both)), None)
    fault = find_position_fault(scene.preset, scene.position)
    return RollInGame(
        side=name,
        diagram=_draw(scene, shown),
        numbers=scene.roll.numbers(scene.preset),
        fault=word_position_fault(fault) if fault else None,
        only=_list(scene, only),
        both=_list(scene, both),
        shown=format_play(shown.steps) if shown else "",
        try_url=_try_url(scene),
    )


def _list(scene: SameRoll, plays: Sequence[Play]) -> ComparedPlays:
    return ComparedPlays(len(plays), tuple(_listed(scene, play) for play in plays[:MOST_LISTED]))


def _draw(scene: SameRoll, shown: Play | None) -> Diagram:
    """Return the board with a play on it, points numbered as in the list of plays."""
    position = shown.position if shown else scene.position
    steps = shown.steps if shown else ()
    return Diagram(
        scene.preset,
        position,
        names=Names.BOTH,
        marks=tuple(
            (place, Mark.LAST)
            for place in dict.fromkeys(step.destination for step in steps)
            if place != OFF and position.count(place)
        ),
        arrows=tuple(
            Arrow(ArrowKind.PLAYED, step.source, step.destination, str(order))
            for order, step in enumerate(steps, start=1)
        ),
        tray=bool(position.off or position.opponent_off),
    )


def _listed(scene: SameRoll, play: Play) -> ListedPlay:
    return ListedPlay(
        text=format_play(play.steps),
        url=_try_url(scene, steps=format_steps(play.steps)),
        outcome=word_outcome(scene.preset, play.outcome) if play.outcome else None,
        is_accepted=play.accepted,
    )


def _try_url(scene: SameRoll, **more: str) -> str:
    query = urlencode({"record": scene.record} | more)
    return f"{reverse('rules:check_position')}?{query}#board"
