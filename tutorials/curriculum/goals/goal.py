"""Goals: conditions on a play, and their combinations."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field

from tutorials.curriculum.goals.played import Played
from tutorials.curriculum.goals.registry import Predicate


class PlayGoal(ABC):
    """A condition on a complete legal play."""

    __slots__ = ()

    @abstractmethod
    def missing(self, played: Played) -> list[PlayGoal]:
        """Return the parts of the goal that the play does not meet."""

    @property
    @abstractmethod
    def by_steps(self) -> bool:
        """Whether the steps matter, and not only the final position."""

    def met(self, played: Played) -> bool:
        """Return whether the play meets the goal."""
        return not self.missing(played)


@dataclass(frozen=True, slots=True)
class Condition(PlayGoal):
    """One predicate with its arguments; `written` keeps them as the content file has them."""

    predicate: Predicate
    arguments: tuple[object, ...]
    written: tuple[object, ...] = field(default=(), compare=False)

    def missing(self, played: Played) -> list[PlayGoal]:
        """Return the condition itself when it does not hold."""
        return [] if self.predicate.holds(played, *self.arguments) else [self]

    @property
    def by_steps(self) -> bool:
        """Whether the predicate looks at the steps."""
        return self.predicate.by_steps

    def __str__(self) -> str:
        arguments = ", ".join(str(value) for value in self.written)
        return f"{self.predicate.name}({arguments})" if arguments else self.predicate.name


@dataclass(frozen=True, slots=True)
class AllOf(PlayGoal):
    """Every part holds."""

    parts: tuple[PlayGoal, ...]

    def missing(self, played: Played) -> list[PlayGoal]:
        """Return what is missing in each part."""
        return [lack for part in self.parts for lack in part.missing(played)]

    @property
    def by_steps(self) -> bool:
        """Whether a part looks at the steps."""
        return any(part.by_steps for part in self.parts)

    def __str__(self) -> str:
        return " and ".join(str(part) for part in self.parts)


@dataclass(frozen=True, slots=True)
class AnyOf(PlayGoal):
    """At least one part holds."""

    parts: tuple[PlayGoal, ...]

    def missing(self, played: Played) -> list[PlayGoal]:
        """Return the whole choice when no part holds."""
        return [] if any(part.met(played) for part in self.parts) else [self]

    @property
    def by_steps(self) -> bool:
        """Whether a part looks at the steps."""
        return any(part.by_steps for part in self.parts)

    def __str__(self) -> str:
        return f"({' or '.join(str(part) for part in self.parts)})"


@dataclass(frozen=True, slots=True)
class Negation(PlayGoal):
    """The part does not hold."""

    part: PlayGoal

    def missing(self, played: Played) -> list[PlayGoal]:
        """Return the negation itself when the part holds."""
        return [self] if self.part.met(played) else []

    @property
    def by_steps(self) -> bool:
        """Whether the part looks at the steps."""
        return self.part.by_steps

    def __str__(self) -> str:
        return f"not {self.part}"
