"""The kind "demo": boards to step through; nothing is asked."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Final

from rules.engine.refusals import RefusalCode
from tutorials.curriculum.boards import Board, find_board_faults, read_board
from tutorials.curriculum.kinds.registry import kind
from tutorials.curriculum.questions.question import ExerciseQuestion, ExerciseSetting, Form, Phrase
from tutorials.curriculum.reading.content_faults import KeyFault
from tutorials.curriculum.reading.tables import Table
from tutorials.curriculum.reading.words import LANGUAGES

LONGEST: Final = 400


@dataclass(frozen=True, slots=True)
class DemoQuestion:
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

    def named_in_task(self) -> Collection[str]:
        """Return nothing: no roll has to be named."""
        return ()

    def find_faults(self) -> Iterator[KeyFault]:
        """Yield boards that cannot come about."""
        yield from find_board_faults(self.setting.preset, self.setting.position, self.boards)

    def find_try_faults(self) -> Iterator[KeyFault]:
        """Yield nothing: there is nothing to try."""
        yield from ()

    def refusal_codes(self) -> frozenset[RefusalCode]:
        """Return no codes: nothing is refused."""
        return frozenset()

    def count_tries(self) -> int:
        """Return 0: there is nothing to try."""
        return 0


@kind("demo")
def read_demo(table: Table, setting: ExerciseSetting) -> ExerciseQuestion | None:
    """Read the boards."""
    before = len(table.faults)
    boards = []
    for entry in table.tables("boards"):
        boards.append(read_board(entry))
        entry.finish(*LANGUAGES)
    if len(boards) < 2:
        table.report("boards are two or more", "boards")
    return None if len(table.faults) > before else DemoQuestion(setting, tuple(boards))
