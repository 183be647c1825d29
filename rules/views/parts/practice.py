"""Links from the rules to where they are practised: the rules know of no exercises themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from rules.http import PageLink
from rules.preset import RulePreset

Practice = Mapping[str, Sequence[PageLink]]
"""The links to exercises, by the id of the clause that they practise."""
PracticeProvider = Callable[[RulePreset], Practice]

_providers: list[PracticeProvider] = []


def register_practice(provider: PracticeProvider) -> None:
    """Register a provider of links to exercises, from an app that has some."""
    _providers.append(provider)


def practice_of(preset: RulePreset) -> Practice:
    """Return the links to exercises for the clauses of a game; empty if no app has registered."""
    found: dict[str, Sequence[PageLink]] = {}
    for provider in _providers:
        found |= provider(preset)
    return found


def practice_links(practice: Practice, clause_ids: Iterable[str]) -> Iterator[PageLink]:
    """Yield the links for some clauses, each once."""
    links = (link for clause_id in clause_ids for link in practice.get(clause_id, ()))
    yield from dict.fromkeys(links)
