"""A checked match as the page shows it: its games, their turns, and what cannot be."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from django.urls import reverse
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import pgettext_lazy

from rules.addresses import rule_page_url
from rules.boards.diagram import Arrow, ArrowKind, Diagram
from rules.boards.pills import LabelledPlaces
from rules.book.reasons import clause_of, clause_of_cube
from rules.book.titles import clause_title
from rules.engine.cube import Side
from rules.engine.plays import legal_plays
from rules.engine.situation import Situation
from rules.engine.steps import Step, apply_step
from rules.notation.matches import (
    CubeAction,
    Fault,
    GameRecord,
    MatchProblem,
    MatchRecord,
    Moment,
    check_match,
    replay,
)
from rules.notation.record import format_record
from rules.notation.rolls import format_roll
from rules.notation.steps import format_play, format_step, format_steps
from rules.presets import BACKGAMMON
from rules.turns.answer import Link
from rules.turns.part import address
from rules.turns.scene import mark_refusal
from rules.views.games.faults import word_problem

CUBE_NAMES: Final = {
    CubeAction.DOUBLE: pgettext_lazy("backgammon", "doubles"),
    CubeAction.TAKE: pgettext_lazy("backgammon", "takes"),
    CubeAction.DROP: pgettext_lazy("backgammon", "drops"),
}


@dataclass(frozen=True, slots=True)
class TurnRow:
    """A turn of a game: who, with which roll, what was played, and where to see it."""

    player: str
    roll: str
    play: str
    url: str
    is_problem: bool


@dataclass(frozen=True, slots=True)
class GameSheet:
    """A game of the match with its turns."""

    number: int
    score: tuple[int, int]
    rows: tuple[TurnRow, ...]
    holds_problem: bool


@dataclass(frozen=True, slots=True)
class Finding:
    """The first thing that cannot be: where it stands, why, and the board on which it shows."""

    game: int
    line: int
    player: str
    sentences: list[SafeString]
    diagram: Diagram
    rule: Link | None
    url: str


@dataclass(frozen=True, slots=True)
class Report:
    """A match that was read: its players, games, and what was found."""

    white: str
    black: str
    length: int
    games: tuple[GameSheet, ...]
    finding: Finding | None
    turns: int


def report_on(record: MatchRecord) -> Report:
    """Check a match and return what there is to show."""
    problem = check_match(record)
    names = {Side.WHITE: record.white, Side.BLACK: record.black}
    games = tuple(_sheet(game, names, problem, index) for index, game in enumerate(record.games))
    return Report(
        record.white,
        record.black,
        record.length,
        games,
        _finding(record, names, problem) if problem else None,
        sum(len(game.rows) for game in games),
    )


def _sheet(
    game: GameRecord, names: dict[Side, str], problem: MatchProblem | None, index: int
) -> GameSheet:
    here = problem is not None and problem.game == index
    rows = tuple(
        _row(moment, names, here and problem is not None and problem.turn == number)
        for number, moment in enumerate(replay(game))
    )
    return GameSheet(game.number, game.score, rows, here)


def _row(moment: Moment, names: dict[Side, str], is_problem: bool) -> TurnRow:
    turn = moment.turn
    player = names[turn.side]
    if turn.roll is None:
        play = str(CUBE_NAMES[turn.cube]) if turn.cube else ""
        return TurnRow(player, "", play, "", is_problem)
    play = turn.text or format_play(moment.steps) or _word_silence(moment)
    url = _position_url(moment.situation, moment.steps)
    return TurnRow(player, format_roll(turn.roll, "–"), play, url, is_problem)


def _word_silence(moment: Moment) -> str:
    """Return what a turn without steps means: nothing can be played, or the record breaks off."""
    situation = moment.situation
    if situation.roll and legal_plays(BACKGAMMON, situation.position, situation.roll):
        return _("the record ends here")
    return _("cannot move")


def _finding(record: MatchRecord, names: dict[Side, str], problem: MatchProblem) -> Finding:
    fault = problem.fault
    steps = _steps_before(record, problem)
    return Finding(
        game=record.games[problem.game].number,
        line=problem.line,
        player=names[problem.side] if problem.side else "",
        sentences=word_problem(fault, LabelledPlaces(BACKGAMMON)),
        diagram=_picture(problem.situation, steps, fault),
        rule=_rule(fault),
        url=_position_url(problem.situation, steps, fault) if problem.situation.roll else "",
    )


def _steps_before(record: MatchRecord, problem: MatchProblem) -> tuple[Step, ...]:
    """Return the steps of the turn that are legal, up to the one that is not."""
    if problem.turn is None:
        return ()
    moments = list(replay(record.games[problem.game]))
    return moments[problem.turn].steps


def _picture(situation: Situation, steps: tuple[Step, ...], fault: Fault) -> Diagram:
    position = situation.position
    for step in steps:
        position = apply_step(position, step)
    played = tuple(
        Arrow(ArrowKind.PLAYED, step.source, step.destination, str(order))
        for order, step in enumerate(steps, start=1)
    )
    diagram = Diagram(BACKGAMMON, position, arrows=played)
    if fault.refusal is None:
        return diagram
    shown = mark_refusal(fault.refusal)
    return replace(diagram, marks=shown.marks, arrows=(*played, *shown.arrows))


def _rule(fault: Fault) -> Link | None:
    clause = None
    if fault.refusal is not None:
        clause = clause_of(BACKGAMMON, fault.refusal)
    elif fault.cube_refusal is not None:
        clause = clause_of_cube(BACKGAMMON, fault.cube_refusal)
    if clause is None:
        return None
    title = _("Rule: %(title)s") % {"title": clause_title(BACKGAMMON, clause)}
    return Link(rule_page_url(BACKGAMMON, BACKGAMMON, clause.id), title)


def _position_url(situation: Situation, steps: tuple[Step, ...], fault: Fault | None = None) -> str:
    """Return where a turn can be looked at and tried."""
    query = {"record": format_record(BACKGAMMON, situation)}
    if steps:
        query["steps"] = format_steps(steps)
    refusal = fault.refusal if fault else None
    if refusal and refusal.source is not None and refusal.destination is not None:
        query["try"] = format_step(Step(refusal.source, refusal.destination, 0))
    return address(reverse("rules:check_position"), query)
