"""Questions answered by tapping points: one, or several in order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from rules.engine.dice import Roll
from tutorials.curriculum.questions.question import ExerciseSetting, Form, Phrase, UnplayedQuestion
from tutorials.curriculum.reading.content_faults import KeyFault

Points = tuple[int, ...]

POINT: Final = "point"
NEXT: Final = "next"
ORDER: Final = "order"


@dataclass(frozen=True, slots=True)
class WayQuestion(UnplayedQuestion):
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

    def count_tries(self) -> int:
        """Return how many wrong answers are listed."""
        return len(self.wrong)


def wrong_key(points: Points) -> str:
    """Return the key of the text that answers a wrong answer."""
    return f"try {' '.join(map(str, points))}"
