"""Several games that an exercise asks about: how they are read, named and put together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from django.utils.translation import gettext as _

from rules.book.lists import join_and
from rules.book.option_words import word_set_value
from rules.book.wording import word_name
from rules.engine.position import Position
from rules.engine.validation import FaultCode, find_position_fault
from rules.preset import RulePreset
from rules.presets import get_preset
from tutorials.curriculum.reading.games import name_game, read_game
from tutorials.curriculum.reading.tables import Table

Games = tuple[tuple[str, RulePreset], ...]
"""Games by the names that content files give them, in the order of the file."""

ALL: Final = "all"
NONE: Final = "none"
BETWEEN: Final = "+"


def read_games(table: Table) -> tuple[Games, list[Table]]:
    """Read `games`, two or more; return them with their tables, from which a kind reads on."""
    entries = table.tables("games")
    read = [(entry, read_game(entry)) for entry in entries]
    games = tuple((name_game(game), game) for _entry, game in read if game is not None)
    if len(dict(games)) < max(len(entries), 2):
        table.report("games are two or more, each once", "games")
    return games, entries


def find_game_fault(games: Iterable[tuple[str, RulePreset]], position: Position) -> str | None:
    """Return in which game the position is impossible; one that is won already is not."""
    for name, game in games:
        fault = find_position_fault(game, position)
        if fault is not None and fault.code is not FaultCode.ALREADY_WON:
            return f"position is impossible in {name}: {fault.code}"
    return None


def word_game(game: RulePreset) -> str:
    """Return the name of a game, with the options in which it is not played as usual."""
    default = get_preset(game.slug)
    values = [
        word_set_value(game, option)
        for option in game.options
        if game.value_of(option) is not default.value_of(option)
    ]
    if not values:
        return word_name(game)
    # Translators: a game, and the options in which it is played.
    return _("%(game)s: %(options)s") % {"game": word_name(game), "options": join_and(values)}


def list_sets(games: Games) -> tuple[str, ...]:
    """Return how content files write every set of games: all, each, some of them, none."""
    names = [name for name, _game in games]
    return (ALL, *_some(names), NONE)


def _some(names: list[str]) -> Iterator[str]:
    for size in range(1, len(names)):
        yield from (BETWEEN.join(chosen) for chosen in combinations(names, size))


def write_set(games: Games, holding: Iterable[str]) -> str:
    """Return how content files write the set of those games."""
    wanted = set(holding)
    names = [name for name, _game in games if name in wanted]
    return (ALL if len(names) == len(games) else BETWEEN.join(names)) if names else NONE


def word_set(games: Games, value: str) -> str:
    """Return a set of games in words."""
    if value == ALL:
        return _("In both games") if len(games) == 2 else _("In all of them")
    if value == NONE:
        return _("In neither game") if len(games) == 2 else _("In none of them")
    chosen = [word_game(dict(games)[name]) for name in value.split(BETWEEN)]
    if len(chosen) == 1:
        return _("Only in this game: %(game)s") % {"game": chosen[0]}
    return _("Only in these games: %(games)s") % {"games": join_and(chosen)}
