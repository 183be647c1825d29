"""One exercise as its file has it: what all kinds share, and the texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rules.engine.faults import PositionFault, find_position_fault
from rules.engine.position import Position
from rules.notation.errors import NotationError
from rules.notation.placement import format_placement, parse_placement
from rules.preset import OptionError, RulePreset
from rules.presets import UnknownPresetError, get_preset
from tutorials.curriculum.kinds import KINDS, Question, Setting
from tutorials.curriculum.reading.tables import Table
from tutorials.curriculum.reading.words import Texts, Wanted, read_texts

WANTED: Final = (
    Wanted("title", longest=60),
    Wanted("task", longest=200),
    Wanted("achieved", longest=300),
    Wanted("missed", longest=300, optional=True),
    Wanted("hint", longest=300),
)
"""The texts of an exercise."""
HARDEST: Final = 5
LAST_VERSION: Final = 9999


@dataclass(frozen=True, slots=True)
class ExerciseSource:
    """An exercise that can be stored; `table` leads back to its lines."""

    slug: str
    version: int
    kind: str
    level: int
    setting: Setting
    options: Mapping[str, str]
    question: Question
    texts: Texts
    table: Table

    def columns(self) -> dict[str, object]:
        """Return the fields of the row, texts and order left out."""
        return {
            "version": self.version,
            "kind": self.kind,
            "level": self.level,
            "preset": self.setting.preset.slug,
            "options": dict(self.options),
            "position": format_placement(self.setting.position),
            **self.question.columns(),
        }


def read_exercise(table: Table, languages: Sequence[str]) -> ExerciseSource | None:
    """Read one exercise; None when a fault was reported."""
    before = len(table.faults)
    slug = table.slug("slug")
    version = table.number("version", least=1, most=LAST_VERSION)
    level = table.number("level", least=1, most=HARDEST, optional=True)
    kind = table.text("kind", optional=True) or "play"
    options = _read_options(table)
    setting = _read_setting(table, options)
    question = _read_question(table, kind, setting)
    texts = read_texts(table, languages, WANTED)
    if question is not None:
        _check_question(table, question, texts)
    if setting is not None and kind in KINDS:
        table.finish()
    if setting is None or question is None or len(table.faults) > before:
        return None
    return ExerciseSource(slug, version, kind, level, setting, options, question, texts, table)


def _read_options(table: Table) -> dict[str, str]:
    chosen = table.table("options", optional=True)
    return {name: chosen.text(name) for name in chosen.names()}


def _read_setting(table: Table, options: Mapping[str, str]) -> Setting | None:
    preset = _read_preset(table, options)
    position = _read_position(table)
    if preset is None or position is None:
        return None
    fault = find_position_fault(preset, position)
    if fault is not None:
        table.report(f"position is impossible: {_describe(fault)}", "position")
        return None
    return Setting(preset, position)


def _read_preset(table: Table, options: Mapping[str, str]) -> RulePreset | None:
    slug = table.text("preset")
    try:
        return get_preset(slug).with_options(options) if slug else None
    except UnknownPresetError as error:
        table.report(f"preset is none of {', '.join(error.choices)}: {slug!r}", "preset")
    except OptionError as error:
        choices = ", ".join(error.choices)
        table.report(f"option {error.name} = {error.value!r}; there are: {choices}", "options")
    return None


def _read_position(table: Table) -> Position | None:
    text = table.text("position")
    try:
        return parse_placement(text) if text else None
    except NotationError as error:
        where = f"{error.code} at character {error.offset + 1}"
        table.report(f"position: {where}: {text!r}", "position")
        return None


def _read_question(table: Table, name: str, setting: Setting | None) -> Question | None:
    kind = KINDS.get(name)
    if kind is None:
        table.report(f"kind is none of {', '.join(KINDS)}: {name!r}", "kind")
    return kind.read(table, setting) if kind is not None and setting is not None else None


def _check_question(table: Table, question: Question, texts: Texts) -> None:
    for fault in question.find_faults():
        table.report(f"{fault.keys[0]}: {fault.reason}", *fault.keys)
    for language, words in texts.items():
        for name in question.named_in_task():
            if words.get("task") and name not in words["task"]:
                table.report(f"{language}.task does not say {name}", language, "task")


def _describe(fault: PositionFault) -> str:
    side = "opponent" if fault.opponent else "player"
    counts = f" ({fault.found} instead of {fault.expected})" if fault.found else ""
    return f"{fault.code}, {side}{counts}"
