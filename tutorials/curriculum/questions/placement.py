"""Questions answered by setting up a position."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rules.engine.position import Position
from rules.engine.validation import find_position_fault
from rules.notation.placement import format_placement
from rules.preset import POINTS
from tutorials.curriculum.questions.question import ExerciseSetting, Form, Phrase, UnplayedQuestion
from tutorials.curriculum.reading.content_faults import KeyFault


@dataclass(frozen=True, slots=True)
class SetupQuestion(UnplayedQuestion):
    """A board that is given, the one that is wanted, and the side whose checkers are put."""

    setting: ExerciseSetting
    wanted: Position
    is_opponents: bool
    wrong: tuple[Position, ...]

    @property
    def form(self) -> Form:
        """The form in which it is answered."""
        return Form.PLACEMENT

    @property
    def given(self) -> Position:
        """The board as it is found; what is not on it yet lies beside it, and not off."""
        return replace(self.setting.position, off=0, opponent_off=0)

    @property
    def phrases(self) -> tuple[Phrase, ...]:
        """The texts of the wrong answers."""
        return tuple(Phrase(wrong_key(w), ("tries", n)) for n, w in enumerate(self.wrong))

    def is_right(self, position: Position) -> bool:
        """Return whether the position is the one that is wanted; what is off does not matter."""
        return not self.wrong_points(position)

    def wrong_points(self, position: Position) -> tuple[int, ...]:
        """Return the points on which other checkers stand than are wanted."""
        held = enumerate(zip(position.points, self.wanted.points, strict=True), start=1)
        return tuple(point for point, (found, wanted) in held if found != wanted)

    def find_faults(self) -> Iterator[KeyFault]:
        """Yield a wanted position that is impossible, or that changes what is given."""
        fault = find_position_fault(self.setting.preset, self.wanted)
        if fault and fault.code != "already_won":
            yield KeyFault(("wanted",), f"is impossible: {fault.code}")
        if self.is_right(self.given):
            yield KeyFault(("wanted",), "stands already")
        for point in range(1, POINTS + 1):
            given, wanted = self._counts(self.given, point), self._counts(self.wanted, point)
            if given[1] != wanted[1] or given[0] > wanted[0]:
                yield KeyFault(("position",), f"differs on {point} by what cannot be put there")

    def _counts(self, position: Position, point: int) -> tuple[int, int]:
        """Return the checkers of the side that is put, and those of the other."""
        counts = position.count(point), position.opponent_count(point)
        return (counts[1], counts[0]) if self.is_opponents else counts

    def find_try_faults(self) -> Iterator[KeyFault]:
        """Yield wrong answers that are right."""
        for index, wrong in enumerate(self.wrong):
            if self.is_right(wrong):
                yield KeyFault(("tries", index), "is right")

    def count_tries(self) -> int:
        """Return how many wrong answers are listed."""
        return len(self.wrong)


def wrong_key(position: Position) -> str:
    """Return the key of the text that answers a wrong position."""
    return f"try {format_placement(position)}"
