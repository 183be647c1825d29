"""The kind "way": points are tapped, one that is asked for or several in their order."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from rules.engine.dice import PIPS, Roll
from rules.engine.position import BAR
from rules.engine.refusals import RefusalCode
from tutorials.curriculum.kinds.registry import kind
from tutorials.curriculum.questions.question import ExerciseQuestion, ExerciseSetting, Form, Phrase
from tutorials.curriculum.reading.content_faults import KeyFault
from tutorials.curriculum.reading.notation import read_points, read_roll
from tutorials.curriculum.reading.tables import Table
from tutorials.curriculum.reading.words import LANGUAGES

Points = tuple[int, ...]

POINT: Final = "point"
NEXT: Final = "next"
ORDER: Final = "order"
SIDES: Final = ("player", "opponent")


@dataclass(frozen=True, slots=True)
class WayQuestion:
    """Points to be tapped; `wrong` are tempting answers, each up to its first wrong point."""

    setting: ExerciseSetting
    ask: str
    right: Points
    wrong: tuple[Points, ...]
    roll: Roll | None = None
    start: int = 0
    number: int = 0
    is_opponents: bool = False

    @property
    def form(self) -> Form:
        """The form in which it is answered."""
        return Form.POINTS

    @property
    def phrases(self) -> tuple[Phrase, ...]:
        """The texts of the wrong answers."""
        return tuple(Phrase(wrong_key(w), ("tries", n)) for n, w in enumerate(self.wrong))

    def first_wrong(self, points: Points) -> int | None:
        """Return the index of the first point that is not the right one; None where all are."""
        pairs = zip_longest(points, self.right[: len(points)])
        return next((n for n, (found, right) in enumerate(pairs) if found != right), None)

    def named_in_task(self) -> Collection[str]:
        """Return nothing: no roll has to be named."""
        return ()

    def find_faults(self) -> Iterator[KeyFault]:
        """Yield an answer that the way itself does not give."""
        ahead = 1 if self.is_opponents else -1
        if self.ask == NEXT and self.right != (self.start + ahead * self.number,):
            yield KeyFault(("answer",), f"{self.number} from {self.start} leads elsewhere")
        if self.ask == ORDER and list(self.right) != sorted(self.right, key=lambda p: ahead * p):
            yield KeyFault(("answer",), "is not in the order of the way")

    def find_try_faults(self) -> Iterator[KeyFault]:
        """Yield wrong answers that are right, or do not end with their first wrong point."""
        for index, wrong in enumerate(self.wrong):
            if not wrong or self.first_wrong(wrong) != len(wrong) - 1:
                yield KeyFault(("tries", index), f"{wrong} is no wrong answer")

    def refusal_codes(self) -> frozenset[RefusalCode]:
        """Return no codes: nothing is refused."""
        return frozenset()

    def count_tries(self) -> int:
        """Return how many wrong answers are listed."""
        return len(self.wrong)


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
    side = table.text("side", optional=True) or SIDES[0]
    if side not in SIDES:
        table.report(f"side is none of {', '.join(SIDES)}: {side!r}", "side")
    right = read_points(table, "answer", table.array("answer"))
    wrong = tuple(_read_wrong(entry) for entry in table.tables("tries", optional=True))
    if len(table.faults) > before:
        return None
    return WayQuestion(setting, ask, right, wrong, roll, start, number, side != SIDES[0])


def wrong_key(points: Points) -> str:
    """Return the key of the text that answers a wrong answer."""
    return f"try {' '.join(map(str, points))}"


def _read_wrong(table: Table) -> Points:
    points = read_points(table, "answer", table.array("answer"))
    table.finish(*LANGUAGES)
    return points
