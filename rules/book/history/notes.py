"""The types of statement about the past."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.functional import Promise

from rules.games.clause import Confidence


@dataclass(frozen=True, slots=True)
class Note:
    """A labelled statement: about a date, a thing or a reading."""

    id: str
    label: str | Promise
    text: str | Promise
    sources: tuple[str, ...]
    confidence: Confidence


@dataclass(frozen=True, slots=True)
class OtherGame:
    """Another game on the same board; `romaji` and `kana` are empty if no reading is known."""

    id: str
    kanji: str
    romaji: str
    kana: str
    text: str | Promise
    sources: tuple[str, ...]
    confidence: Confidence

    def reading_for(self, language: str) -> tuple[str, str]:
        """Return the reading of the name for a language, and the language it is in."""
        return (self.kana, "ja") if language == "ja" else (self.romaji, "ja-Latn")


@dataclass(frozen=True, slots=True)
class Dispute:
    """A question on which sources disagree, and how this site decides it."""

    id: str
    title: str | Promise
    readings: tuple[Note, ...]
    here: str | Promise
