"""Suggested paths: new to both games, coming from one of them, or with a class."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from tutorials.curriculum.models import Lesson

OLD, BRIDGE = "ban-sugoroku", "bridge"

WAYS_IN: Final[tuple[tuple[Promise, Promise, tuple[str, str]], ...]] = (
    (
        _("If both games are new to you"),
        _(
            "Take either course from its first lesson. A lesson takes ten to fifteen minutes, and "
            "you can stop anywhere."
        ),
        (OLD, "board-and-way"),
    ),
    (
        _("If you know one of the two games"),
        _("Six lessons lead across the bridge: what stays, what differs, and what that changes."),
        (BRIDGE, "br-same-board"),
    ),
    (
        _("With a class, in one hour"),
        _(
            "Half an hour for the board, the two numbers and hitting, each lesson begun together; "
            "then everybody plays in pairs, and whoever is unsure looks at the rule."
        ),
        (OLD, "board-and-way"),
    ),
    (
        _("With a class, in four hours"),
        _(
            "First the board and the steps; then blocked points and entering; then the three ways "
            "to win; last a whole game and a small tournament."
        ),
        (OLD, "two-numbers"),
    ),
)


@dataclass(frozen=True, slots=True)
class WayIn:
    """A suggested path: for whom, how, and its first lesson."""

    title: str
    text: str
    first: Lesson


def list_ways_in() -> list[WayIn]:
    """Return the paths whose first lessons exist. One query."""
    rows = Lesson.objects.select_related("course")
    lessons = {(row.course.slug, row.slug): row for row in rows}
    return [
        WayIn(str(title), str(text), lessons[first])
        for title, text, first in WAYS_IN
        if first in lessons
    ]
