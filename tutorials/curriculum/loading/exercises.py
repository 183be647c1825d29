"""One exercise as its file has it: what all kinds share, and the texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rules.book.clauses import clauses_of
from rules.engine.validation import PositionFault, find_position_fault
from rules.notation.placement import format_placement
from tutorials.curriculum.applicability import list_holding, name_options
from tutorials.curriculum.kinds import KINDS, ExerciseKind
from tutorials.curriculum.loading.phrases import Phrases, columns_of_phrases, read_phrases
from tutorials.curriculum.questions.question import ExerciseQuestion, ExerciseSetting
from tutorials.curriculum.reading.games import read_options, read_preset
from tutorials.curriculum.reading.notation import read_placement
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
    setting: ExerciseSetting
    options: Mapping[str, str]
    question: ExerciseQuestion
    written: Mapping[str, object]
    clauses: tuple[str, ...]
    texts: Texts
    phrases: Phrases
    table: Table

    def list_holding(self) -> list[str]:
        """Return the names of the options under which the exercise holds."""
        preset, position = self.setting.preset, self.setting.position
        games = list_holding(self.kind, self.written, preset, position)
        return [name_options(game) for game in games]

    def columns(self) -> dict[str, object]:
        """Return the fields of the row, texts and order left out."""
        return {
            "version": self.version,
            "kind": self.kind,
            "level": self.level,
            "preset": self.setting.preset.slug,
            "options": dict(self.options),
            "position": format_placement(self.setting.position),
            "roll": self.table.value("roll") or "",
            "question": self.written,
            "clauses": list(self.clauses),
            "holds": self.list_holding(),
            **columns_of_phrases(self.phrases),
        }


def read_exercise(table: Table, languages: Sequence[str]) -> ExerciseSource | None:
    """Read one exercise; None when a fault was reported."""
    before = len(table.faults)
    slug = table.slug("slug")
    version = table.number("version", least=1, most=LAST_VERSION)
    level = table.number("level", least=1, most=HARDEST, optional=True)
    name = table.text("kind", optional=True) or "play"
    options = read_options(table)
    kind = _find_kind(table, name)
    setting = _read_setting(table, options, kind)
    clauses = _read_clauses(table, setting)
    shared = table.keys_read()
    question = kind.read(table, setting) if kind is not None and setting is not None else None
    written = without_texts(table.read_since(shared), languages)
    texts = read_texts(table, languages, WANTED)
    phrases: Phrases = {}
    if question is not None:
        phrases = read_phrases(table, languages, question.phrases)
        _check_question(table, question, texts)
        table.finish()
    if setting is None or question is None or len(table.faults) > before:
        return None
    return ExerciseSource(
        slug=slug,
        version=version,
        kind=name,
        level=level,
        setting=setting,
        options=options,
        question=question,
        written=written,
        clauses=clauses,
        texts=texts,
        phrases=phrases,
        table=table,
    )


def _find_kind(table: Table, name: str) -> ExerciseKind | None:
    kind = KINDS.get(name)
    if kind is None:
        table.report(f"kind is none of {', '.join(KINDS)}: {name!r}", "kind")
    return kind


def _read_setting(
    table: Table, options: Mapping[str, str], kind: ExerciseKind | None
) -> ExerciseSetting | None:
    preset = read_preset(table, options)
    position = read_placement(table, "position")
    if preset is None or position is None:
        return None
    fault = find_position_fault(preset, position)
    if fault is not None and not (kind and kind.allows_any_position):
        table.report(f"position is impossible: {_describe(fault)}", "position")
        return None
    return ExerciseSetting(preset, position)


def _read_clauses(table: Table, setting: ExerciseSetting | None) -> tuple[str, ...]:
    """Read the ids of the rules that are practised, which have to hold in the game."""
    ids = tuple(str(value) for value in table.array("clauses", optional=True))
    if setting is not None:
        held = {clause.id for clause in clauses_of(setting.preset)}
        for number, clause in enumerate(ids):
            if clause not in held:
                table.report(f"clauses: no rule {clause!r} in this game", "clauses", number)
    return ids


def without_texts(values: object, languages: Sequence[str]) -> Any:
    """Return what was written without the texts, which are kept apart."""
    if isinstance(values, dict):
        return {k: without_texts(v, languages) for k, v in values.items() if k not in languages}
    if isinstance(values, list):
        return [without_texts(value, languages) for value in values]
    return values


def _check_question(table: Table, question: ExerciseQuestion, texts: Texts) -> None:
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
