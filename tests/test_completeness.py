"""Everything that is defined has its words, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import polib
import pytest
from django.conf import settings
from django.test import Client
from django.urls import reverse
from django.utils import translation

from rules.boards.pills import PlainPlaces
from rules.book.clauses import CLAUSES, Section, clauses_of
from rules.book.sentences import SENTENCES
from rules.book.settings import OPTION_NAMES, VALUE_HELP, VALUE_NAMES
from rules.book.sources import SOURCES
from rules.book.titles import CONFIDENCE_NAMES, clause_title, refusal_title, section_title
from rules.book.wording import word_clause, word_summary
from rules.engine.outcome import WinKind
from rules.engine.refusals import RefusalCode
from rules.preset import RulePreset
from rules.presets import PRESETS
from tests.content import load_content
from tutorials.curriculum.models import Exercise

TRANSLATED = tuple(code for code, _ in settings.LANGUAGES if code != "en")
CATALOGUES = {
    code: Path(settings.BASE_DIR) / "locale" / code / "LC_MESSAGES" / "django.po"
    for code in TRANSLATED
}
PLACEHOLDER = re.compile(r"%\(\w+\)s|%%|\{[^{}]*\}|</?[a-z]+")


def configurations() -> Iterator[RulePreset]:
    """Yield every game with every combination of its options."""
    for preset in PRESETS:
        names = [option.name for option in preset.options]
        for values in product(*(option.values for option in preset.options)):
            yield preset.with_options(
                {name: value.value for name, value in zip(names, values, strict=True)}
            )


def test_every_option_and_value_has_its_words() -> None:
    for preset in PRESETS:
        for option in preset.options:
            assert option.name in OPTION_NAMES
            for value in option.values:
                assert (option.name, value.value) in VALUE_NAMES
                assert (option.name, value.value) in VALUE_HELP


def test_every_option_changes_the_clauses() -> None:
    for preset in PRESETS:
        for option in preset.options:
            seen = {
                tuple(
                    str(word_clause(game, clause, PlainPlaces(game))) for clause in clauses_of(game)
                )
                for game in (preset.with_options({option.name: v.value}) for v in option.values)
            }
            assert len(seen) == len(option.values), (preset.slug, option.name)


def test_every_clause_has_a_sentence_a_title_and_known_sources() -> None:
    for game in configurations():
        for clause in clauses_of(game):
            assert word_clause(game, clause, PlainPlaces(game))
            assert clause_title(game, clause)
            assert section_title(game, clause.section)
            evidence = clause.evidence[game.vocabulary]
            assert evidence.confidence in CONFIDENCE_NAMES
            assert set(evidence.sources) <= set(SOURCES)


def test_no_sentence_is_left_without_a_clause() -> None:
    for vocabulary, sentences in SENTENCES.items():
        held = {c.id for c in CLAUSES if vocabulary in c.evidence}
        assert set(sentences.CLAUSES) == held


def test_anchors_of_clauses_and_sections_are_unique() -> None:
    ids = [clause.id for clause in CLAUSES] + [section.value for section in Section]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", PRESETS, ids=lambda game: game.slug)
def test_every_refusal_has_a_sentence_and_a_title(game: RulePreset) -> None:
    for code in RefusalCode:
        assert code in SENTENCES[game.vocabulary].REFUSALS
        assert refusal_title(game, code)


def test_every_goal_has_its_line_in_the_summary() -> None:
    for game in configurations():
        assert len(word_summary(game)) == 6


def test_every_win_has_a_sentence_in_the_game_that_knows_it() -> None:
    worded = {kind for sentences in SENTENCES.values() for kind in sentences.OUTCOMES}
    assert worded == {kind.value for kind in WinKind}


@pytest.mark.parametrize("code", TRANSLATED)
def test_every_message_is_translated(code: str) -> None:
    catalogue = polib.pofile(str(CATALOGUES[code]))
    missing = [entry.msgid for entry in catalogue.untranslated_entries()]
    assert not missing, f"{len(missing)} missing: {missing[:3]}"
    assert not catalogue.fuzzy_entries()
    assert len(catalogue) > 100


@pytest.mark.parametrize("code", TRANSLATED)
def test_translations_keep_every_placeholder(code: str) -> None:
    for entry in polib.pofile(str(CATALOGUES[code])):
        if entry.obsolete:
            continue
        sources = [entry.msgid, entry.msgid_plural] if entry.msgid_plural else [entry.msgid]
        wanted = [set(PLACEHOLDER.findall(source)) for source in sources]
        for text in entry.msgstr_plural.values() if entry.msgid_plural else [entry.msgstr]:
            assert set(PLACEHOLDER.findall(text)) in wanted, (entry.msgid, text)


def french_faults(text: str) -> Iterator[str]:
    """Yield what breaks French spacing."""
    plain = re.sub(r"%\(\w+\)s|https?://\S+", "x", text)
    yield from re.findall(r"[^\u202f>][;!?](?!\w)", plain)
    yield from re.findall(r"[^\u00a0:/\d]:(?![/\d])", plain)
    yield from re.findall(r"«[^\u00a0]|[^\u00a0]»", plain)
    yield from re.findall(r"\w'\w", plain)


def german_faults(text: str) -> Iterator[str]:
    """Yield quotation marks that are not German."""
    yield from re.findall(r'["«»”]', re.sub(r"<[^>]*>", "", text))


def japanese_faults(text: str) -> Iterator[str]:
    """Yield Latin punctuation after a Japanese character."""
    yield from re.findall(r"[\u3040-\u30ff\u4e00-\u9fff][,.!?;:]", text)


FAULTS = {"fr": french_faults, "de": german_faults, "ja": japanese_faults}


@pytest.mark.parametrize("code", TRANSLATED)
def test_translations_follow_the_typography_of_their_language(code: str) -> None:
    for entry in polib.pofile(str(CATALOGUES[code])):
        for text in (entry.msgstr, *entry.msgstr_plural.values()):
            faults = list(FAULTS[code](text))
            assert not faults, (text, faults)


def english_sentences() -> set[str]:
    """Return the fixed English of the catalogue that no other language would contain."""
    catalogue = polib.pofile(str(CATALOGUES["de"]))
    parts = {
        part.strip() for entry in catalogue for part in re.split(r"%\(\w+\)s|<[^>]*>", entry.msgid)
    }
    return {part for part in parts if len(part.split()) >= 3 and re.search("[a-z]", part)}


@pytest.mark.parametrize("code", TRANSLATED)
def test_no_english_is_left_on_a_page(client: Client, db: None, code: str) -> None:
    load_content()
    sentences = english_sentences()
    with translation.override(code):
        names = ("home", "rules:index", "practice:exercises")
        urls = [reverse(name) for name in (*names, "rules:check_position", "rules:check_game")]
        urls += [reverse("rules:faq", args=[preset.slug]) for preset in PRESETS]
        urls += [reverse("rules:glossary"), reverse("rules:history")]
        urls += [reverse("rules:comparison"), reverse("rules:comparison") + "?left.goal=bear-off"]
        urls += [reverse("rules:rule_page", args=[preset.slug]) for preset in PRESETS]
        slugs = Exercise.objects.values_list("slug", flat=True)
        urls += [reverse("practice:exercise", args=[slug]) for slug in slugs]
    for url in urls:
        text = client.get(url).content.decode()
        found = [sentence for sentence in sentences if sentence in text]
        assert not found, (url, found)
