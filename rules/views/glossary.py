"""The glossary: the words of both games in four languages, and the names of the rolls."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.safestring import SafeString
from django.utils.translation import get_language, get_language_info
from django.views.decorators.http import require_safe

from rules.book.clauses import get_clause
from rules.book.glossary import (
    TERMS,
    Term,
    find_game_with,
    games_of,
    groups,
    headword,
    word_meaning,
    words_in,
)
from rules.book.roll_names import ROLL_NAMES, RollName
from rules.book.sources import SOURCES, Source
from rules.book.titles import CONFIDENCE_NAMES, clause_title
from rules.book.wording import word_name
from rules.games.clause import Confidence, Evidence
from rules.games.words import WORD_LANGUAGES, Words
from rules.http import read_query
from rules.links import glossary_url, read_game, rule_page_url
from rules.page_cache import Query, remember_page
from rules.preset import OptionError, RulePreset
from rules.presets import PRESETS, UnknownPresetError, get_preset
from rules.views.not_found import unknown_game, unknown_option
from rules.views.parts.term_links import clauses_using
from rules.views.term_figures import TermFigure, figures_of


@dataclass(frozen=True, slots=True)
class WordCell:
    """A word of one game in one language; empty if the game has none."""

    text: str = ""
    kana: str = ""
    romaji: str = ""
    is_ours: bool = False


@dataclass(frozen=True, slots=True)
class GlossaryRow:
    """The words of one language, one for each game."""

    language: str
    name: str
    cells: tuple[WordCell, ...]


@dataclass(frozen=True, slots=True)
class Proof:
    """The confidence in a statement, in words, with its sources."""

    confidence: str
    confidence_name: str
    sources: tuple[Source, ...]


@dataclass(frozen=True, slots=True)
class RuleLink:
    """A link to a clause; `is_changed` if it holds only under other options."""

    url: str
    title: str
    is_changed: bool


@dataclass(frozen=True, slots=True)
class TermInGame:
    """A term in one game: the evidence for its word, and the clauses that use it."""

    game: str
    proof: Proof | None
    rules: tuple[RuleLink, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """A term of the page."""

    id: str
    title: str
    meaning: SafeString
    rows: tuple[GlossaryRow, ...]
    sides: tuple[TermInGame, ...]
    figures: tuple[TermFigure, ...]


def _pick(query: Query) -> Query:
    """Keep the parameters only if they name a game."""
    return query if "game" in query else {}


@require_safe
@remember_page(_pick)
def glossary(request: HttpRequest) -> HttpResponse:
    """Show every term with its words, and the twenty-one rolls.

    The rules it leads to are those of the game in the address, with its options.
    """
    try:
        chosen = read_game(request)
    except UnknownPresetError:
        return unknown_game(request, glossary_url)
    except OptionError as error:
        default = get_preset(read_query(request)["game"])
        return unknown_option(request, default, error, glossary_url)
    games = {preset.slug: preset for preset in (*PRESETS, *((chosen,) if chosen else ()))}
    context = {
        "groups": [
            (group.value, name, [_entry(term, games) for term in terms])
            for group, name, terms in groups()
        ],
        "rules_url": _changed_rules(games),
        "games": [word_name(preset) for preset in PRESETS],
        "rolls": [_roll(name) for name in ROLL_NAMES],
        "key": [(kind.value, str(CONFIDENCE_NAMES[kind])) for kind in _kinds()],
        "sources": [source for source in SOURCES.values() if source.key in _cited()],
        "presets": PRESETS,
    }
    return render(request, "rules/glossary.html", context)


def _entry(term: Term, games: Mapping[str, RulePreset]) -> Entry:
    language = get_language() or settings.LANGUAGE_CODE
    return Entry(
        id=term.id,
        title=headword(term, language),
        meaning=word_meaning(term),
        rows=tuple(_row(term, code) for code in _languages_from(language)),
        sides=tuple(_side(term, games[preset.slug], words) for preset, words in games_of(term)),
        figures=figures_of(term),
    )


def _languages_from(first: str) -> list[str]:
    """Return the languages that have words for the terms, the reader's first."""
    return sorted(WORD_LANGUAGES, key=lambda code: code != first)


def _row(term: Term, language: str) -> GlossaryRow:
    words = [words_in(preset, term) for preset in PRESETS]
    name = get_language_info(language)["name_local"]
    return GlossaryRow(language, name, tuple(_cell(found, language) for found in words))


def _cell(words: Words | None, language: str) -> WordCell:
    if words is None:
        return WordCell()
    is_ours = language in words.ours
    if language != "ja":
        return WordCell(words.word(language), is_ours=is_ours)
    return WordCell(words.ja, words.kana, words.romaji, is_ours)


def _proof(evidence: Evidence) -> Proof:
    return Proof(
        evidence.confidence.value,
        str(CONFIDENCE_NAMES[evidence.confidence]),
        tuple(SOURCES[key] for key in evidence.sources),
    )


def _side(term: Term, preset: RulePreset, words: Words) -> TermInGame:
    proof = _proof(words.evidence) if words.evidence else None
    return TermInGame(word_name(preset), proof, tuple(_rule_links(term, preset)))


def _rule_links(term: Term, preset: RulePreset) -> Iterator[RuleLink]:
    """Yield the links to the clauses of a term in a game, under other options too."""
    default = get_preset(preset.slug)
    for clause_id in dict.fromkeys((*term.clauses, *clauses_using(preset, term.id))):
        if game := find_game_with(preset, clause_id):
            url = rule_page_url(game, default, clause_id)
            title = clause_title(game, get_clause(game, clause_id))
            yield RuleLink(url, title, game != preset)


def _changed_rules(games: Mapping[str, RulePreset]) -> str:
    """Return links to the rules of a game with changed options."""
    changed = (game for game in games.values() if game != get_preset(game.slug))
    return next((rule_page_url(game, get_preset(game.slug)) for game in changed), "")


def _roll(name: RollName) -> tuple[RollName, Proof]:
    """Return a roll with the evidence for its reading, or only its characters."""
    if name.reading:
        return name, _proof(Evidence(name.reading.confidence, name.reading.sources))
    confidence = Confidence.ATTESTED if len(name.sources) > 1 else Confidence.SINGLE
    return name, _proof(Evidence(confidence, name.sources))


def _kinds() -> tuple[Confidence, ...]:
    return (Confidence.ATTESTED, Confidence.SINGLE, Confidence.OURS)


def _cited() -> set[str]:
    proofs = [words.evidence for term in TERMS for _preset, words in games_of(term)]
    cited = {key for proof in proofs if proof for key in proof.sources}
    for name in ROLL_NAMES:
        cited.update(name.sources, name.reading.sources if name.reading else ())
    return cited
