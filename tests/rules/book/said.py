"""Sentences looked up by kind and key, and pages as plain text, in the language that is active."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from typing import Final

from django.test import Client
from django.urls import reverse
from django.utils.translation import gettext

from rules.boards.point_labels import LabelledPlaces
from rules.book.clauses import get_clause
from rules.book.faq import questions_of
from rules.book.glossary import TERMS, word_meaning, words_in
from rules.book.guide import Guide, guide_of, list_seeds
from rules.book.history import list_notes
from rules.book.option_words import texts_of_value, word_option
from rules.book.roll_names import ROLL_NAMES
from rules.book.wording import word_clause, word_lead, word_summary
from rules.games.clause import Section
from rules.games.options import ValueTexts
from rules.links import questions_url, rule_page_url
from rules.preset import RulePreset
from rules.presets import get_preset
from rules.views.figures import figures_of
from tests.rules.book.checklist import Place

RULES, ASKED, GLOSSARY, HISTORY = "rules", "questions", "glossary", "history"
PAGE_OF: Final = {"answer": ASKED, "meaning": GLOSSARY, "history": HISTORY, "seed": HISTORY}
"""The page that a kind of sentence stands on; all others stand on the rule page."""


def plain(markup: object) -> str:
    """Return text without markup, readings over characters, soft hyphens and doubled spaces."""
    text = re.sub(r"<rp>.*?</rp>|<rt>.*?</rt>|<script.*?</script>", "", str(markup), flags=re.S)
    return " ".join(unescape(re.sub(r"<[^>]+>", "", text)).replace("\u00ad", "").split())


def sentences(english: str) -> list[str]:
    """Return the sentences of an English text."""
    return re.split(r"(?<=[.!?]) (?=[A-Z“0-9])", english)


def read_message(place: Place, game: RulePreset) -> str:
    """Return the text of a place, filled for the game, in the language that is active."""
    return plain(_READERS[place.kind](game, place.key))


def page_url(place: Place, game: RulePreset) -> str:
    """Return the address of the page that a place stands on."""
    default = get_preset(game.slug)
    addresses = {
        RULES: rule_page_url(game, default),
        ASKED: questions_url(game, default),
        GLOSSARY: reverse("rules:glossary"),
        HISTORY: reverse("rules:history"),
    }
    return addresses[PAGE_OF.get(place.kind, RULES)]


class Pages:
    """Pages as markup and as plain text, each rendered once."""

    def __init__(self) -> None:
        self.markup: dict[str, str] = {}
        self.texts: dict[str, str] = {}

    def open(self, client: Client, url: str) -> str:
        """Return the markup of a page."""
        if url not in self.markup:
            response = client.get(url)
            assert response.status_code == 200, url
            self.markup[url] = response.content.decode()
        return self.markup[url]

    def read(self, client: Client, url: str) -> str:
        """Return the text of a page, its title among it."""
        if url not in self.texts:
            self.texts[url] = plain(self.open(client, url))
        return self.texts[url]


def _guide(game: RulePreset) -> Guide:
    return guide_of(game, get_preset(game.slug), LabelledPlaces(game))


def _remark(part: str) -> Callable[[RulePreset, str], object]:
    def read(game: RulePreset, key: str) -> object:
        (found,) = (said for said in getattr(_guide(game), part) if said.id == key)
        return found.text

    return read


def _clause(game: RulePreset, key: str) -> object:
    return word_clause(game, get_clause(game, key), LabelledPlaces(game))


def _answer(game: RulePreset, key: str) -> object:
    (found,) = (asked for asked in questions_of(game) if asked.id == key)
    return found.answer


def _meaning(game: RulePreset, key: str) -> object:
    (term,) = (term for term in TERMS if term.id == key)
    assert words_in(game, term)
    return word_meaning(term)


def _history(game: RulePreset, key: str) -> object:
    (note,) = (note for note in list_notes() if note.id == key)
    return note.text


def _seed(key: str) -> object:
    remarks = (said for seed in list_seeds(LabelledPlaces) for said in seed.remarks)
    return next(said.text for said in remarks if said.id == key)


def _roll(game: RulePreset, key: str) -> object:
    (name,) = (name for name in ROLL_NAMES if f"{name.roll.high}-{name.roll.low}" == key)
    return name.kanji


def _reason(game: RulePreset, key: str) -> object:
    (found,) = (row for row in _guide(game).defaults if row.option == key)
    return found.reason


def _value(game: RulePreset, key: str) -> ValueTexts:
    name, _, wanted = key.partition("=")
    option = game.get_option(name)
    return next(texts_of_value(game, option, v) for v in option.values if v.value == wanted)


_READERS: Final[dict[str, Callable[[RulePreset, str], object]]] = {
    "title": lambda game, _: _guide(game).page_title,
    "lead": lambda game, _: word_lead(game),
    "summary": lambda game, key: word_summary(game)[int(key)],
    "clause": _clause,
    "figure": lambda game, key: figures_of(game, Section(key))[0].caption,
    "glance": _remark("glance"),
    "hard": _remark("difficulty"),
    "mistake": _remark("mistakes"),
    "advice": _remark("advice"),
    "site": _remark("site"),
    "seed": lambda _, key: _seed(key),
    "default": _reason,
    "option": lambda game, key: word_option(game, game.get_option(key)),
    "value": lambda game, key: _value(game, key).name,
    "help": lambda game, key: _value(game, key).help,
    "answer": _answer,
    "meaning": _meaning,
    "history": _history,
    "roll": _roll,
    "interface": lambda _, key: gettext(key),
}
