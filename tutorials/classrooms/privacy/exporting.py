"""Everything that is stored about a learner, a class or an organisation, as plain values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tutorials.accounts.models import Learner, Organisation
from tutorials.accounts.personal_data import Record, export_learners
from tutorials.classrooms.models import Classroom, Enrolment


def export_enrolments(learners: Sequence[Learner]) -> Iterator[tuple[int, Record]]:
    """Yield the classrooms of learners."""
    rows = Enrolment.objects.filter(learner__in=learners).select_related("classroom")
    for row in rows.order_by("pk"):
        about: Record = {"classroom": row.classroom.name, "since": row.created_at.isoformat()}
        yield row.learner_id, about


def export_classroom(classroom: Classroom) -> Record:
    """Return a classroom with its teachers and everything about its learners."""
    teachings = classroom.teachings.select_related("user").order_by("pk")
    return {
        "name": classroom.name,
        "game": classroom.preset_slug,
        "options": classroom.options,
        "language": classroom.language,
        "time_zone": classroom.time_zone,
        "kept_until": classroom.kept_until.isoformat(),
        "idle_minutes": classroom.idle_minutes,
        "join_code": classroom.join_code,
        "join_until": classroom.join_until.isoformat() if classroom.join_until else None,
        "archived_at": classroom.archived_at.isoformat() if classroom.archived_at else None,
        "created_at": classroom.created_at.isoformat(),
        "teachers": [
            {"email": row.user.email, "role": row.role, "since": row.created_at.isoformat()}
            for row in teachings
        ],
        "assignments": list(_export_assignments(classroom)),
        "learners": export_learners(classroom.learners.order_by("pk")),
    }


def _export_assignments(classroom: Classroom) -> Iterator[Record]:
    for row in classroom.assignments.all():
        yield {
            "title": row.title,
            "exercises": row.exercises,
            "language": row.language,
            "opens_at": row.opens_at.isoformat(),
            "due_at": row.due_at.isoformat() if row.due_at else None,
            "hints": row.hints,
            "code": row.code,
            "created_at": row.created_at.isoformat(),
        }


def export_organisation(organisation: Organisation) -> Record:
    """Return an organisation: its members, its classrooms, its learners and its log."""
    members = organisation.memberships.select_related("user").order_by("pk")
    log = organisation.audit.select_related("actor")
    return {
        "name": organisation.name,
        "created_at": organisation.created_at.isoformat(),
        "members": [
            {"email": row.user.email, "owner": row.is_owner, "since": row.created_at.isoformat()}
            for row in members
        ],
        "classrooms": [export_classroom(classroom) for classroom in organisation.classrooms.all()],
        "learners_without_classroom": export_learners(
            organisation.learners.filter(enrolments=None).order_by("pk")
        ),
        "log": [
            {
                "at": entry.created_at.isoformat(),
                "by": entry.actor.email if entry.actor else None,
                "did": entry.action,
                "to": entry.subject,
                "learners": entry.learners,
            }
            for entry in log
        ],
    }
