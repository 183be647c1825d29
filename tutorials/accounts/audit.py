"""The log of what was done to the data of an organisation's people."""

from __future__ import annotations

import datetime
from typing import Final

from tutorials.accounts.models import AuditEntry, Organisation, User

KEPT_FOR: Final = datetime.timedelta(days=365)

Action = AuditEntry.Action


def record(
    organisation: Organisation,
    actor: User | None,
    action: AuditEntry.Action,
    subject: str = "",
    learners: int = 0,
) -> None:
    """Write one line: who did what, in which classroom, to how many learners."""
    AuditEntry.objects.create(
        organisation=organisation, actor=actor, action=action, subject=subject, learners=learners
    )
