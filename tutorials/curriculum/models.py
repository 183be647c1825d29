"""What is taught: courses of lessons, lessons of exercises, with texts in every language.

Rows with a `source_file` come from content files and are written by `load_curriculum` alone.
"""

# django-stubs does not know the managers that modeltranslation puts in place.
# mypy: disable-error-code="django-manager-missing"

from __future__ import annotations

from typing import Any

from django.db import models

from rules.engine.position import Position
from rules.engine.turn import Turn
from rules.notation.placement import parse_placement
from rules.notation.rolls import parse_roll
from rules.preset import RulePreset
from rules.presets import get_preset
from tutorials.curriculum.goals import Goal, parse_goal


class Course(models.Model):
    """A way into one game, lesson by lesson."""

    slug = models.SlugField(max_length=60, unique=True)
    preset = models.CharField(max_length=60)
    order = models.PositiveSmallIntegerField()
    title = models.CharField(max_length=120)
    summary = models.TextField()
    source_file = models.CharField(max_length=200, blank=True, default="")

    class Meta:
        ordering = ("order", "slug")

    def __str__(self) -> str:
        return self.slug

    def game(self) -> RulePreset:
        """Return the game of the course with its default options."""
        return get_preset(self.preset)


class Lesson(models.Model):
    """A page of teaching; its slug is unique in its course."""

    course = models.ForeignKey(Course, on_delete=models.CASCADE, related_name="lessons")
    slug = models.SlugField(max_length=60)
    order = models.PositiveSmallIntegerField()
    title = models.CharField(max_length=120)
    summary = models.TextField()
    source_file = models.CharField(max_length=200, blank=True, default="")

    class Meta:
        ordering = ("order", "slug")
        constraints = (
            models.UniqueConstraint(fields=("course", "slug"), name="lesson_slug_in_course"),
        )

    def __str__(self) -> str:
        return self.slug


class Exercise(models.Model):
    """One question of a lesson; its slug is unique and never changes.

    `kind` says what is asked and how it is judged (see `kinds`); the fields after `position`
    are those that the kind "play" fills.
    """

    lesson = models.ForeignKey(Lesson, on_delete=models.CASCADE, related_name="exercises")
    slug = models.SlugField(max_length=60, unique=True)
    version = models.PositiveSmallIntegerField()
    order = models.PositiveSmallIntegerField()
    kind = models.CharField(max_length=20, default="play")
    level = models.PositiveSmallIntegerField(default=0)
    preset = models.CharField(max_length=60)
    options = models.JSONField(default=dict, blank=True)
    position = models.CharField(max_length=200)
    roll = models.CharField(max_length=3, blank=True, default="")
    goal_source = models.JSONField(default=list, blank=True)
    solution = models.CharField(max_length=100, blank=True, default="")
    title = models.CharField(max_length=120)
    task = models.TextField()
    achieved = models.TextField()
    missed = models.TextField(blank=True, default="")
    hint = models.TextField()
    source_file = models.CharField(max_length=200, blank=True, default="")

    class Meta:
        ordering = ("order", "slug")

    def __str__(self) -> str:
        return self.slug

    def game(self) -> RulePreset:
        """Return the game with the options of the exercise."""
        options: dict[str, str] = self.options
        return get_preset(self.preset).with_options(options)

    def start(self) -> Position:
        """Return the position in which the exercise begins."""
        return parse_placement(self.position)

    def dice(self) -> tuple[int, ...]:
        """Return what the two dice show; nothing where the exercise has no roll."""
        if not self.roll:
            return ()
        roll = parse_roll(self.roll)
        return (roll.high, roll.low)

    def turn(self) -> Turn:
        """Return the turn to be played, nothing of it played yet."""
        return Turn.begin(self.game(), self.start(), parse_roll(self.roll))

    @property
    def goal(self) -> Goal:
        """Give the goal that a play has to reach."""
        written: list[Any] = self.goal_source
        return parse_goal(written)


class LoadedContent(models.Model):
    """The one row that says which content files the other rows were loaded from."""

    ONLY = 1

    id = models.PositiveSmallIntegerField(primary_key=True, default=ONLY)
    digest = models.CharField(max_length=80)
    loads = models.PositiveIntegerField(default=0)

    def __str__(self) -> str:
        return self.digest
