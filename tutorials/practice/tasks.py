"""What others have set a learner about an exercise: an app above says how to find it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from rules.turns.attempt import SOLUTION
from rules.web import Way
from tutorials.accounts.models import Learner
from tutorials.curriculum.models import Exercise


@dataclass(frozen=True, slots=True)
class Task:
    """Whether hints are given, and where to go on once it is solved, if not as in the lesson."""

    hints: bool = True
    way_on: Way | None = None

    def without_hints(self, query: Mapping[str, str]) -> dict[str, str]:
        """Return what may be asked for: where no hints are given, neither they nor the answer."""
        if self.hints:
            return dict(query)
        shown = query.get("show") == SOLUTION
        kept = {name: value for name, value in query.items() if name != "hint"}
        return {name: v for name, v in kept.items() if not (shown and name == "show")}


FREE: Final = Task()
"""Nobody has set anything."""

Find = Callable[[Learner, Exercise], Task | None]
_FINDERS: Final[list[Find]] = []


def register_tasks(find: Find) -> None:
    """Ask `find` about every exercise that somebody known is at."""
    if find not in _FINDERS:
        _FINDERS.append(find)


def find_task(learner: Learner | None, exercise: Exercise) -> Task:
    """Return what is set about an exercise; `FREE` where nothing is."""
    if learner is None:
        return FREE
    return next((task for find in _FINDERS if (task := find(learner, exercise))), FREE)
