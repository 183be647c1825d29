"""Who is at an exercise, resolved once per request."""

from __future__ import annotations

from dataclasses import dataclass

from django.http import HttpRequest

from tutorials.accounts.learners import find_learner
from tutorials.accounts.models import Learner
from tutorials.curriculum.models import Exercise
from tutorials.practice.assignment_hooks import Task, task_of
from tutorials.practice.progress.consent import Consent, find_consent


@dataclass(frozen=True, slots=True)
class Reader:
    """A reader of an exercise: the learner, if tries are recorded, and what was set for them."""

    learner: Learner | None
    consent: Consent
    task: Task

    @property
    def may_be_asked(self) -> bool:
        """Whether keeping progress may be offered: not where others have set the exercise."""
        return self.consent is Consent.UNASKED and not (self.task.way_on or self.task.is_unseen)

    @property
    def variant(self) -> str:
        """What a fragment of the exercise depends on besides its address."""
        return f"{self.consent} {self.task}"


def find_reader(request: HttpRequest, exercise: Exercise) -> Reader:
    """Resolve the reader of an exercise from the request."""
    learner = find_learner(request)
    return Reader(learner, find_consent(request, learner), task_of(request, exercise))
