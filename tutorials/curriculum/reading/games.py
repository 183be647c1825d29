"""Games as content files name them: a preset, and the options in which a group plays it."""

from __future__ import annotations

from collections.abc import Mapping

from rules.preset import OptionError, RulePreset
from rules.presets import UnknownPresetError, get_preset
from tutorials.curriculum.reading.tables import Table


def read_options(table: Table) -> dict[str, str]:
    """Read the options in which a game differs from its default."""
    chosen = table.table("options", optional=True)
    return {name: chosen.text(name) for name in chosen.names()}


def read_preset(table: Table, options: Mapping[str, str]) -> RulePreset | None:
    """Read the game that a table names, with its options."""
    slug = table.text("preset")
    try:
        return get_preset(slug).with_options(options) if slug else None
    except UnknownPresetError as error:
        table.report(f"preset is none of {', '.join(error.choices)}: {slug!r}", "preset")
    except OptionError as error:
        choices = ", ".join(error.choices)
        table.report(f"option {error.name} = {error.value!r}; there are: {choices}", "options")
    return None


def read_game(table: Table) -> RulePreset | None:
    """Read the game of a part of an exercise or a lesson: `preset`, and `options` if any."""
    return read_preset(table, read_options(table))


def name_game(game: RulePreset) -> str:
    """Return the name under which content files speak of a game: "ban-sugoroku-bear-off".

    >>> from rules.presets import BAN_SUGOROKU
    >>> name_game(BAN_SUGOROKU.with_options({"goal": "bear-off"}))
    'ban-sugoroku-bear-off'
    """
    chosen = game.chosen_options(get_preset(game.slug))
    return "-".join((game.slug, *chosen.values()))
