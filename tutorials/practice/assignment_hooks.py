"""What was assigned to a learner for an exercise; apps above register how to find it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from django.http import HttpRequest

from rules.http import PageLink
from rules.turns.attempt import SOLUTION
from tutorials.accounts.models import Learner
from tutorials.accounts.sessions import find_card_learner, find_former_learner
from tutorials.curriculum.models import Exercise


@dataclass(frozen=True, slots=True)
class Task:
    """What was assigned: whether hints are given, and where to go on once it is solved.

    `is_unseen` says that it was set, and that whoever set it sees nothing of what is done here.
    """

    hints: bool = True
    way_on: PageLink | None = None
    is_unseen: bool = False

    def without_hints(self, query: Mapping[str, str]) -> dict[str, str]:
        """Drop the parameters that open hints or the solution, where the assignment gives none."""
        if self.hints:
            return dict(query)
        shown = query.get("show") == SOLUTION
        kept = {name: value for name, value in query.items() if name != "hint"}
        return {name: v for name, v in kept.items() if not (shown and name == "show")}


FREE: Final = Task()
"""Nobody has set anything."""

Find = Callable[[Learner, Exercise], Task | None]
FindOpen = Callable[[HttpRequest, Exercise], Task | None]
_FINDERS: Final[dict[Find, FindOpen]] = {}


def register_tasks(find: Find, find_open: FindOpen) -> None:
    """Register how to find the task of a learner (`find`) and of anybody else (`find_open`)."""
    _FINDERS[find] = find_open


def task_of(request: HttpRequest, exercise: Exercise) -> Task:
    """Return the task set for the reader at an exercise; `FREE` where there is none.

    It still holds for a learner whose session has ended by itself: to be signed out on the way
    opens no hints.
    """
    learner = find_card_learner(request) or find_former_learner(request)
    for find, find_open in _FINDERS.items():
        if task := find(learner, exercise) if learner else find_open(request, exercise):
            return task
    return FREE
