"""The guide around the rules of a game: at a glance, mistakes, advice, defaults; its beginnings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from django.utils.safestring import SafeString
from django.utils.translation import pgettext

from rules.book.clauses import clauses_of
from rules.book.lists import join_and, join_or
from rules.book.option_words import word_option, word_set_value
from rules.book.wording import Places, fill, preset_facts
from rules.games.all_games import prose_of
from rules.games.guide import Remark
from rules.preset import POINTS, RulePreset, TurnLimit
from rules.presets import PRESETS


@dataclass(frozen=True, slots=True)
class Said:
    """A remark, filled in and translated."""

    id: str
    label: str
    text: SafeString


@dataclass(frozen=True, slots=True)
class Default:
    """An option with the site's default and the reason; `chosen` is this game's own value."""

    option: str
    name: str
    value: str
    reason: SafeString
    chosen: str


@dataclass(frozen=True, slots=True)
class Guide:
    """Everything a rule page says around the rules, under the chosen options."""

    page_title: str
    glance: tuple[Said, ...]
    difficulty: tuple[Said, ...]
    mistakes: tuple[Said, ...]
    advice: tuple[Said, ...]
    defaults: tuple[Default, ...]
    site: tuple[Said, ...]


@dataclass(frozen=True, slots=True)
class Seed:
    """What is true of the page from which the rule page of a game began."""

    title: str
    remarks: tuple[Said, ...]


def guide_of(preset: RulePreset, default: RulePreset, places: Places) -> Guide:
    """Return the guide to a game whose options may differ from those of `default`."""
    texts, facts = prose_of(preset).guide, guide_facts(preset, places)
    held = {clause.id for clause in clauses_of(preset)}

    def said(remarks: Iterable[Remark]) -> tuple[Said, ...]:
        return tuple(_said(remark, facts) for remark in remarks if held.issuperset(remark.clauses))

    return Guide(
        page_title=str(texts.page_title),
        glance=said(texts.glance),
        difficulty=said(texts.difficulty),
        mistakes=said(texts.mistakes),
        advice=said(texts.advice),
        defaults=tuple(_defaults(preset, default, facts)),
        site=said(texts.site),
    )


def list_seeds(places_of: Callable[[RulePreset], Places]) -> tuple[Seed, ...]:
    """Return where the rule pages began, once for games that share it."""
    seeds: dict[tuple[Remark, ...], Seed] = {}
    for preset in PRESETS:
        texts = prose_of(preset).guide
        if texts.seed not in seeds:
            facts = guide_facts(preset, places_of(preset))
            remarks = tuple(_said(remark, facts) for remark in texts.seed)
            seeds[texts.seed] = Seed(str(texts.seed_title), remarks)
    return tuple(seeds.values())


def guide_facts(preset: RulePreset, places: Places) -> dict[str, object]:
    """Return the placeholders of the guide: numbers of the preset, and %(p8)s for point 8."""
    # Translators: one of several limits in a list before "seconds"; in Japanese with its unit
    each = pgettext("time limit in a list", "%(seconds)s")
    limits = [each % {"seconds": limit.value} for limit in TurnLimit if limit is not TurnLimit.NONE]
    faces = [2**power for power in range(1, preset.cube_limit.bit_length())]
    return (
        preset_facts(preset)
        | {
            "limits": join_or(limits),
            "cube_faces": join_and(faces),
        }
        | {f"p{point}": places.point(point) for point in range(1, POINTS + 1)}
    )


def _said(remark: Remark, facts: dict[str, object]) -> Said:
    return Said(remark.id, str(remark.label), fill(remark.text, facts))


def _defaults(
    preset: RulePreset, default: RulePreset, facts: dict[str, object]
) -> Iterator[Default]:
    """Yield the options of a game with their defaults and the reasons for them."""
    for option in preset.options:
        names = [word_set_value(game, option) for game in (default, preset)]
        yield Default(
            option.name,
            word_option(preset, option),
            names[0],
            fill(prose_of(preset).options[option.name].reason, facts),
            names[1] if names[1] != names[0] else "",
        )
