"""Everything that is defined has its words, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import polib
import pytest
from django.conf import settings
from django.test import Client
from django.urls import reverse
from django.utils import translation
from django.utils.functional import Promise

from rules.boards.point_labels import PlainPlaces
from rules.book.clauses import clauses_of, evidence_of
from rules.book.sources import SOURCES
from rules.book.titles import CONFIDENCE_NAMES, clause_title, refusal_title, section_title
from rules.book.wording import word_clause, word_summary
from rules.engine.outcome import WinKind
from rules.engine.refusals import RefusalCode
from rules.games.all_games import PROSE, prose_of
from rules.games.clause import Section
from rules.games.shared_clauses import CLAUSES
from rules.preset import ClosedHome, RulePreset, TurnLimit
from rules.presets import DEFINITIONS, PRESETS
from tests.content import load_content

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


def test_every_option_and_value_has_its_words_and_no_other_has() -> None:
    for preset in PRESETS:
        texts = prose_of(preset).options
        assert texts.keys() == {option.name for option in preset.options}
        for option in preset.options:
            assert texts[option.name].values.keys() == set(option.values)


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
            evidence = evidence_of(game, clause)
            assert evidence.confidence in CONFIDENCE_NAMES
            assert set(evidence.sources) <= set(SOURCES)


def test_no_sentence_is_left_without_a_clause() -> None:
    for definition in DEFINITIONS:
        assert set(prose_of(definition.preset).clauses) == set(definition.clauses)


def test_anchors_of_clauses_and_sections_are_unique() -> None:
    ids = [clause.id for clause in CLAUSES] + [section.value for section in Section]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", PRESETS, ids=lambda game: game.slug)
def test_every_refusal_has_a_sentence_and_a_title(game: RulePreset) -> None:
    for code in RefusalCode:
        assert isinstance(prose_of(game).refusals.plainly(code), Promise)
        assert refusal_title(game, code)


def test_every_goal_has_its_line_in_the_summary() -> None:
    for game in configurations():
        closing_wins = game.closed_home is ClosedHome.IMMEDIATE
        assert len(word_summary(game)) == (7 if closing_wins else 6)


def test_every_win_has_a_sentence_in_the_game_that_knows_it() -> None:
    worded = {kind for prose in PROSE.values() for kind in prose.outcomes}
    assert worded == set(WinKind)


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


PRESET_NUMBERS = {
    "en": r"fifteen|sixty-four|twice|thrice|(?:two|three|four|\d+) times|tripled?|doubly",
    "fr": r"quinze|(?:deux|trois|quatre|\d+) fois|tripler?",
    "de": r"fünfzehn|\d+.?(?:mal|fach)|zweimal|dreimal|viermal|doppelt|dreifach|vierfach",
    "ja": r"十五|[2-9二三四][回倍点]",
}
"""How a number that a preset decides would read: checkers, steps of a double, what a win counts."""
NAMES = r"the triple game|victoire triple|dreifache Partie|2回に分けて|\d+分"
"""Names and turns of phrase that are no number of a preset."""
CUBE_MESSAGES = (
    "If your opponent takes, the game",
    "To propose, before you",
    "At the start of your turn, before",
    "The value of the game can be doubled.",
    "doubles",
)
"""What doubling is, which no preset decides."""


def numbers_of_presets() -> str:
    """Return the larger numbers that presets decide, in figures, as a pattern."""
    limits = [value for value in TurnLimit if value.isdigit()]
    numbers = {str(n) for preset in PRESETS for n in (preset.checkers, preset.cube_limit) if n > 9}
    return "|".join(sorted({*numbers, *limits}))


def written_numbers(text: str, language: str) -> list[str]:
    """Return what reads like a number that a preset decides."""
    bare = re.sub(rf"%\(\w+\)s|{NAMES}", "", text)
    figures = rf"(?<![\d–])(?:{numbers_of_presets()})(?![\d–])"
    return re.findall(rf"(?i)(?<![a-zà-ÿ])(?:{PRESET_NUMBERS[language]})|{figures}", bare)


@pytest.mark.parametrize("code", TRANSLATED)
def test_no_message_of_a_game_holds_a_number_that_its_preset_decides(code: str) -> None:
    for entry in polib.pofile(str(CATALOGUES[code])):
        if not entry.translated() or entry.msgctxt not in {*PROSE, "glossary"}:
            continue
        if entry.msgid.startswith(CUBE_MESSAGES):
            continue
        assert not written_numbers(f"{entry.msgid} {entry.msgid_plural}", "en"), entry.msgid
        for text in (entry.msgstr, *entry.msgstr_plural.values()):
            assert not written_numbers(text, code), text


def test_a_number_in_a_message_is_noticed() -> None:
    assert written_numbers("A double is played four times.", "en") == ["four times"]
    assert written_numbers("Un double se joue 2 fois.", "fr") == ["2 fois"]
    assert written_numbers("Jede Seite hat 15 Steine.", "de") == ["15"]
    assert written_numbers("勝ちは3点です。", "ja") == ["3点"]
    assert not written_numbers("Two or more stones block a point; with 6–4 the 4 enters.", "en")


@cache
def english_sentences() -> frozenset[str]:
    """Return the fixed English of the catalogue that no other language would contain."""
    catalogue = polib.pofile(str(CATALOGUES["de"]))
    parts = {
        part.strip() for entry in catalogue for part in re.split(r"%\(\w+\)s|<[^>]*>", entry.msgid)
    }
    return frozenset(part for part in parts if len(part.split()) >= 3 and re.search("[a-z]", part))


@pytest.mark.parametrize("code", TRANSLATED)
def test_no_english_is_left_on_a_page(client: Client, db: None, code: str) -> None:
    load_content()
    sentences = english_sentences()
    with translation.override(code):
        names = ("home", "rules:index", "practice:courses")
        urls = [reverse(name) for name in (*names, "rules:check_position", "rules:check_game")]
        urls += [reverse("rules:faq", args=[preset.slug]) for preset in PRESETS]
        urls += [reverse(f"accounts:{name}") for name in ("sign_in", "sign_up", "forgotten")]
        urls += [reverse(f"classrooms:{name}") for name in ("join", "card", "privacy")]
        urls += [reverse("rules:glossary"), reverse("rules:history"), reverse("feed")]
        urls += [reverse("search"), *(f"{reverse('search')}?q={q}" for q in ("6", "qqxyzzy", "!"))]
        urls += [reverse("rules:comparison"), reverse("rules:comparison") + "?left.goal=bear-off"]
        urls += [reverse("rules:rule_page", args=[preset.slug]) for preset in PRESETS]
    for url in urls:
        text = client.get(url).content.decode()
        found = [sentence for sentence in sentences if sentence in text]
        assert not found, (url, found)
