"""Who may see and do what: the only place from which pages get classrooms and organisations."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from django.core.exceptions import PermissionDenied
from django.db.models import (
    Case,
    CharField,
    Count,
    Exists,
    OuterRef,
    Q,
    QuerySet,
    Subquery,
    Value,
    When,
)
from django.http import Http404

from tutorials.accounts.models import Learner, Membership, Organisation, User
from tutorials.classrooms.models import Classroom, Role, Teaching
from tutorials.classrooms.names.nicknames import reading_order

RANKS: Final = {Role.VIEWER: 1, Role.TEACHER: 2, Role.OWNER: 3}


@dataclass(frozen=True, slots=True)
class ClassroomAccess:
    """A classroom with the role of one teacher in it."""

    classroom: Classroom
    role: Role

    @property
    def can_teach(self) -> bool:
        """Tell whether learners and cards may be looked after."""
        return RANKS[self.role] >= RANKS[Role.TEACHER]

    @property
    def can_own(self) -> bool:
        """Tell whether the classroom may be changed, shared and erased."""
        return self.role is Role.OWNER


def list_access(user: User) -> list[ClassroomAccess]:
    """Return every classroom of a teacher; owners of an organisation own all its classrooms."""
    present = Count("learners", filter=Q(learners__archived_at__isnull=True))
    classrooms = _classrooms_of(user).select_related("organisation").annotate(size=present)
    return [_access(classroom) for classroom in classrooms]


def get_access(user: User, pk: int, at_least: Role = Role.VIEWER) -> ClassroomAccess:
    """Return a classroom of a teacher: 404 for a stranger's, 403 where the role is too small."""
    classroom = _classrooms_of(user).select_related("organisation").filter(pk=pk).first()
    if classroom is None:
        raise Http404
    access = _access(classroom)
    if RANKS[access.role] < RANKS[at_least]:
        raise PermissionDenied
    return access


def get_learner(classroom: Classroom, pk: int) -> Learner:
    """Return a learner of a classroom; 404 for anybody else's."""
    learner = classroom.learners.select_related("card", "organisation").filter(pk=pk).first()
    if learner is None:
        raise Http404
    return learner


def in_order(learners: Iterable[Learner]) -> list[Learner]:
    """Return learners as a list of names is read."""
    return sorted(learners, key=lambda learner: (reading_order(learner.nickname), learner.pk))


def organisations_of(user: User) -> QuerySet[Organisation]:
    """Return the organisations in which a teacher may make classrooms."""
    return Organisation.objects.filter(memberships__user=user).order_by("name", "pk")


def get_owned_organisation(user: User, pk: int) -> Organisation:
    """Return an organisation that a teacher answers for: 404 for a stranger, 403 for a member."""
    membership = Membership.objects.select_related("organisation").filter(
        user=user, organisation=pk
    )
    found = membership.first()
    if found is None:
        raise Http404
    if not found.is_owner:
        raise PermissionDenied
    return found.organisation


def last_time_zone(user: User) -> str:
    """Return the time zone of the class that a teacher came to last; empty without one."""
    zones = Teaching.objects.filter(user=user).order_by("-pk")
    return zones.values_list("classroom__time_zone", flat=True).first() or ""


def _classrooms_of(user: User) -> QuerySet[Classroom]:
    owned = Membership.objects.filter(
        organisation=OuterRef("organisation"), user=user, is_owner=True
    )
    taught = Teaching.objects.filter(classroom=OuterRef("pk"), user=user)
    role = Case(
        When(Exists(owned), then=Value(Role.OWNER.value)),
        default=Subquery(taught.values("role")[:1]),
        output_field=CharField(),
    )
    return Classroom.objects.annotate(access_role=role).filter(Q(access_role__isnull=False))


def _access(classroom: Classroom) -> ClassroomAccess:
    return ClassroomAccess(classroom, Role(getattr(classroom, "access_role")))  # noqa: B009 - an annotation
