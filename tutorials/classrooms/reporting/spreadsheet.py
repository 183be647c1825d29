"""A report as a table that spreadsheets open: one row for each learner and exercise."""

from __future__ import annotations

import csv
import datetime
import functools
import io
import re
import zoneinfo
from collections.abc import Iterator
from typing import Final

from django.utils.formats import get_format
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from rules.preset import RulePreset
from tutorials.classrooms.reporting.counting import ReportCell
from tutorials.classrooms.reporting.pages import ClassReport
from tutorials.classrooms.reporting.rules import name_clause
from tutorials.curriculum.models import Exercise

COLUMNS: Final[dict[str, str | Promise]] = {
    "learner": _("The nickname."),
    "exercise": _("The name of the exercise in its address."),
    "title": _("The title of the exercise."),
    "lesson": _("The title of its lesson."),
    "standing": _("done, helped (solved with a hint), begun (tried, not solved), or open."),
    "tries": _("With which try it was solved; of one not solved, how many went wrong."),
    "refused": _("How many steps the rules refused; every one is counted."),
    "missed": _("How many answers were wrong, or plays allowed but not the one asked for."),
    "rules": _("The rules that refused a step, or that a wrong answer was about."),
    "hints": _("The highest hint that was opened, 0 to 5."),
    "first_try": _("When it was first tried, in the time zone of the class."),
    "solved": _("When it was first solved."),
    "last_try": _("When it was last tried."),
    "late": _("yes where that was only after the assignment was due."),
    "earlier": _("How it stood before the assignment opened: done, helped, begun, or empty."),
}
"""The columns in their order, each with what it holds."""

BEGINS_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
_FORMULA: Final = re.compile(rf"(^|[;\t\r\n])(?=\s*[{re.escape(''.join(BEGINS_FORMULA))}])")
"""Where a formula may begin: also after what programs of other countries take for a separator."""
OPEN: Final = "open"
YES: Final = "yes"


def write_csv(report: ClassReport) -> Iterator[str]:
    """Yield the report as separated values, a learner at a time.

    First comes a mark that says that it is UTF-8. What many rows repeat is worded once.
    """
    written = io.StringIO()
    table = csv.writer(written, delimiter=separator(), quoting=csv.QUOTE_ALL)
    table.writerow(COLUMNS)
    yield "\N{ZERO WIDTH NO-BREAK SPACE}" + written.getvalue()
    zone = zoneinfo.ZoneInfo(report.classroom.time_zone)
    abouts = [(exercise.slug, _about(exercise)) for exercise in report.exercises]
    name_rules = functools.cache(functools.partial(_name_rules, report.classroom.preset))
    for row in report.learners:
        written.seek(0)
        written.truncate()
        learner = neutralise(row.learner.nickname)
        for (slug, about), cell in zip(abouts, row.cells, strict=True):
            rules = name_rules(frozenset(report.broken.get((row.learner.pk, slug), ())))
            table.writerow((learner, *about, *_done(cell, rules, zone)))
        yield written.getvalue()


def separator() -> str:
    """Return what stands between columns: what spreadsheets in the reader's language expect.

    Where numbers are written with a comma, it is a semicolon.
    """
    return ";" if get_format("DECIMAL_SEPARATOR") == "," else ","


def neutralise(text: str) -> str:
    """Return a text in which no spreadsheet finds a formula, however it splits the line."""
    return _FORMULA.sub(r"\1'", text)


def _about(exercise: Exercise) -> tuple[str, ...]:
    return tuple(map(neutralise, (exercise.slug, exercise.title, exercise.lesson.title)))


def _name_rules(game: RulePreset, clauses: frozenset[str]) -> str:
    return neutralise("; ".join(name_clause(game, clause) for clause in sorted(clauses)))


def _done(cell: ReportCell | None, rules: str, zone: zoneinfo.ZoneInfo) -> Iterator[str | int]:
    earlier = cell.earlier.value if cell and cell.earlier else ""
    if cell is None or not cell.has_begun:
        yield from (OPEN, 0, 0, 0, "", 0, "", "", "", "", earlier)
        return
    yield from (cell.standing.value, cell.tries, cell.refused, cell.missed, rules, cell.most_help)
    for moment in (cell.first_at, cell.solved_at, cell.last_at):
        yield _write(moment, zone)
    yield from (YES if cell.is_late else "", earlier)


def _write(moment: datetime.datetime | None, zone: zoneinfo.ZoneInfo) -> str:
    return moment.astimezone(zone).isoformat(timespec="seconds") if moment else ""
