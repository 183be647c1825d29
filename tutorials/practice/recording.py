"""Appending tries, and reading from them what a learner has done."""

from __future__ import annotations

from django.db import IntegrityError, transaction

from tutorials.accounts.models import Learner
from tutorials.curriculum.models import Exercise
from tutorials.practice.models import LONGEST, StepTry
from tutorials.practice.tried import Tried


def record_try(learner: Learner, exercise: Exercise, tried: Tried) -> StepTry | None:
    """Append a try and return its row; None for the same try once more. Two queries.

    A double click and a form that is sent again repeat the last try, and change nothing.
    """
    try:
        with transaction.atomic():
            last = _find_last(learner, exercise)
            if last is not None and last[1:] == _identity(tried):
                return None
            return StepTry.objects.create(
                learner=learner,
                exercise=exercise.slug,
                version=exercise.version,
                number=last[0] + 1 if last else 1,
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
        if last is None or last[1:] == _identity(tried):
            return None
        return record_try(learner, exercise, tried)


def _find_last(learner: Learner, exercise: Exercise) -> tuple[int, str, str] | None:
    """Return number and identity of the last try, read without making a row of it."""
    rows = StepTry.objects.filter(learner=learner, exercise=exercise.slug)
    return rows.order_by("-number").values_list("number", "before", "tried").first()


def _identity(tried: Tried) -> tuple[str, str]:
    """Return what makes a try the same once more, as after a double click."""
    return tried.before[:LONGEST], tried.tried[:LONGEST]
