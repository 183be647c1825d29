"""Names of points: on the frame, in a sentence, and as people may type them.

The words come from the game and from the catalogue of the active language.
"""

from __future__ import annotations

from functools import lru_cache

from django.utils.translation import get_language, pgettext

from rules.boards.diagram import Names
from rules.engine.position import BAR, OFF
from rules.games.all_games import prose_of
from rules.games.point_names import PointNames, fold_name
from rules.games.quarters import QUARTER_OF
from rules.preset import POINTS, RulePreset


def frame_labels(preset: RulePreset, names: Names) -> dict[int, tuple[str, ...]]:
    """Return the label of every point on the frame: one name, or the game's and the number."""
    return labels_in(get_language(), prose_of(preset).points, names)


@lru_cache
def labels_in(language: str | None, points: PointNames, names: Names) -> dict[int, tuple[str, ...]]:
    """Return the frame labels in the active language, computed once for each `language`."""
    quarters = points.quarters
    if quarters is None or names is Names.NUMBERS:
        return {point: (str(point),) for point in QUARTER_OF}
    labels = quarters.labels()
    if names is Names.BOTH:
        return {point: (label, str(point)) for point, label in labels.items()}
    return {point: (label,) for point, label in labels.items()}


def point_name(preset: RulePreset, place: int) -> str:
    """Return the name of a place in a sentence.

    >>> from rules.presets import BACKGAMMON, BAN_SUGOROKU
    >>> point_name(BAN_SUGOROKU, 20).split(), point_name(BAN_SUGOROKU, BAR)
    (['their', 'Inner', '5'], 'strip')
    >>> point_name(BACKGAMMON, 20), point_name(BACKGAMMON, OFF)
    ('20', 'off')
    """
    return place_name(prose_of(preset).points, place)


def place_name(points: PointNames, place: int) -> str:
    """Return the name of a place in a sentence, in the words of a game."""
    return _place_name_in(get_language(), points, place)


@lru_cache(maxsize=1024)
def _place_name_in(language: str | None, points: PointNames, place: int) -> str:
    if place == BAR:
        return str(points.bar)
    if place == OFF:
        return str(points.off)
    return points.quarters.name(place) if points.quarters else str(place)


def step_name(preset: RulePreset, source: int, destination: int) -> str:
    """Return a step in the notation of the game.

    >>> from rules.presets import BACKGAMMON
    >>> step_name(BACKGAMMON, BAR, 20)
    'bar/20'
    """
    names = {
        "source": point_name(preset, source),
        "destination": point_name(preset, destination),
    }
    return prose_of(preset).points.step % names


def parse_names(preset: RulePreset) -> dict[str, int]:
    """Return the spellings accepted for each place, folded by `fold_name`.

    Numbers, "bar" and "off" are understood in every game and language.

    >>> from rules.presets import BAN_SUGOROKU
    >>> names = parse_names(BAN_SUGOROKU)
    >>> names["in6"], names["oppint5"], names["to4"], names["strip"], names["24"]
    (6, 20, 16, 25, 24)
    """
    return dict(spellings_in(get_language(), prose_of(preset).points))


@lru_cache
def spellings_in(language: str | None, points: PointNames) -> dict[str, int]:
    """Return the accepted spellings, computed once for each `language`."""
    found = {str(point): point for point in QUARTER_OF} | {"bar": BAR, "off": OFF}
    found[fold_name(str(points.bar))] = BAR
    found[fold_name(str(points.off))] = OFF
    if quarters := points.quarters:
        found |= {s: point for point in QUARTER_OF for s in quarters.spellings(point)}
    return found


def names_choices(preset: RulePreset) -> list[tuple[Names, str]]:
    """Return the ways to label points, with names for a menu; empty if there is only one."""
    quarters = prose_of(preset).points.quarters
    if quarters is None:
        return []
    return [
        (Names.GAME, str(quarters.choice)),
        (Names.NUMBERS, f"1–{POINTS}"),
        # Translators: choice of names on the frame of the board: the game's name and the number
        (Names.BOTH, pgettext("names of the points", "both")),
    ]
