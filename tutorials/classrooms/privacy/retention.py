"""Deletion of expired data; idempotent, to be run daily."""

from __future__ import annotations

from dataclasses import dataclass

from django.contrib.sessions.backends.db import SessionStore
from django.utils import timezone

from tutorials.accounts import audit, days, rate_limits
from tutorials.accounts.models import AuditEntry, Failure, Learner
from tutorials.accounts.personal_data import checkpoint_after_commit, erase_learner
from tutorials.classrooms.classrooms import erase_classroom
from tutorials.classrooms.models import Classroom, Invitation
from tutorials.play.store import purge_games


@dataclass(frozen=True, slots=True)
class Purged:
    """How much was erased."""

    classrooms: int
    learners: int
    games: int = 0


def purge_expired() -> Purged:
    """Erase what is past its last day: classrooms, learners, games, and what was only counted."""
    now = timezone.now()
    learners = 0
    classrooms = Classroom.objects.select_related("organisation")
    past = classrooms.filter(kept_until__lt=days.newest_day())
    ended = [classroom for classroom in past if classroom.has_ended]
    for classroom in ended:
        learners += erase_classroom(classroom, None)
    for learner in Learner.objects.filter(kept_until__lt=days.oldest_day()):
        erase_learner(learner)
        learners += 1
    # A learner who was in a class that is gone has no last day of their own.
    for learner in Learner.objects.filter(organisation__isnull=False, enrolments=None):
        erase_learner(learner)
        learners += 1
    games = purge_games()
    Failure.objects.filter(created_at__lt=now - rate_limits.FORGOTTEN_AFTER).delete()
    Invitation.objects.filter(expires_at__lt=now).delete()
    AuditEntry.objects.filter(created_at__lt=now - audit.KEPT_FOR).delete()
    SessionStore.clear_expired()
    checkpoint_after_commit()
    return Purged(len(ended), learners, games)
