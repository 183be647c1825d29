"""The parts of a rule page around its rules: guide, names of rolls, words, questions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from django.conf import settings
from django.utils.safestring import SafeString
from django.utils.translation import get_language, pgettext

from rules.boards.point_labels import LabelledPlaces
from rules.book.clauses import clauses_of
from rules.book.faq import questions_of
from rules.book.glossary import TERMS, word_meaning_in, words_in
from rules.book.guide import Guide, guide_of
from rules.book.roll_names import RollName, roll_names_of
from rules.book.titles import CONFIDENCE_NAMES
from rules.http import PageLink
from rules.links import glossary_url, questions_url
from rules.preset import RulePreset


@dataclass(frozen=True, slots=True)
class NamedRoll:
    """A roll by its old name, with the confidence in its reading."""

    name: RollName
    sure: str
    sure_name: str


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the game with its meaning; `kanji` is empty where it is the word itself."""

    word: str
    kanji: str
    meaning: SafeString
    url: str


@dataclass(frozen=True, slots=True)
class GuideParts:
    """Everything on a rule page around the rules."""

    book: Guide
    rolls: tuple[NamedRoll, ...]
    words: tuple[Word, ...]
    questions: tuple[PageLink, ...]


def guide_parts(preset: RulePreset, default: RulePreset) -> GuideParts:
    """Return the parts around the rules of a game, under the chosen options."""
    return GuideParts(
        guide_of(preset, default, LabelledPlaces(preset)),
        tuple(_named(name) for name in roll_names_of(preset)),
        tuple(_words(preset, default)),
        tuple(
            PageLink(questions_url(preset, default, asked.id), asked.question)
            for asked in questions_of(preset)
        ),
    )


def _named(name: RollName) -> NamedRoll:
    if name.reading is None:
        return NamedRoll(name, "sure-unknown", pgettext("confidence", "Not known"))
    confidence = name.reading.confidence
    return NamedRoll(name, f"sure-{confidence}", str(CONFIDENCE_NAMES[confidence]))


def _words(preset: RulePreset, default: RulePreset) -> Iterator[Word]:
    """Yield the words used in the rules of the game, in glossary order."""
    language = get_language() or settings.LANGUAGE_CODE
    held = {clause.id for clause in clauses_of(preset)}
    for term in TERMS:
        words = words_in(preset, term)
        if words is None or (term.clauses and held.isdisjoint(term.clauses)):
            continue
        kanji = words.ja if language != "ja" else ""
        url = glossary_url(preset, default, term.id)
        yield Word(words.word(language), kanji, word_meaning_in(preset, term), url)
