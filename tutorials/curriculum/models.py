"""What is taught: courses of lessons, lessons of exercises, with texts in every language.

Rows with a `source_file` come from content files and are written by `load_curriculum` alone.
"""

# django-stubs does not know the managers that modeltranslation puts in place.
# mypy: disable-error-code="django-manager-missing"

from __future__ import annotations

from django.db import models

from rules.engine.position import Position
from rules.notation.placement import parse_placement
from rules.notation.rolls import parse_roll
from rules.preset import RulePreset
from rules.presets import get_preset


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
    """A page of teaching; its slug is unique in its course.

    `after` names lessons of the course that come before it; `boards` are stepped through on the
    page, and `phrases` holds what is said to each.
    """

    course = models.ForeignKey(Course, on_delete=models.CASCADE, related_name="lessons")
    slug = models.SlugField(max_length=60)
    order = models.PositiveSmallIntegerField()
    preset = models.CharField(max_length=60, default="")
    options = models.JSONField(default=dict, blank=True)
    after = models.JSONField(default=list, blank=True)
    boards = models.JSONField(default=list, blank=True)
    title = models.CharField(max_length=120)
    summary = models.TextField()
    aim = models.TextField(default="")
    recap = models.TextField(default="")
    phrases = models.JSONField(default=dict, blank=True)
    source_file = models.CharField(max_length=200, blank=True, default="")

    class Meta:
        ordering = ("order", "slug")
        constraints = (
            models.UniqueConstraint(fields=("course", "slug"), name="lesson_slug_in_course"),
        )

    def __str__(self) -> str:
        return self.slug

    def game(self) -> RulePreset:
        """Return the game with the options that the boards show."""
        options: dict[str, str] = self.options
        return get_preset(self.preset).with_options(options)


class Exercise(models.Model):
    """One question of a lesson; its slug is unique and never changes.

    `kind` says what is asked and how it is judged (see `kinds`), and `question` holds what that
    kind has written in the file. `clauses` are the rules it practises; `phrases` holds the texts
    of its parts, such as the answers to wrong tries, by the keys that the kind gives them. `holds`
    lists the options under which it is answered as written (see `holding`).
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
    question = models.JSONField(default=dict, blank=True)
    clauses = models.JSONField(default=list, blank=True)
    holds = models.JSONField(default=list, blank=True)
    title = models.CharField(max_length=120)
    task = models.TextField()
    achieved = models.TextField()
    missed = models.TextField(blank=True, default="")
    hint = models.TextField()
    phrases = models.JSONField(default=dict, blank=True)
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

    def phrase(self, key: str) -> str:
        """Return the text of a part in the reader's language; empty where there is none."""
        held: dict[str, str] = self.phrases or {}
        return held.get(key, "")


class LoadedContent(models.Model):
    """The one row that says which content files the other rows were loaded from."""

    ONLY = 1

    id = models.PositiveSmallIntegerField(primary_key=True, default=ONLY)
    digest = models.CharField(max_length=80)
    loads = models.PositiveIntegerField(default=0)

    def __str__(self) -> str:
        return self.digest
