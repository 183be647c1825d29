"""The options of a game on its rule page: what each changes, its default, what it rests on."""

from __future__ import annotations

from dataclasses import dataclass

from rules.book.clauses import clauses_of, evidence_of
from rules.book.sources import SOURCES, Source
from rules.book.titles import CONFIDENCE_NAMES, clause_title, section_title
from rules.games.clause import Section
from rules.http import PageLink
from rules.links import rule_page_url
from rules.preset import Option, OptionValue, RulePreset
from rules.views.settings_table import OptionChoice, OptionSetting, list_settings


@dataclass(frozen=True, slots=True)
class Basis:
    """The clause that a value adds to the game, and the evidence for it."""

    rule: PageLink
    confidence: str
    confidence_name: str
    sources: tuple[Source, ...]


@dataclass(frozen=True, slots=True)
class HouseRule:
    """An option that a group may change: values, default, and the sections it affects."""

    setting: OptionSetting
    choices: tuple[tuple[OptionChoice, Basis | None], ...]
    default: str
    sections: tuple[PageLink, ...]


def house_rules(preset: RulePreset, default: RulePreset) -> tuple[HouseRule, ...]:
    """Return the options of a game as they are set."""
    settings = list_settings(preset, default)
    return tuple(
        _house_rule(preset, default, option, setting)
        for option, setting in zip(preset.options, settings, strict=True)
    )


def _house_rule(
    preset: RulePreset, default: RulePreset, option: Option, setting: OptionSetting
) -> HouseRule:
    games = {value: preset.with_options({option.name: value.value}) for value in option.values}
    common = _common(games)
    bases = [_basis(games[value], default, common) for value in option.values]
    return HouseRule(
        setting,
        tuple(zip(setting.choices, bases, strict=True)),
        next(choice.name for choice in setting.choices if choice.is_default),
        tuple(_changed_sections(preset, default, games, common)),
    )


def _common(games: dict[OptionValue, RulePreset]) -> set[str]:
    """Return the clauses that hold whatever value is chosen."""
    held: list[set[str]] = [{c.id for c in clauses_of(game)} for game in games.values()]
    return set.intersection(*held)


def _basis(game: RulePreset, default: RulePreset, common: set[str]) -> Basis | None:
    """Return the first clause that a value adds; None if it only removes some."""
    clause = next((clause for clause in clauses_of(game) if clause.id not in common), None)
    if clause is None:
        return None
    evidence = evidence_of(game, clause)
    return Basis(
        PageLink(rule_page_url(game, default, clause.id), clause_title(game, clause)),
        evidence.confidence.value,
        str(CONFIDENCE_NAMES[evidence.confidence]),
        tuple(SOURCES[key] for key in evidence.sources),
    )


def _changed_sections(
    preset: RulePreset,
    default: RulePreset,
    games: dict[OptionValue, RulePreset],
    common: set[str],
) -> list[PageLink]:
    """Return the sections with clauses that depend on the option."""
    found: dict[Section, RulePreset] = {}
    for game in (preset, *games.values()):
        for clause in clauses_of(game):
            if clause.id not in common:
                found.setdefault(clause.section, game)
    return [
        PageLink(
            rule_page_url(found[section], default, section.value), section_title(preset, section)
        )
        for section in Section
        if section in found
    ]
