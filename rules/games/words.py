"""The words of a game for a term of the glossary, with the evidence for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from rules.games.clause import Evidence, attested

TermId: TypeAlias = Literal[
    "games",
    "point",
    "checker",
    "row",
    "home-board",
    "outer-board",
    "point-names",
    "bar",
    "start",
    "die",
    "roll",
    "number",
    "doubles",
    "roll-name",
    "first-player",
    "turn",
    "step",
    "pass",
    "blot",
    "made-point",
    "open-point",
    "hit",
    "hit-checker",
    "enter",
    "dance",
    "anchor",
    "prime",
    "closed-home",
    "bear-off",
    "iri-gachi",
    "mushi-gachi",
    "mujo-gachi",
    "muji-gachi",
    "single-game",
    "gammon",
    "backgammon",
    "draw",
    "house-rule",
    "cube",
    "to-double",
    "take",
    "drop",
    "cube-owner",
]


WORD_LANGUAGES: Final = ("en", "fr", "de", "ja")
"""The languages in which the games have words for their terms."""


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
        """Return the word in a language of the site; the English one if there is none."""
        words = {"en": self.en, "fr": self.fr, "de": self.de, "ja": self.ja}
        return words.get(language, self.en)


MODERN: Final = attested("usbgf", "bkgm", "jba")
"""What the words of today's federations rest on."""
