"""Which rules were not understood yet: by refused steps, and by answers that were missed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from django.utils.translation import gettext as _

from rules.book.titles import clause_title
from rules.games.clause import Clause
from rules.games.shared_clauses import CLAUSES
from rules.links import rule_page_url
from rules.preset import RulePreset
from rules.presets import PRESETS, get_preset
from tutorials.classrooms.reporting.counting import Wrong
from tutorials.classrooms.reporting.misses import Miss, miss_of
from tutorials.classrooms.reporting.sentences import word_stumble
from tutorials.curriculum.exercise_index import LoadedExercise
from tutorials.practice.results import TryResult

BAR_WIDTH: Final = 240
MOST_REASONS: Final = 4
"""As many sentences are said about one rule, those about most learners first."""
_MISSES: Final = frozenset(Miss)
_BY_ID: Final[dict[str, Clause]] = {clause.id: clause for clause in CLAUSES}


@dataclass(frozen=True, slots=True)
class Stumble:
    """Something that a learner did against a rule; `reason` is a code or what was missed."""

    learner: int
    exercise: str
    clause: str
    reason: str
    times: int


@dataclass(frozen=True, slots=True)
class RuleRow:
    """A rule, how many learners stumbled over it, how often, and what they did."""

    clause: str
    title: str
    url: str
    learners: int
    times: int
    sentences: Sequence[str]
    width: int

    @property
    def finding(self) -> str:
        """Give what most of them did, under the name of the rule."""
        return _("%(label)s: %(value)s") % {"label": self.title, "value": self.sentences[0]}


def clause_by_id(clause_id: str) -> Clause | None:
    """Return a rule as recorded tries name it; None for one that is not there any more."""
    return _BY_ID.get(clause_id)


def bar_width(count: int, total: int) -> int:
    """Return how long the bar of a count is drawn."""
    return round(BAR_WIDTH * count / total) if total else 0


def list_stumbles(
    wrong: Iterable[Wrong], loaded: Mapping[str, LoadedExercise]
) -> Iterator[Stumble]:
    """Yield what was done against which rule.

    A refused step goes against the rule that refuses it; a missed answer against every rule that
    its exercise practises, and against none ("") where it practises none of its own.
    """
    for one in wrong:
        if one.result == TryResult.REFUSED:
            if one.clause:
                yield Stumble(one.learner, one.exercise, one.clause, one.code, one.times)
        elif found := loaded.get(one.exercise):
            miss = _miss(one, found)
            for clause in found.row.clauses or [""]:
                yield Stumble(one.learner, one.exercise, clause, miss, one.times)


def _miss(wrong: Wrong, found: LoadedExercise) -> Miss:
    """Return what was missed; what an older version asked is not known any more."""
    is_present = wrong.version == found.row.version
    return miss_of(found.question, wrong.tried) if is_present else Miss.OTHER_ANSWER


def rule_rows(game: RulePreset, stumbles: Iterable[Stumble], total: int) -> list[RuleRow]:
    """Return the rules that were not understood yet, those of most learners first."""
    by_clause: dict[str, list[Stumble]] = defaultdict(list)
    for stumble in stumbles:
        by_clause[stumble.clause].append(stumble)
    rows = [_rule_row(game, clause, found, total) for clause, found in by_clause.items()]
    return sorted(rows, key=lambda row: (-row.learners, -row.times, row.clause))


def _rule_row(
    default: RulePreset, clause_id: str, stumbles: Sequence[Stumble], total: int
) -> RuleRow:
    clause = clause_by_id(clause_id)
    game = _game_of(default, clause)
    learners = len({stumble.learner for stumble in stumbles})
    return RuleRow(
        clause_id,
        name_clause(default, clause_id),
        rule_page_url(game, get_preset(game.slug), clause_id) if clause else "",
        learners,
        sum(stumble.times for stumble in stumbles),
        list(_word_reasons(game, clause_id, stumbles, total))[:MOST_REASONS],
        bar_width(learners, total),
    )


def name_clause(default: RulePreset, clause_id: str) -> str:
    """Return the title of a rule, in the game of a class where that has it."""
    clause = clause_by_id(clause_id)
    if clause is None:
        return clause_id or _("Questions about no single rule")
    return clause_title(_game_of(default, clause), clause)


def _word_reasons(
    game: RulePreset, clause: str, stumbles: Iterable[Stumble], total: int
) -> Iterator[str]:
    """Yield how many learners did what, what most did first; refused steps say most."""
    learners: dict[str, set[int]] = defaultdict(set)
    for stumble in stumbles:
        learners[stumble.reason].add(stumble.learner)
    ordered = sorted(learners.items(), key=lambda row: (-len(row[1]), row[0] in _MISSES, row[0]))
    for reason, found in ordered:
        yield word_stumble(game, reason, clause, len(found), total)


def _game_of(default: RulePreset, clause: Clause | None) -> RulePreset:
    """Return the game of the class, or one that has the rule where learners tried another."""
    games = (default, *PRESETS)
    return next((game for game in games if clause and clause.holds(game)), games[0])
