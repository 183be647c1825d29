"""Recorded tries: one row for each try of a learner who keeps progress."""

from __future__ import annotations

from django.db import models

from tutorials.accounts.models import Learner
from tutorials.practice.results import TryResult

LONGEST: int = 200


class StepTry(models.Model):
    """One try at an exercise; rows are only ever appended.

    The exercise is named by its slug and the version of its content, so that rows outlive
    lessons. `number` counts the tries of a learner at an exercise from 1.
    """

    learner = models.ForeignKey(Learner, on_delete=models.CASCADE, related_name="tries")
    exercise = models.SlugField(max_length=60)
    version = models.PositiveSmallIntegerField()
    number = models.PositiveIntegerField()
    options = models.JSONField(default=dict)
    before = models.CharField(max_length=LONGEST, blank=True)
    tried = models.CharField(max_length=LONGEST)
    result = models.CharField(max_length=10, choices=[(result.value,) * 2 for result in TryResult])
    code = models.CharField(max_length=30, blank=True)
    clause = models.CharField(max_length=40, blank=True)
    helped = models.PositiveSmallIntegerField(default=0)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=("learner", "exercise", "number"), name="try_number_of_learner"
            ),
        )
        indexes = (
            models.Index(fields=("learner", "result")),
            models.Index(fields=("learner", "-created_at"), name="tries_of_late"),
        )

    def __str__(self) -> str:
        return f"{self.exercise} {self.tried}: {self.result}"
