"""What a term of the glossary is: its words in each language and game, and what they rest on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from rules.games.clause import Evidence, attested
from rules.preset import Vocabulary

BAN: Final = Vocabulary.BAN_SUGOROKU
BG: Final = Vocabulary.BACKGAMMON


class Group(StrEnum):
    """The parts of the glossary, in order."""

    BOARD = "board"
    DICE = "dice"
    CONTACT = "contact"
    WINNING = "winning"
    CUBE = "cube"


@dataclass(frozen=True, slots=True)
class Words:
    """A term in one game: a word in each language; kana and romaji only where they are known.

    `evidence` says what the old Japanese word, or the word of today's federations, rests on;
    everyday words need none.
    `ours` names the languages in which no word was found in use, so that this one is proposed.
    """

    en: str
    fr: str
    de: str
    ja: str
    kana: str
    romaji: str
    evidence: Evidence | None
    ours: tuple[str, ...] = ()

    def word(self, language: str) -> str:
        """Return the word in a language of the site."""
        return {"en": self.en, "fr": self.fr, "de": self.de, "ja": self.ja}[language]


@dataclass(frozen=True, slots=True)
class Term:
    """A term: its anchor, its words by game, and the clauses in which it is used."""

    id: str
    group: Group
    words: Mapping[Vocabulary, Words]
    clauses: tuple[str, ...] = ()


MODERN: Final = attested("usbgf", "bkgm", "jba")
