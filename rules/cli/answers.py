"""Answers to one line of input: legal plays, a checked step or play, the winner."""

from __future__ import annotations

from rules.book.clauses import clause_of, clause_of_outcome
from rules.cli.fields import (
    read_number,
    read_place,
    read_position,
    read_roll,
    read_text,
    write_final,
    write_outcome,
)
from rules.cli.lines import LineError, Record
from rules.engine.outcome import find_outcome
from rules.engine.plays import Play, legal_plays
from rules.engine.refusals import Refusal
from rules.engine.turn import Turn
from rules.notation.plays import parse_play, resolve_play
from rules.notation.steps import format_play
from rules.preset import RulePreset, WinBeforeLastNumber


def answer_plays(preset: RulePreset, record: Record) -> Record:
    """Return the distinct ends of all legal plays of a roll.

    Beside them stand the outcomes or, in a game that lists such wins apart, the ends accepted.
    When nothing can be played, the position as it is stands alone.
    """
    position = read_position(record, preset)
    plays = legal_plays(preset, position, read_roll(record))
    plays = plays or (Play((), position, find_outcome(preset, position)),)
    ends = sorted((write_final(p.position), write_outcome(p.outcome), p.accepted) for p in plays)
    reply: Record = {
        "max_steps": max(len(play.steps) for play in plays),
        "finals": [final for final, _, accepted in ends if not accepted],
    }
    if preset.win_before_last_number is WinBeforeLastNumber.ACCEPTED:
        reply["optional_finals"] = [final for final, _, accepted in ends if accepted]
    else:
        reply["outcomes"] = [outcome for _, outcome, _ in ends]
    return reply


def answer_check(preset: RulePreset, record: Record) -> Record:
    """Return whether a step, or a whole play, is legal, and if not, why."""
    turn = Turn.begin(preset, read_position(record, preset), read_roll(record))
    if "play" in record:
        return _check_play(preset, turn, read_text(record, "play"))
    if "number" in record:
        source, number = read_place(record, "source"), read_number(record, "number")
        tried = turn.try_step(source, number=number)
    elif "destination" in record:
        tried = turn.try_step(read_place(record, "source"), read_place(record, "destination"))
    else:
        raise LineError("missing_field", field="play, number or destination")
    refusal = tried if isinstance(tried, Refusal) else None
    return {
        "allowed": refusal is None,
        **_reason(preset, refusal),
        "facts": write_facts(refusal) if refusal else {},
        "proof": format_play(refusal.proof) if refusal and refusal.proof else None,
    }


def answer_outcome(preset: RulePreset, record: Record) -> Record:
    """Return who has won in a position, how, and for how many points."""
    position = read_position(record, preset)
    cube = read_number(record, "cube", default=1)
    if cube < 1:
        raise LineError("bad_field", field="cube")
    for winner, seen in (("player", position), ("opponent", position.flipped())):
        outcome = find_outcome(preset, seen, cube)
        if outcome:
            clause = clause_of_outcome(preset, outcome)
            return {
                "winner": winner,
                "kind": outcome.kind,
                "value": outcome.value,
                "clause": clause.id,
            }
    return {"winner": None, "kind": None, "value": 0, "clause": None}


def write_facts(refusal: Refusal) -> Record:
    """Write the facts of a refusal, with those of the step at which a sum fails."""
    facts: Record = refusal.facts()
    if refusal.cause:
        facts["cause"] = {"code": refusal.cause.code, **write_facts(refusal.cause)}
    return facts


def _check_play(preset: RulePreset, turn: Turn, text: str) -> Record:
    played = resolve_play(turn, parse_play(text))
    return {
        "legal": played.is_legal,
        "final": write_final(played.turn.position) if played.is_legal else None,
        **_reason(preset, played.refusal),
    }


def _reason(preset: RulePreset, refusal: Refusal | None) -> Record:
    if refusal is None:
        return {"code": None, "clause": None}
    return {"code": refusal.code, "clause": clause_of(preset, refusal).id}
