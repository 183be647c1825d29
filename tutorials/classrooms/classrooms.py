"""Actions on a classroom and its learners, each in one transaction, most of them audited."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from typing import Final

from django.db import transaction
from django.utils import timezone

from tutorials.accounts import audit, days
from tutorials.accounts.models import Learner, Organisation, User
from tutorials.accounts.personal_data import checkpoint_after_commit, erase_learner
from tutorials.accounts.rate_limits import JOINS_FROM_CLIENT, JOINS_OF_CLASSROOM, require
from tutorials.classrooms.cards.codes import make_join_code
from tutorials.classrooms.cards.making import FreshCard, make_cards
from tutorials.classrooms.models import (
    MOST_CLASSROOMS,
    MOST_LEARNERS,
    Classroom,
    Enrolment,
    Role,
    Teaching,
)
from tutorials.classrooms.names.nicknames import find_fault, same_name

Action = audit.Action
OPEN_AT_FIRST: Final = datetime.timedelta(days=14)


class NameTakenError(Exception):
    """The nickname is taken in the classroom."""


class FullClassroomError(Exception):
    """The classroom holds the maximum number of learners."""


class TooManyClassroomsError(Exception):
    """The organisation holds the maximum number of classrooms."""


@transaction.atomic
def create_classroom(classroom: Classroom, user: User) -> Classroom:
    """Create a classroom with an open join code; its creator becomes its owner."""
    held = Organisation.objects.select_for_update().get(pk=classroom.organisation_id)
    if held.classrooms.count() >= MOST_CLASSROOMS:
        raise TooManyClassroomsError
    classroom.join_code = make_unused_join_code()
    last = days.today_in(classroom.time_zone) + OPEN_AT_FIRST
    classroom.join_until = days.end_of_day(last, classroom.time_zone)
    classroom.save()
    Teaching.objects.create(classroom=classroom, user=user, role=Role.OWNER)
    log(classroom, user, Action.CREATED)
    return classroom


def make_unused_join_code() -> str:
    """Return an unused join code."""
    while Classroom.objects.filter(join_code=(code := make_join_code())).exists():
        pass
    return code


def log(classroom: Classroom, user: User | None, action: audit.Action, learners: int = 0) -> None:
    """Record an action on a classroom in the audit log."""
    audit.record(classroom.organisation, user, action, classroom.name, learners)


def log_export(classroom: Classroom, user: User, file: str, learners: int) -> None:
    """Record an export of a classroom in the audit log."""
    audit.record_export(classroom.organisation, user, file, classroom.name, learners)


def set_archived(classroom: Classroom, user: User, archived: bool) -> None:
    """Archive or restore a classroom."""
    with transaction.atomic():
        classroom.archived_at = timezone.now() if archived else None
        classroom.save(update_fields=["archived_at"])
        log(classroom, user, Action.ARCHIVED if archived else Action.RESTORED)


def open_until(classroom: Classroom, day: datetime.date | None) -> None:
    """Let the join code enrol to the end of a day in the classroom's time zone; None closes it."""
    classroom.join_until = day and days.end_of_day(day, classroom.time_zone)
    classroom.save(update_fields=["join_until"])


@transaction.atomic
def enrol(classroom: Classroom, names: Sequence[str], user: User | None) -> list[FreshCard]:
    """Enrol new learners, all or none, and make their cards."""
    # Whoever writes first holds the row: two lists at once cannot both take the same name.
    Classroom.objects.select_for_update().get(pk=classroom.pk)
    taken = set(map(same_name, nicknames_in(classroom)))
    if len(taken) + len(names) > MOST_LEARNERS:
        raise FullClassroomError
    if any(find_fault(name, taken) for name in names):
        raise NameTakenError
    learners = Learner.objects.bulk_create(
        Learner(organisation=classroom.organisation, nickname=name) for name in names
    )
    Enrolment.objects.bulk_create(
        Enrolment(classroom=classroom, learner=learner) for learner in learners
    )
    log(classroom, user, Action.ENROLLED, len(learners))
    return make_cards(learners, classroom.language)


def join(classroom: Classroom, name: str, client: str) -> list[FreshCard]:
    """Enrol a learner who brought the join code; raise `LimitReachedError` after very many."""
    limits = [JOINS_OF_CLASSROOM.of(classroom.pk), JOINS_FROM_CLIENT.of(client)]
    require(limits)
    cards = enrol(classroom, [name], None)
    for limit in limits:
        limit.record()
    return cards


def nicknames_in(classroom: Classroom) -> list[str]:
    """Return all nicknames in a classroom, archived learners included."""
    return list(classroom.learners.values_list("nickname", flat=True))


@transaction.atomic
def renew_cards(classroom: Classroom, learners: Sequence[Learner], user: User) -> list[FreshCard]:
    """Make new cards; what was signed in with the old ones ends."""
    log(classroom, user, Action.RESET, len(learners))
    return make_cards(learners, classroom.language)


@transaction.atomic
def rename_learner(classroom: Classroom, learner: Learner, name: str) -> None:
    """Give a learner another name; raise `NameTakenError` if somebody in the class has it."""
    others = classroom.learners.exclude(pk=learner.pk).values_list("nickname", flat=True)
    if find_fault(name, set(map(same_name, others))):
        raise NameTakenError
    learner.nickname = name
    learner.save(update_fields=["nickname"])


def archive_learner(classroom: Classroom, learner: Learner, user: User, archived: bool) -> None:
    """Archive a learner, which ends their sessions, or restore them."""
    with transaction.atomic():
        learner.archived_at = timezone.now() if archived else None
        learner.save(update_fields=["archived_at"])
        log(classroom, user, Action.ARCHIVED if archived else Action.RESTORED, 1)


def erase_learner_of_class(classroom: Classroom, learner: Learner, user: User) -> None:
    """Erase a learner with all they did."""
    with transaction.atomic():
        erase_learner(learner)
        log(classroom, user, Action.ERASED, 1)


@transaction.atomic
def erase_classroom(classroom: Classroom, user: User | None) -> int:
    """Erase a classroom with the learners who are in no other one; return how many those were."""
    alone = classroom.learners.exclude(
        pk__in=Enrolment.objects.exclude(classroom=classroom).values("learner")
    )
    learners = list(alone)
    for learner in learners:
        erase_learner(learner)
    log(classroom, user, Action.ERASED, len(learners))
    classroom.delete()
    checkpoint_after_commit()
    return len(learners)
