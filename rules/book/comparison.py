"""Two games compared rule by rule, from their clauses.

Clauses that rule on the same thing share a topic and stand in the same row. A row is shared when
both games hold the same clauses there and all that decides them is equal: the numbers their
sentences name, and the fields of the preset that the wording tells without a number.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from django.utils.translation import gettext_lazy as _

from rules.book.clauses import clauses_of
from rules.book.titles import clause_title, section_title
from rules.book.wording import preset_facts
from rules.games.all_games import PROSE, prose_of
from rules.games.clause import Clause, ClauseId, Section
from rules.games.point_names import QuarterNames
from rules.games.shared_clauses import CLAUSES
from rules.preset import RulePreset

GROUPS: Final = {
    "aim": ("objective-arrive", "objective-bear-off"),
    "first-turn": ("first-turn-alternate", "first-turn-thrown", "first-turn-opening"),
    "bearing-off": (
        "no-bearing-off",
        "bear-off-start",
        "bear-off-number",
        "bear-off-farther",
        "bear-off-hit",
    ),
    "winning": ("iri-gachi", "win-off", "win-single", "muji-gachi"),
    "value": (
        "win-gammon",
        "win-backgammon",
        "mushi-gachi",
        "mujo-gachi",
        "mujo-direction",
        "closed-home-off",
        "closed-home-void",
    ),
    "end": ("game-ends", "last-checker"),
    "cube": ("cube-value", "cube-offer", "cube-answer", "cube-owner"),
}
"""The topics with several clauses; every other clause is a topic of its own."""

TITLES: Final = {
    "winning": _("Winning"),
    "value": _("What else a win can be worth"),
}
"""The topics that neither a clause nor a section gives its title."""

DECIDING: Final = {
    "board": ("board",),
    "layout": ("layout",),
    "direction": ("home",),
    "hit": ("board",),
    "end": ("win_before_last_number",),
}
"""The fields of a preset, besides the numbers in the sentences, that decide a topic."""

_TOPICS: Final = {clause: topic for topic, clauses in GROUPS.items() for clause in clauses}
_PLACEHOLDER: Final = re.compile(r"%\((\w+)\)")


@dataclass(frozen=True, slots=True)
class ComparisonRow:
    """What two games say on one topic; a side without clauses has no rule on it."""

    topic: str
    left: tuple[Clause, ...]
    right: tuple[Clause, ...]
    is_shared: bool


def topic_of(clause_id: str) -> str:
    """Return the topic that a clause rules on.

    >>> topic_of("iri-gachi") == topic_of("win-single"), topic_of("doubles")
    (True, 'doubles')
    """
    return _TOPICS.get(clause_id, clause_id)


def compare(left: RulePreset, right: RulePreset) -> tuple[ComparisonRow, ...]:
    """Return the rules of both games, paired by topic, in the order of the rule pages.

    >>> from rules.presets import BACKGAMMON, BAN_SUGOROKU
    >>> rows = {row.topic: row.is_shared for row in compare(BAN_SUGOROKU, BACKGAMMON)}
    >>> rows["blocked"], rows["doubles"], rows["aim"]
    (True, False, False)
    """
    sides = (_by_topic(left), _by_topic(right))
    facts = (preset_facts(left), preset_facts(right))
    rows = []
    for topic in dict.fromkeys(topic_of(clause.id) for clause in CLAUSES):
        one, other = (side.get(topic, ()) for side in sides)
        if not one and not other:
            continue
        names = {name for clause in one for name in numbers_in(clause.id)}
        same_numbers = all(facts[0].get(name) == facts[1].get(name) for name in names)
        fields = DECIDING.get(topic, ())
        same_fields = all(getattr(left, field) == getattr(right, field) for field in fields)
        same_names = topic != "point-names" or _quarters(left) is _quarters(right)
        is_shared = one == other and same_numbers and same_fields and same_names
        rows.append(ComparisonRow(topic, one, other, is_shared))
    return tuple(rows)


def _quarters(preset: RulePreset) -> QuarterNames | None:
    return prose_of(preset).points.quarters


@cache
def numbers_in(clause_id: ClauseId) -> frozenset[str]:
    """Return the placeholders in the sentences of a clause, over all games.

    >>> sorted(numbers_in("doubles"))
    ['double']
    """
    tables = [prose.clauses for prose in PROSE.values()]
    messages = (str(table[clause_id]) for table in tables if clause_id in table)
    return frozenset(name for message in messages for name in _PLACEHOLDER.findall(message))


def row_title(left: RulePreset, right: RulePreset, row: ComparisonRow) -> str:
    """Return the title of a row; both games' titles if they name it differently."""
    if row.topic in TITLES:
        return str(TITLES[row.topic])
    sides = ((left, row.left), (right, row.right))
    titles = [_title(preset, row.topic, clauses[0]) for preset, clauses in sides if clauses]
    return " / ".join(dict.fromkeys(titles))


def _title(preset: RulePreset, topic: str, clause: Clause) -> str:
    if topic in list(Section):
        return section_title(preset, Section(topic))
    return clause_title(preset, clause)


def _by_topic(preset: RulePreset) -> dict[str, tuple[Clause, ...]]:
    held: dict[str, tuple[Clause, ...]] = {}
    for clause in clauses_of(preset):
        topic = topic_of(clause.id)
        held[topic] = (*held.get(topic, ()), clause)
    return held
