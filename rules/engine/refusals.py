"""Why a step, or the end of a turn, is not allowed: values rather than exceptions."""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import StrEnum

from rules.engine.steps import Step


class RefusalCode(StrEnum):
    """The reasons in order of precedence: the first that applies is given."""

    GAME_OVER = "game_over"
    NO_CHECKER = "no_checker"
    ENTER_FIRST = "enter_first"
    WRONG_DIRECTION = "wrong_direction"
    PAST_HOME = "past_home"
    NOT_ALL_HOME = "not_all_home"
    NUMBER_USED = "number_used"
    SUM_OF_NUMBERS = "sum_of_numbers"
    SUM_BLOCKED = "sum_blocked"
    NUMBER_NOT_ROLLED = "number_not_rolled"
    BLOCKED = "blocked"
    FARTHER_CHECKER = "farther_checker"
    LEAVES_NUMBER = "leaves_number"
    LARGER_NUMBER = "larger_number"
    NUMBERS_LEFT = "numbers_left"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A try that is not allowed, with the facts that show why.

    `source`, `destination` and `number` repeat the try. `point` is the point concerned (the
    blocked one, the farther checker's), `count` how many checkers stand in the way or wait,
    `numbers` those that are left to play or would be lost, `between` the points between the
    two ends of a sum, `obstacles` the blocked points that would keep a number from being
    played afterwards, `cause` the refusal of the step at which a sum fails, and `proof` legal
    steps from here that show the reason to be true.
    """

    code: RefusalCode
    source: int | None = None
    destination: int | None = None
    number: int | None = None
    point: int | None = None
    count: int | None = None
    numbers: tuple[int, ...] = ()
    between: tuple[int, ...] = ()
    obstacles: tuple[int, ...] = ()
    cause: Refusal | None = None
    proof: tuple[Step, ...] = ()

    def facts(self) -> dict[str, object]:
        """Return the facts that are set, by name, without code, cause and proof."""
        names = (field.name for field in fields(self))
        held = {name: getattr(self, name) for name in names if name not in _NOT_FACTS}
        return {name: value for name, value in held.items() if value not in (None, ())}


_NOT_FACTS = frozenset({"code", "cause", "proof"})
