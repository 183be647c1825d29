"""Where the rules can be practised. The rules have no exercises: the site says who has them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from django.conf import settings
from django.utils.module_loading import import_string

from rules.http import PageLink
from rules.preset import RulePreset

Practice = Callable[[RulePreset], Mapping[str, Sequence[PageLink]]]
"""Gives, for a game with its options, the ways to practise each clause, by the clause's id."""


def practice_of(preset: RulePreset) -> Mapping[str, Sequence[PageLink]]:
    """Return the ways to practise, by clause; none unless the setting `RULES_PRACTICE` names it.

    The setting is the dotted path of a `Practice`.
    """
    path: str = getattr(settings, "RULES_PRACTICE", "")
    if not path:
        return {}
    ask: Practice = import_string(path)
    return ask(preset)


def ways_to_practise(
    practice: Mapping[str, Sequence[PageLink]], clause_ids: Iterable[str]
) -> Iterator[PageLink]:
    """Yield the ways to practise some clauses, each once."""
    ways = (way for clause_id in clause_ids for way in practice.get(clause_id, ()))
    yield from dict.fromkeys(ways)
