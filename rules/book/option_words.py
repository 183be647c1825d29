"""The options of a game in words: their names and the meaning of their values."""

from __future__ import annotations

from rules.games.all_games import prose_of
from rules.games.options import ValueTexts
from rules.preset import Option, OptionValue, RulePreset


def word_option(preset: RulePreset, option: Option) -> str:
    """Return the name of an option."""
    return str(prose_of(preset).options[option.name].name)


def texts_of_value(preset: RulePreset, option: Option, value: OptionValue) -> ValueTexts:
    """Return the name and the meaning of a value of an option."""
    return prose_of(preset).options[option.name].values[value]


def word_set_value(preset: RulePreset, option: Option) -> str:
    """Return the name of the value that an option has in a preset."""
    return str(texts_of_value(preset, option, preset.value_of(option)).name)
