"""The games of a learner, as they may read them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.play.record import format_game
from tutorials.accounts.models import Learner
from tutorials.accounts.personal_data import Record
from tutorials.play.models import PlayedGame
from tutorials.play.store import load_events


def export_games(learners: Sequence[Learner]) -> Iterator[tuple[int, Record]]:
    """Yield every game of some learners, with the key of its learner."""
    rows = PlayedGame.objects.filter(learner__in=learners).order_by("pk")
    for row in rows.prefetch_related("events", "refused"):
        yield (
            row.learner_id or 0,
            {
                "began_at": row.created_at.isoformat(),
                "kind": row.kind,
                "score_before": row.score,
                "record": format_game(load_events(row).record()),
                "refused": [
                    {
                        "number": refused.number,
                        "before": refused.before,
                        "tried": refused.tried,
                        "code": refused.code,
                        "clause": refused.clause,
                        "at": refused.created_at.isoformat(),
                    }
                    for refused in row.refused.all()
                ],
            },
        )
