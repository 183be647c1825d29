"""A game looked at again: turn by turn, with the tries that the rules refused, and their rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from django.urls import reverse
from django.utils.translation import gettext as _

from rules.boards.dice import DieState
from rules.book.clauses import clause_of_cube, get_clause
from rules.book.titles import clause_title
from rules.engine.cube import PlayerSide, check_double
from rules.http import PageLink
from rules.links import rule_link
from rules.play.events import EventKind
from rules.preset import RulePreset
from rules.turns.answer import Answer, answer_try
from rules.turns.attempt import AddressError, read_attempt
from rules.turns.board_view import BoardView
from rules.turns.context import address
from rules.turns.scene import draw_scene
from rules.views.parts.practice import practice_of
from tutorials.play.models import RefusedStep
from tutorials.play.pages.table import still_part
from tutorials.play.store import LoadedGame
from tutorials.play.words import answer_cube_refusal, answer_state, word_side

MOST_SHOWN: Final = 40
"""So many refused tries of a rule, or of a turn, are listed."""


@dataclass(frozen=True, slots=True)
class RuleMet:
    """A rule that refused tries in a game: how often, where, and where to practise it."""

    rule: PageLink
    times: int
    moments: tuple[PageLink, ...]
    practice: PageLink | None


def list_moments(loaded: LoadedGame) -> list[int]:
    """Return the places among the events, from 0, of all that was done besides rolling."""
    return [at for at, event in enumerate(loaded.events) if event.kind is not EventKind.ROLLED]


def turn_url(slug: str, turn: int, query: Mapping[str, str] | None = None) -> str:
    """Return the address of a turn of a game, counted from 1."""
    return address(reverse("play:turn", args=[slug, turn]), dict(query or {}))


def review_rules(loaded: LoadedGame) -> list[RuleMet]:
    """Return the rules that refused tries in a game, those that refused most first."""
    found: dict[str, list[RefusedStep]] = {}
    for row in loaded.row.refused.order_by("number", "pk"):
        found.setdefault(row.clause, []).append(row)
    practice = practice_of(loaded.preset)
    moments = list_moments(loaded)
    met = []
    for clause_id, rows in sorted(found.items(), key=lambda each: -len(each[1])):
        if (rule := _rule(loaded.preset, clause_id)) is None:
            continue
        ways = practice.get(clause_id, ())
        places = tuple(
            dict.fromkeys(_link_to(loaded, moments, row.number) for row in rows[:MOST_SHOWN])
        )
        met.append(RuleMet(rule, len(rows), places, ways[0] if ways else None))
    return met


def replay_part(
    loaded: LoadedGame, turn: int, view: BoardView, query: Mapping[str, str]
) -> dict[str, Any]:
    """Return what the page of a turn shows; `refused` in the query is a try, counted from 1."""
    moments = list_moments(loaded)
    at = moments[turn - 1]
    before = replace(loaded, events=loaded.events[:at], states=loaded.states[: at + 1])
    after = replace(loaded, events=loaded.events[: at + 1], states=loaded.states[: at + 2])
    side = loaded.events[at].side
    earliest = moments[turn - 2] + 2 if turn > 1 else 1
    rows = loaded.row.refused.filter(number__gte=earliest, number__lte=at + 1).order_by("pk")
    tries = list(rows[:MOST_SHOWN])
    title = _("Turn %(turn)s of %(total)s") % {"turn": turn, "total": len(moments)}
    said = answer_state(after)
    if after.state.result is None:
        said = replace(said, title=title)
    url = turn_url(loaded.row.slug, turn)
    part = still_part(after, view, side, said, url)
    chosen = query.get("refused", "")
    if chosen.isascii() and chosen.isdecimal() and 1 <= int(chosen[:3]) <= len(tries):
        row = tries[int(chosen[:3]) - 1]
        part |= _refused_part(before, row, query, turn_url(loaded.row.slug, turn))
    roll = before.state.roll
    return part | {
        "loaded": loaded,
        "preset": loaded.preset,
        "turn": turn,
        "total": len(moments),
        "side_name": word_side(side),
        "near_is_black": side is PlayerSide.BLACK,
        "dice": [(n, DieState.OPEN) for n in roll.numbers(loaded.preset)] if roll else [],
        "tries": [
            {
                "url": turn_url(loaded.row.slug, turn, {"refused": str(number)}),
                "tried": row.tried,
                "is_current": chosen == str(number),
            }
            for number, row in enumerate(tries, start=1)
        ],
        "first_url": turn_url(loaded.row.slug, 1) if turn > 1 else "",
        "previous_url": turn_url(loaded.row.slug, turn - 1) if turn > 1 else "",
        "next_url": turn_url(loaded.row.slug, turn + 1) if turn < len(moments) else "",
        "last_url": turn_url(loaded.row.slug, len(moments)) if turn < len(moments) else "",
    }


def _refused_part(
    before: LoadedGame, row: RefusedStep, query: Mapping[str, str], url: str
) -> dict[str, Any]:
    """Return the board and the message of a refused try, or of its proof."""
    turn = before.state.turn
    if turn is None:
        return {"answer": said} if (said := _refused_double(before)) else {}
    asked = {"steps": row.before, "try": row.tried}
    if query.get("show") == "proof":
        asked["show"] = "proof"
    try:
        attempt = read_attempt(turn, asked)
    except AddressError:  # the engine has been mended since
        return {}
    answer = answer_try(attempt)
    shown = {"refused": query["refused"], "show": answer.show}
    return {
        "answer": answer,
        "diagram": draw_scene(attempt, answer.steps),
        "show_url": address(url, shown) if answer.show else "",
    }


def _refused_double(before: LoadedGame) -> Answer | None:
    state = before.state
    if state.side is None:
        return None
    refusal = check_double(
        state.preset, state.cube, state.side, on_roll=state.side, thrown=state.roll is not None
    )
    clause = clause_of_cube(state.preset, refusal) if refusal else None
    rule = rule_link(state.preset, clause) if clause else None
    return answer_cube_refusal(state.preset, refusal, rule) if refusal else None


def _rule(preset: RulePreset, clause_id: str) -> PageLink | None:
    try:
        clause = get_clause(preset, clause_id)
    except LookupError:
        return None
    return PageLink(rule_link(preset, clause).url, clause_title(preset, clause))


def _link_to(loaded: LoadedGame, moments: list[int], number: int) -> PageLink:
    """Return the link to the turn in which the event with a number was due."""
    turn = next(
        (turn for turn, at in enumerate(moments, start=1) if at >= number - 1), len(moments)
    )
    return PageLink(turn_url(loaded.row.slug, turn), str(turn))
