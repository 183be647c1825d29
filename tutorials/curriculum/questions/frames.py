"""Questions that only show boards, one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tutorials.curriculum.boards import Board, find_board_faults
from tutorials.curriculum.questions.question import ExerciseSetting, Form, Phrase, UnplayedQuestion
from tutorials.curriculum.reading.content_faults import KeyFault

LONGEST: Final = 400


@dataclass(frozen=True, slots=True)
class DemoQuestion(UnplayedQuestion):
    """A story on the board."""

    setting: ExerciseSetting
    boards: tuple[Board, ...]

    @property
    def form(self) -> Form:
        """The form in which it is answered."""
        return Form.FRAMES

    @property
    def phrases(self) -> tuple[Phrase, ...]:
        """The texts of the boards."""
        boards = range(len(self.boards))
        return tuple(Phrase(f"board {n + 1}", ("boards", n), longest=LONGEST) for n in boards)

    def find_faults(self) -> Iterator[KeyFault]:
        """Yield boards that cannot come about."""
        yield from find_board_faults(self.setting.preset, self.setting.position, self.boards)

    def find_try_faults(self) -> Iterator[KeyFault]:
        """Yield nothing: there is nothing to try."""
        yield from ()

    def count_tries(self) -> int:
        """Return 0: there is nothing to try."""
        return 0
