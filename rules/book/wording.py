"""Ids and facts as sentences, in the reader's language and the words of the game.

How a point is written is the caller's affair (`Places`): plain in a record, as a label of the
board in a message.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from django.utils.functional import Promise
from django.utils.safestring import SafeString, mark_safe

from rules.book.lists import escape_text, join_and, join_or
from rules.engine.cube import CubeRefusal
from rules.engine.outcome import Outcome
from rules.engine.refusals import Refusal, RefusalCode
from rules.games.all_games import prose_of
from rules.games.clause import Clause
from rules.games.prose import FigureName
from rules.games.times import worth
from rules.preset import HOME_POINTS, POINTS, RulePreset
from rules.presets import PRESETS

SHOWN_CUBE: Final = 4
"""What the cube shows in the example of what a win counts."""


class Places(Protocol):
    """Format points and steps; `role` is a board state such as `blocked`, or empty."""

    def point(self, place: int, role: str = "") -> str:
        """Return a point, the bar or off as text, escaped when it is markup."""

    def step(self, source: int, destination: int) -> str:
        """Return a step as text, escaped when it is markup."""


def fill(message: str | Promise, facts: Mapping[str, object]) -> SafeString:
    """Return a message with its placeholders filled, every value escaped."""
    values = {
        name: value if isinstance(value, int) else escape_text(value)
        for name, value in facts.items()
    }
    filled: str = message % values
    return mark_safe(filled)  # noqa: S308 - every value has been escaped


def word_name(preset: RulePreset) -> str:
    """Return the name of a game as a title."""
    return str(prose_of(preset).name)


def word_name_within(preset: RulePreset) -> str:
    """Return the name of a game for use within a sentence."""
    return str(prose_of(preset).name_within)


def word_lead(preset: RulePreset) -> SafeString:
    """Return the sentence that introduces a game."""
    return fill(prose_of(preset).lead, preset_facts(preset))


def word_summary(preset: RulePreset) -> list[SafeString]:
    """Return a game in a few short sentences."""
    facts = preset_facts(preset)
    prose = prose_of(preset)
    messages = [*prose.summary, prose.summary_of_goal[preset.goal]]
    if preset.closed_home in prose.summary_of_closed_home:
        messages.append(prose.summary_of_closed_home[preset.closed_home])
    return [fill(message, facts) for message in messages]


def word_figure(preset: RulePreset, figure: FigureName, facts: Mapping[str, object]) -> SafeString:
    """Return the caption of a figure with the facts of the game."""
    return fill(prose_of(preset).captions[figure], facts)


def word_pattern(pattern: tuple[int, ...]) -> str:
    """Return the counts on the points of a home joined by non-breaking hyphens."""
    return "\N{NON-BREAKING HYPHEN}".join(map(str, pattern))


def word_clause(preset: RulePreset, clause: Clause, places: Places) -> SafeString:
    """Return the sentence of a clause in the words of its game."""
    prose = prose_of(preset)
    layout = [
        fill(prose.layout_item, {"count": n, "point": places.point(p)}) for p, n in preset.layout
    ]
    facts = preset_facts(preset) | {"layout": join_and(layout)}
    return fill(prose.clauses[clause.id], facts)


def preset_facts(preset: RulePreset) -> dict[str, object]:
    """Return the values of a preset by the placeholder names of messages."""
    others = [other for other in PRESETS if other.slug != preset.slug]
    return {
        "checkers": preset.checkers,
        "points": POINTS,
        "row": POINTS // 2,
        "home": HOME_POINTS,
        "double": preset.numbers_in_double,
        "other_double": join_or(list(dict.fromkeys(other.numbers_in_double for other in others))),
        "seconds": preset.turn_limit.value,
        "closed_home_value": preset.closed_home_value,
        "pattern_value": preset.pattern_value,
        "patterns": join_or([word_pattern(pattern) for pattern in preset.patterns]),
        "gammon_times": worth(preset.gammon_value),
        "backgammon_times": worth(preset.backgammon_value),
        "cube_limit": preset.cube_limit,
        "shown_cube": SHOWN_CUBE,
        "shown_gammon": SHOWN_CUBE * preset.gammon_value,
        "shown_backgammon": SHOWN_CUBE * preset.backgammon_value,
    }


def word_refusal(preset: RulePreset, refusal: Refusal, places: Places) -> list[SafeString]:
    """Return why a try is refused: one sentence, and for a blocked sum a second one."""
    message = prose_of(preset).refusals.of(refusal)
    sentences = [fill(message, _refusal_facts(refusal, places))]
    if refusal.cause is not None:
        sentences += word_refusal(preset, refusal.cause, places)
    return sentences


def word_outcome(preset: RulePreset, outcome: Outcome) -> SafeString:
    """Return how a game was won and what the win is worth."""
    message = prose_of(preset).outcomes[outcome.kind]
    return fill(message, {"value": outcome.value})


def word_cube_refusal(preset: RulePreset, refusal: CubeRefusal) -> SafeString:
    """Return why a double may not be offered."""
    message = prose_of(preset).cube_refusals[refusal.code]
    return fill(message, {"limit": refusal.limit})


def _refusal_facts(refusal: Refusal, places: Places) -> dict[str, object]:
    facts: dict[str, object] = {"number": refusal.number, "numbers": join_and(refusal.numbers)}
    if refusal.code is RefusalCode.NUMBER_NOT_ROLLED:
        facts["numbers"] = join_and(sorted(set(refusal.numbers), reverse=True))
    if refusal.source is not None and refusal.destination is not None:
        facts["step"] = places.step(refusal.source, refusal.destination)
    if refusal.point is not None:
        role = "blocked" if refusal.code is RefusalCode.BLOCKED else "named"
        facts["point"] = places.point(refusal.point, role)
    facts["between"] = join_or(_stops(refusal, places))
    facts["obstacles"] = join_and([places.point(p, "blocked") for p in refusal.obstacles])
    facts["count"] = len(refusal.obstacles) if refusal.obstacles else refusal.count or 0
    return facts


def _stops(refusal: Refusal, places: Places) -> Sequence[str]:
    """Return where a checker may stop on its way; for a sum of two numbers, each alternative."""
    if len(refusal.proof) > 2:
        return [
            join_and([places.point(step.destination, "landing") for step in refusal.proof[:-1]])
        ]
    return [places.point(point, "landing") for point in refusal.between]
