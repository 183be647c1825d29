"""The options of a game in words: what each is called, and what its values mean."""

from __future__ import annotations

from rules.games.all_games import prose_of
from rules.games.options import ValueTexts
from rules.preset import Option, OptionValue, RulePreset


def word_option(preset: RulePreset, option: Option) -> str:
    """Return what an option of a game is called."""
    return str(prose_of(preset).options[option.name].name)


def texts_of_value(preset: RulePreset, option: Option, value: OptionValue) -> ValueTexts:
    """Return what a value of an option is called in a game, and what it means there."""
    return prose_of(preset).options[option.name].values[value]


def word_set_value(preset: RulePreset, option: Option) -> str:
    """Return what the value is called that an option has in a game as it is set."""
    return str(texts_of_value(preset, option, preset.value_of(option)).name)
