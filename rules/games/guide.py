"""What the guide of a game is made of: sentences that are true where certain clauses hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.games.clause import ClauseId
from rules.games.phrase import Phrase
from rules.preset import OptionName


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence by its anchor, with the clauses that must all hold for it to be said.

    `label` says what the sentence is about, where it stands in a table. The sentence may hold the
    placeholders of `rules.book.guide.guide_facts`.
    """

    id: str
    text: Phrase
    clauses: tuple[ClauseId, ...] = ()
    label: str | Phrase = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class GuideTexts:
    """All that a game says round its rules.

    `defaults` tells why each option has its default, `site` what a group cannot change, and `seed`
    what is true of the page from which ours began.
    """

    page_title: Phrase
    glance: tuple[Remark, ...]
    difficulty: tuple[Remark, ...]
    mistakes: tuple[Remark, ...]
    advice: tuple[Remark, ...]
    defaults: Mapping[OptionName, Phrase]
    site: tuple[Remark, ...]
    seed_title: Phrase
    seed: tuple[Remark, ...]
