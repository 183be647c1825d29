"""The audit log of an organisation."""

from __future__ import annotations

import datetime
from typing import Final

from tutorials.accounts.models import AuditEntry, Organisation, User
from tutorials.accounts.rate_limits import EXPORTS_IN_LOG

KEPT_FOR: Final = datetime.timedelta(days=365)

Action = AuditEntry.Action


def record(
    organisation: Organisation,
    actor: User | None,
    action: AuditEntry.Action,
    subject: str = "",
    learners: int = 0,
) -> None:
    """Record who did what, in which classroom, to how many learners."""
    AuditEntry.objects.create(
        organisation=organisation, actor=actor, action=action, subject=subject, learners=learners
    )


def record_export(
    organisation: Organisation, actor: User, file: str, subject: str, learners: int
) -> None:
    """Record an export, once a minute for the same file and person."""
    limit = EXPORTS_IN_LOG.of(actor.pk, file)
    if not limit.is_reached():
        record(organisation, actor, Action.EXPORTED, subject, learners)
        limit.record()
