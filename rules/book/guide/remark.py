"""What the guide of a game is made of: a sentence that is true where certain clauses hold."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.functional import Promise


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence by its anchor, with the clauses that must all hold for it to be said.

    `label` says what the sentence is about, where it stands in a table. The sentence may hold the
    placeholders of `rules.book.guide.guide_facts`.
    """

    id: str
    text: str | Promise
    clauses: tuple[str, ...] = ()
    label: str | Promise = ""
