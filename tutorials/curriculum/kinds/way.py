"""The kind "way": points are tapped, one that is asked for or several in their order."""

from __future__ import annotations

from rules.engine.dice import PIPS
from rules.engine.position import BAR
from tutorials.curriculum.kinds.registry import kind
from tutorials.curriculum.questions.points import NEXT, ORDER, POINT, Points, WayQuestion
from tutorials.curriculum.questions.question import ExerciseQuestion, ExerciseSetting
from tutorials.curriculum.reading.notation import read_points, read_roll
from tutorials.curriculum.reading.tables import Table
from tutorials.curriculum.reading.words import LANGUAGES
from tutorials.curriculum.sides import PLAYER, SIDES


@kind("way")
def read_way(table: Table, setting: ExerciseSetting) -> ExerciseQuestion | None:
    """Read what is asked and the points; `ask` is point, next or order."""
    before = len(table.faults)
    roll = read_roll(table) if table.has("roll") else None
    ask = table.text("ask")
    if ask not in (POINT, NEXT, ORDER):
        table.report(f"ask is none of {POINT}, {NEXT}, {ORDER}: {ask!r}", "ask")
    start = number = 0
    if ask == NEXT:
        start = table.number("start", least=1, most=BAR)
        number = table.number("number", least=1, most=PIPS)
    side = table.text("side", optional=True) or PLAYER
    if side not in SIDES:
        table.report(f"side is none of {', '.join(SIDES)}: {side!r}", "side")
    right = read_points(table, "answer", table.array("answer"))
    wrong = tuple(_read_wrong(entry) for entry in table.tables("tries", optional=True))
    if len(table.faults) > before:
        return None
    return WayQuestion(setting, ask, right, wrong, roll, start, number, side != PLAYER)


def _read_wrong(table: Table) -> Points:
    points = read_points(table, "answer", table.array("answer"))
    table.finish(*LANGUAGES)
    return points
