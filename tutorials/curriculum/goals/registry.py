"""The vocabulary of goals: each predicate with the arguments it takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

Holds = Callable[..., bool]
"""A predicate: called with a `Played` and its arguments."""


class GoalError(ValueError):
    """A malformed goal; the message says which part and why."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a predicate; `read` converts what content files write.

    A parameter without `default` is required; `many` takes all the arguments that follow.
    """

    name: str
    read: Callable[[object], object]
    default: object = None
    many: bool = False


@dataclass(frozen=True, slots=True)
class Predicate:
    """A named condition on a play; `by_steps` if the final position alone does not decide it."""

    name: str
    holds: Holds
    parameters: tuple[Parameter, ...]
    by_steps: bool

    def bind(self, given: Sequence[object]) -> tuple[object, ...]:
        """Convert the written arguments; raise `GoalError` when they do not fit."""
        rest = list(given)
        bound: list[object] = []
        for parameter in self.parameters:
            if parameter.many and rest:
                bound += [self._read(parameter, value) for value in rest]
                rest = []
            elif rest:
                bound.append(self._read(parameter, rest.pop(0)))
            elif parameter.default is not None:
                bound.append(parameter.default)
            else:
                raise GoalError(f"{self.name} needs {parameter.name}")
        if rest:
            raise GoalError(f"{self.name} takes no more than {len(bound)} arguments: {rest}")
        return tuple(bound)

    def _read(self, parameter: Parameter, value: object) -> object:
        try:
            return parameter.read(value)
        except ValueError as error:
            raise GoalError(f"{self.name}: {parameter.name}: {error}") from error


PREDICATES: Final[dict[str, Predicate]] = {}
"""Every predicate by name."""


def predicate(*parameters: Parameter, by_steps: bool = False) -> Callable[[Holds], Holds]:
    """Register a function as a predicate under its own name."""

    def enter(holds: Holds) -> Holds:
        name = holds.__name__
        PREDICATES[name] = Predicate(name, holds, parameters, by_steps)
        return holds

    return enter
