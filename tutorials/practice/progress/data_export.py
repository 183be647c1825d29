"""Export of the recorded tries of a learner."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tutorials.accounts.models import Learner
from tutorials.accounts.personal_data import Record
from tutorials.practice.models import StepTry

FIELDS = (
    "exercise",
    "version",
    "number",
    "options",
    "before",
    "tried",
    "result",
    "code",
    "clause",
    "helped",
)


def export_tries(learners: Sequence[Learner]) -> Iterator[tuple[int, Record]]:
    """Yield every recorded try, the oldest first."""
    for row in StepTry.objects.filter(learner__in=learners).order_by("pk").iterator():
        yield (
            row.learner_id,
            {
                **{field: getattr(row, field) for field in FIELDS},
                "at": row.created_at.isoformat(),
            },
        )
