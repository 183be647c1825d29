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
    rows = StepTry.objects.filter(learner=learner, exercise=exercise.slug)
    try:
        with transaction.atomic():
            last = rows.order_by("-number").first()
            if last is not None and last.repeats(tried):
                return None
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
        last = rows.order_by("-number").first()
        if last is None or last.repeats(tried):
            return None
        return record_try(learner, exercise, tried)
