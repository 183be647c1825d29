"""The passages of the book in the reader's language, for the site search."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from html import unescape
from typing import Final

from django.conf import settings
from django.utils.html import strip_tags
from django.utils.translation import get_language, pgettext
from django.utils.translation import gettext as _

from rules.book.clauses import sections_of
from rules.book.faq import questions_of, word_faq_title
from rules.book.glossary import TERMS, Term, games_of, headword, word_meaning
from rules.book.guide import guide_of, list_seeds
from rules.book.history import DISPUTES, EQUIPMENT, FACTS, OTHER_GAMES
from rules.book.option_words import texts_of_value, word_option
from rules.book.roll_names import ROLL_NAMES, RollName
from rules.book.titles import clause_title, section_title
from rules.book.wording import Places, word_clause, word_name, word_summary
from rules.games.words import WORD_LANGUAGES
from rules.preset import RulePreset
from rules.presets import PRESETS

OTHER_SPELLINGS: Final = {"checker": "駒", "games": "盤雙六", "die": "采", "bar": "空地"}
"""Terms as readers may write them and the pages do not."""


class PassageKind(StrEnum):
    """The kinds of passages, each of which has ids of its own."""

    RULE = "rules"
    OPTION = "options"
    GUIDE = "guide"
    QUESTION = "questions"
    TERM = "terms"
    ROLL = "rolls"
    HISTORY = "history"


@dataclass(frozen=True, slots=True)
class BookPassage:
    """A passage without markup: its page, anchor and section, and other words to match.

    Passages of two games with one kind and id say the same thing of either.
    """

    kind: PassageKind
    id: str
    anchor: str
    section: str
    title: str
    text: str
    keywords: str = ""
    preset: RulePreset | None = None


PlacesOf = Callable[[RulePreset], Places]
"""Gives what writes the points of a game."""


def list_passages(places_of: PlacesOf) -> Iterator[BookPassage]:
    """Yield every passage of the book; each game as played without house rules."""
    for preset in PRESETS:
        yield from rule_passages(preset, places_of(preset))
        yield from option_passages(preset)
        yield from guide_passages(preset, places_of(preset))
        yield from question_passages(preset)
    yield from term_passages()
    yield from history_passages(places_of)


def rule_passages(preset: RulePreset, places: Places) -> Iterator[BookPassage]:
    """Yield the clauses of a game."""
    for section, clauses in sections_of(preset):
        part = section_title(preset, section)
        for clause in clauses:
            title, text = clause_title(preset, clause), plain(word_clause(preset, clause, places))
            yield _of_game(preset, PassageKind.RULE, clause.id, part, title, text)


def option_passages(preset: RulePreset) -> Iterator[BookPassage]:
    """Yield the house rules of a game."""
    part = _("House rules")
    for option in preset.options:
        values = [texts_of_value(preset, option, value) for value in option.values]
        text = _in_a_row(f"{value.name} · {value.help}" for value in values)
        title = word_option(preset, option)
        kind, anchor = PassageKind.OPTION, "house-rules"
        yield BookPassage(kind, option.name, anchor, part, title, text, "", preset)


def guide_passages(preset: RulePreset, places: Places) -> Iterator[BookPassage]:
    """Yield the summary of a game, and what is said around its rules."""
    guide = guide_of(preset, preset, places)
    title, brief = _("In brief"), _in_a_row(map(plain, word_summary(preset)))
    yield _of_game(preset, PassageKind.GUIDE, "in-brief", title, title, brief)
    parts = (
        (_("At a glance"), guide.glance),
        (_("Common mistakes"), guide.mistakes),
        (_("Advice for beginners"), guide.advice),
        (_("What this site plays"), guide.site),
    )
    for part, remarks in parts:
        for said in remarks:
            title, text = said.label or part, plain(said.text)
            yield _of_game(preset, PassageKind.GUIDE, said.id, part, title, text)


def question_passages(preset: RulePreset) -> Iterator[BookPassage]:
    """Yield the questions about a game with their answers."""
    section = word_faq_title(preset)
    for asked in questions_of(preset):
        title, answer = asked.question, plain(asked.answer)
        yield _of_game(preset, PassageKind.QUESTION, asked.id, section, title, answer)


def _of_game(
    preset: RulePreset, kind: PassageKind, anchor: str, section: str, title: str, text: str
) -> BookPassage:
    """Return a passage whose id is its anchor on a page of the game."""
    return BookPassage(kind, anchor, anchor, section, title, text, "", preset)


def term_passages() -> Iterator[BookPassage]:
    """Yield the entries of the glossary, and the names of the rolls."""
    language = get_language() or settings.LANGUAGE_CODE
    for term in TERMS:
        games = " · ".join(word_name(p) for p, _words in games_of(term))
        title, text = headword(term, language), plain(word_meaning(term))
        words = _other_words(term, language)
        yield _on_page(PassageKind.TERM, term.id, games, title, text, words)
    section = _("The names of the rolls")
    for name in ROLL_NAMES:
        yield _on_page(PassageKind.ROLL, roll_anchor(name), section, _roll_title(name), name.kanji)


def _on_page(
    kind: PassageKind, anchor: str, section: str, title: str, text: str, keywords: str = ""
) -> BookPassage:
    """Return a passage whose id is its anchor on a page that all games share."""
    return BookPassage(kind, anchor, anchor, section, title, text, keywords)


def roll_anchor(name: RollName) -> str:
    """Return the anchor of a roll in the glossary."""
    return f"roll-{name.roll.high}-{name.roll.low}"


def history_passages(places_of: PlacesOf) -> Iterator[BookPassage]:
    """Yield the dated facts, the disputed questions, and where the rule pages began."""
    section, language = pgettext("history", "History and sources"), get_language() or ""
    for note in (*FACTS, *EQUIPMENT):
        label, text = str(note.label), str(note.text)
        yield _on_page(PassageKind.HISTORY, note.id, section, label, text)
    for game in OTHER_GAMES:
        title = f"{game.kanji} {game.reading_for(language)[0]}".strip()
        yield _on_page(PassageKind.HISTORY, game.id, section, title, str(game.text))
    for dispute in DISPUTES:
        readings = [f"{note.label} · {note.text}" for note in dispute.readings]
        text = _in_a_row((*readings, str(dispute.here)))
        yield _on_page(PassageKind.HISTORY, dispute.id, section, str(dispute.title), text)
    for seed in list_seeds(places_of):
        for said in seed.remarks:
            yield _on_page(PassageKind.HISTORY, said.id, seed.title, said.label, plain(said.text))


def plain(text: str) -> str:
    """Strip the markup from a sentence.

    >>> plain("A <b>stone</b> &amp; a die")
    'A stone & a die'
    """
    return unescape(strip_tags(text))


def _in_a_row(sentences: Iterable[str]) -> str:
    """Join sentences; Japanese puts no space between them."""
    return ("" if get_language() == "ja" else " ").join(sentences)


def _other_words(term: Term, language: str) -> str:
    """Return a term's words in the other languages, with kana and romaji."""
    words = []
    for _preset, found in games_of(term):
        words += [found.word(code) for code in WORD_LANGUAGES if code != language]
        words += [found.kana, found.romaji]
    words.append(OTHER_SPELLINGS.get(term.id, ""))
    return " / ".join(dict.fromkeys(filter(None, words)))


def _roll_title(name: RollName) -> str:
    numbers = f"{name.roll.high}–{name.roll.low} {name.kanji}"
    return f"{numbers} {name.reading.romaji} {name.reading.kana}" if name.reading else numbers
