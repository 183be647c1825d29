"""Classrooms: who teaches and who learns in them, and for how long they are kept."""

from __future__ import annotations

import datetime
import zoneinfo
from typing import Final

from django.conf import settings
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rules.preset import RulePreset
from rules.presets import get_preset
from tutorials.accounts import days
from tutorials.accounts.models import LONGEST_NAME, Learner, Organisation, User
from tutorials.accounts.sessions import IDLE_MINUTES

MOST_LEARNERS: Final = 500
MOST_CLASSROOMS: Final = 200
"""Of an organisation, those put away included."""
MOST_INVITATIONS: Final = 50
"""Open at once, to one classroom or to an organisation itself."""
LONGEST_TITLE: Final = 120


class Role(models.TextChoices):
    """What a teacher may do in a classroom, or in an organisation."""

    OWNER = "owner", pgettext_lazy("role", "owner")
    TEACHER = "teacher", pgettext_lazy("role", "teacher")
    VIEWER = "viewer", pgettext_lazy("role", "viewer")


class Classroom(models.Model):
    """A group of learners with its game, its language, its time zone and its last day."""

    organisation = models.ForeignKey(
        Organisation, on_delete=models.CASCADE, related_name="classrooms"
    )
    name = models.CharField(max_length=LONGEST_NAME)
    preset_slug = models.CharField(max_length=40)
    options = models.JSONField(default=dict, blank=True)
    language = models.CharField(max_length=10, choices=settings.LANGUAGES)
    time_zone = models.CharField(max_length=64)
    kept_until = models.DateField()
    idle_minutes = models.PositiveSmallIntegerField(default=IDLE_MINUTES)
    join_code = models.CharField(max_length=12, unique=True)
    join_until = models.DateTimeField(null=True, blank=True)
    archived_at = models.DateTimeField(null=True, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)
    learners = models.ManyToManyField(Learner, through="Enrolment", related_name="classrooms")

    class Meta:
        ordering = ["name", "pk"]

    def __str__(self) -> str:
        return self.name

    @property
    def preset(self) -> RulePreset:
        """Give the game that the class plays, with the options it plays under."""
        return get_preset(self.preset_slug).with_options(self.options)

    @property
    def is_joinable(self) -> bool:
        """Tell whether the join code enrols at this moment."""
        is_open = self.join_until is not None and timezone.now() < self.join_until
        return is_open and self.archived_at is None

    @property
    def join_day(self) -> datetime.date | None:
        """Give the last day on which the code enrols; None where it ends in the midst of a day."""
        if self.join_until is None:
            return None
        zone = zoneinfo.ZoneInfo(self.time_zone)
        day = (self.join_until - datetime.timedelta(microseconds=1)).astimezone(zone).date()
        return day if days.end_of_day(day, self.time_zone) == self.join_until else None

    @property
    def has_ended(self) -> bool:
        """Tell whether its last day is over where the class is."""
        return days.end_of_day(self.kept_until, self.time_zone) <= timezone.now()


class Teaching(models.Model):
    """Teacher membership of a classroom, with role."""

    classroom = models.ForeignKey(Classroom, on_delete=models.CASCADE, related_name="teachings")
    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="teachings")
    role = models.CharField(max_length=10, choices=Role.choices)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["classroom", "user"], name="teaches_once")]

    def __str__(self) -> str:
        return f"{self.user}: {self.role} of {self.classroom}"


class Enrolment(models.Model):
    """Membership of a learner in a classroom."""

    classroom = models.ForeignKey(Classroom, on_delete=models.CASCADE, related_name="enrolments")
    learner = models.ForeignKey(Learner, on_delete=models.CASCADE, related_name="enrolments")
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["classroom", "learner"], name="enrolled_once")
        ]

    def __str__(self) -> str:
        return f"{self.learner} in {self.classroom}"


class Invitation(models.Model):
    """A link that lets one teacher in: into a classroom, or into an organisation."""

    organisation = models.ForeignKey(
        Organisation, on_delete=models.CASCADE, related_name="invitations"
    )
    classroom = models.ForeignKey(
        Classroom, on_delete=models.CASCADE, related_name="invitations", null=True, blank=True
    )
    role = models.CharField(_("role"), max_length=10, choices=Role.choices)
    key_hash = models.CharField(max_length=64, unique=True, editable=False)
    made_by = models.ForeignKey(User, on_delete=models.CASCADE, related_name="+")
    expires_at = models.DateTimeField()
    created_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"invitation to {self.classroom or self.organisation}"


class Assignment(models.Model):
    """What a class is set: exercises in their order, from when, until when, and how.

    `exercises` are slugs, so that an assignment outlives lessons that are loaded again. Without a
    `language` learners read it in their own; `code` makes the address that anybody may open.
    """

    classroom = models.ForeignKey(Classroom, on_delete=models.CASCADE, related_name="assignments")
    title = models.CharField(max_length=LONGEST_TITLE)
    exercises = models.JSONField(default=list)
    language = models.CharField(max_length=10, choices=settings.LANGUAGES, blank=True, default="")
    opens_at = models.DateTimeField()
    due_at = models.DateTimeField(null=True, blank=True)
    hints = models.BooleanField(default=True)
    code = models.CharField(max_length=12, unique=True)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["opens_at", "pk"]

    def __str__(self) -> str:
        return self.title

    @property
    def has_opened(self) -> bool:
        """Tell whether it can be seen at this moment, and ever after."""
        return self.opens_at <= timezone.now()

    @property
    def is_over(self) -> bool:
        """Tell whether it was due before this moment."""
        return self.due_at is not None and self.due_at <= timezone.now()
