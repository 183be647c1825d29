"""The kinds of statement about the past."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.functional import Promise

from rules.games.clause import Confidence


@dataclass(frozen=True, slots=True)
class Note:
    """A statement under a label: a date, a thing or the name of a reading."""

    id: str
    label: str | Promise
    text: str | Promise
    sources: tuple[str, ...]
    confidence: Confidence


@dataclass(frozen=True, slots=True)
class OtherGame:
    """Another game on the same board; `romaji` and `kana` are empty where no reading is given."""

    id: str
    kanji: str
    romaji: str
    kana: str
    text: str | Promise
    sources: tuple[str, ...]
    confidence: Confidence

    def reading_for(self, language: str) -> tuple[str, str]:
        """Return how the name is read, for readers of a language, and the language of that."""
        return (self.kana, "ja") if language == "ja" else (self.romaji, "ja-Latn")


@dataclass(frozen=True, slots=True)
class Dispute:
    """A question the sources answer differently, and what this site does about it."""

    id: str
    title: str | Promise
    readings: tuple[Note, ...]
    here: str | Promise
