"""The options of a game as a form."""

from __future__ import annotations

from dataclasses import dataclass

from rules.book.option_words import texts_of_value, word_option
from rules.preset import ClosedHome, Option, OptionValue, RulePreset


@dataclass(frozen=True, slots=True)
class OptionChoice:
    """A value that an option may take."""

    value: str
    name: str
    help: str
    is_chosen: bool
    is_default: bool
    has_no_effect: bool


@dataclass(frozen=True, slots=True)
class OptionSetting:
    """An option with its values."""

    name: str
    label: str
    choices: tuple[OptionChoice, ...]


def list_settings(preset: RulePreset, default: RulePreset) -> tuple[OptionSetting, ...]:
    """Return the options of a game as set, compared with its defaults."""
    return tuple(
        OptionSetting(
            option.name,
            word_option(preset, option),
            tuple(_choice(preset, default, option, value) for value in option.values),
        )
        for option in preset.options
    )


def _choice(
    preset: RulePreset, default: RulePreset, option: Option, value: OptionValue
) -> OptionChoice:
    texts = texts_of_value(preset, option, value)
    return OptionChoice(
        value=value.value,
        name=str(texts.name),
        help=str(texts.help),
        is_chosen=preset.value_of(option) is value,
        is_default=default.value_of(option) is value,
        has_no_effect=preset.bears_off and value is ClosedHome.MULTIPLIED,
    )
