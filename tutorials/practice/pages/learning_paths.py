"""Suggested paths: new to both games, coming from one of them, or with a class."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from tutorials.curriculum.models import Lesson

OLD, NEW, BRIDGE = "ban-sugoroku", "backgammon", "bridge"

Lessons = tuple[tuple[str, str], ...]

WAYS_IN: Final[tuple[tuple[Promise, Promise, Lessons], ...]] = (
    (
        _("If both games are new to you"),
        _(
            "Take either course from its first lesson. A lesson takes ten to fifteen minutes, and "
            "you can stop anywhere."
        ),
        ((OLD, "board-and-way"), (NEW, "bg-race")),
    ),
    (
        _("If you know one of the two games"),
        _("Six lessons lead across the bridge: what stays, what differs, and what that changes."),
        ((BRIDGE, "br-same-board"), (BRIDGE, "br-doubles"), (BRIDGE, "br-end")),
    ),
    (
        _("With a class, in one hour"),
        _(
            "Half an hour for the board, the two numbers and hitting, each lesson begun together; "
            "then everybody plays in pairs, and whoever is unsure looks at the rule."
        ),
        ((OLD, "board-and-way"), (OLD, "two-numbers"), (OLD, "hitting")),
    ),
    (
        _("With a class, in four hours"),
        _(
            "First the board and the steps; then blocked points and entering; then the three ways "
            "to win; last a whole game and a small tournament."
        ),
        (
            (OLD, "two-numbers"),
            (OLD, "entering"),
            (OLD, "both-numbers"),
            (OLD, "iri-gachi"),
            (OLD, "mushi-gachi"),
            (OLD, "mujo-gachi"),
            (OLD, "whole-game"),
        ),
    ),
)


@dataclass(frozen=True, slots=True)
class WayIn:
    """A suggested path: for whom, and which lessons."""

    title: str
    text: str
    lessons: tuple[Lesson, ...]


def list_ways_in() -> list[WayIn]:
    """Return the paths whose lessons all exist. One query."""
    rows = Lesson.objects.select_related("course")
    lessons = {(row.course.slug, row.slug): row for row in rows}
    return [
        WayIn(str(title), str(text), tuple(lessons[key] for key in keys))
        for title, text, keys in WAYS_IN
        if all(key in lessons for key in keys)
    ]
