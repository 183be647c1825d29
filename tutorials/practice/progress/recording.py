"""Recording tries."""

from __future__ import annotations

import datetime
from typing import Final, NamedTuple

from django.db import IntegrityError, transaction
from django.utils import timezone

from tutorials.accounts.models import Learner
from tutorials.accounts.rate_limits import TRIES_OF_LEARNER, LimitReachedError
from tutorials.curriculum.models import Exercise
from tutorials.practice.models import LONGEST, StepTry
from tutorials.practice.results import Tried

REPEATED_WITHIN: Final = datetime.timedelta(minutes=1)
"""The same try after a longer time is a new one: a learner is set an exercise once more."""


LIMITED_EVERY: Final = 20
"""At so many tries of an exercise it is asked whether there are too many in all."""


class Last(NamedTuple):
    """The columns needed of a learner's latest try at an exercise."""

    number: int
    before: str
    tried: str
    created_at: datetime.datetime


def record_try(learner: Learner, exercise: Exercise, tried: Tried) -> StepTry | None:
    """Record a try and return its row, or None for an immediate repeat. Two queries.

    A double click and a form that is sent again soon repeat the last try, and change nothing.
    Raises `LimitReachedError` for whoever tried more in a day than anybody can. That is asked
    after each twentieth try at an exercise: one query more then, and a few tries more for whoever
    goes on elsewhere.
    """
    try:
        with transaction.atomic():
            last = _find_last(learner, exercise)
            if last is not None and _is_repeated(last, tried):
                return None
            if last is not None and last.number % LIMITED_EVERY == 0:
                _require_below_limit(learner)
            return StepTry.objects.create(
                learner=learner,
                exercise=exercise.slug,
                version=exercise.version,
                number=last.number + 1 if last else 1,
                options=exercise.options,
                before=tried.before[:LONGEST],
                tried=tried.tried[:LONGEST],
                result=tried.result,
                code=tried.code,
                clause=tried.clause,
                helped=tried.helped,
            )
    except IntegrityError:
        # Two requests at the same moment asked for the same number: the other one has it.
        last = _find_last(learner, exercise)
        if last is None or _is_repeated(last, tried):
            return None
        return record_try(learner, exercise, tried)


def _find_last(learner: Learner, exercise: Exercise) -> Last | None:
    """Fetch the latest try at an exercise, without building a model instance."""
    rows = StepTry.objects.filter(learner=learner, exercise=exercise.slug)
    newest = rows.order_by("-number")
    found = newest.values_list("number", "before", "tried", "created_at").first()
    return Last(*found) if found else None


def _require_below_limit(learner: Learner) -> None:
    tries = StepTry.objects.filter(learner=learner)
    if wait := TRIES_OF_LEARNER.wait_after(TRIES_OF_LEARNER.decisive(tries).first()):
        raise LimitReachedError(TRIES_OF_LEARNER, wait)


def _is_repeated(last: Last, tried: Tried) -> bool:
    """Return whether a try repeats the last one, as after a double click."""
    is_recent = timezone.now() - last.created_at < REPEATED_WITHIN
    is_same = (last.before, last.tried) == (tried.before[:LONGEST], tried.tried[:LONGEST])
    return is_recent and is_same
