"""Assignments as a learner sees them: due dates, progress and the next exercise."""

from __future__ import annotations

import datetime
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from django.db.models import Q
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import get_language, override
from django.utils.translation import gettext as _

from rules.http import PageLink
from tutorials.accounts.models import Learner
from tutorials.classrooms.assignments.choices import find_exercises
from tutorials.classrooms.assignments.periods import Period, period_of, which_counts
from tutorials.classrooms.models import Assignment
from tutorials.curriculum.models import Exercise
from tutorials.practice.assignment_hooks import Task
from tutorials.practice.links import exercise_url
from tutorials.practice.models import StepTry
from tutorials.practice.progress.standings import Standing, better_of, is_solved, standing_after
from tutorials.practice.progress.words import name_standing

Try: TypeAlias = tuple[datetime.datetime, Standing]
Tries: TypeAlias = dict[str, list[Try]]


@dataclass(frozen=True, slots=True)
class Dot:
    """An exercise of an assignment, where it is done, and how the learner stands with it."""

    exercise: Exercise
    url: str
    standing: Standing | None
    period: Period = Period.IN_TIME

    @property
    def is_done(self) -> bool:
        """Tell whether it was solved since the opening, be it late."""
        return is_solved(self.standing) and not self.is_earlier

    @property
    def is_late(self) -> bool:
        """Tell whether that was after the end."""
        return self.period is Period.LATE

    @property
    def is_earlier(self) -> bool:
        """Tell whether it was tried only before the opening."""
        return self.period is Period.EARLIER

    @property
    def standing_name(self) -> str:
        """Give the standing in words, and when that was."""
        if self.standing is None:
            return ""
        facts = {"standing": name_standing(self.standing)}
        if self.is_late:
            return _("%(standing)s (late)") % facts
        return _("%(standing)s (earlier)") % facts if self.is_earlier else facts["standing"]


@dataclass(frozen=True, slots=True)
class Work:
    """An assignment as one learner has it."""

    assignment: Assignment
    dots: tuple[Dot, ...]

    @property
    def solved(self) -> int:
        """Give the number of exercises that are done."""
        return sum(dot.is_done for dot in self.dots)

    @property
    def late(self) -> int:
        """Give how many of these were done after the end."""
        return sum(dot.is_done and dot.is_late for dot in self.dots)

    @property
    def earlier(self) -> int:
        """Give how many were solved only before the opening, and are to be done again."""
        return sum(dot.is_earlier and is_solved(dot.standing) for dot in self.dots)

    @property
    def is_done(self) -> bool:
        """Tell whether nothing is left to do."""
        return self.solved == len(self.dots)

    @property
    def is_begun(self) -> bool:
        """Tell whether anything was tried."""
        return any(dot.standing and not dot.is_earlier for dot in self.dots)

    @property
    def go_on(self) -> Dot | None:
        """Give the first exercise that is not done."""
        return next((dot for dot in self.dots if not dot.is_done), None)

    @property
    def language(self) -> str:
        """Give the language it leads to, empty where that is the reader's own."""
        chosen = self.assignment.language
        return chosen if chosen != get_language() else ""


def work_of(learner: Learner) -> list[Work]:
    """Return a learner's assignments, open ones by due date, then done ones. Three queries."""
    rows = Assignment.objects.select_related("classroom").filter(
        classroom__enrolments__learner=learner, classroom__archived_at=None
    )
    found = _exercises_of(rows)
    tries = _tries_of(learner, {slug for held in found.values() for slug in held})
    works = [_work(row, found[row.pk], tries) for row in rows]
    return sorted(works, key=lambda work: (work.is_done, _order(work.assignment)))


def work_on(assignment: Assignment, learner: Learner | None) -> Work:
    """Return an assignment as somebody has it who opened its address."""
    found = find_exercises(assignment.exercises, assignment.classroom.preset)
    return _work(assignment, found, _tries_of(learner, found) if learner else {})


def _tries_of(learner: Learner, slugs: Collection[str]) -> Tries:
    """Return when a learner tried each exercise, and how they stood with it then. One query."""
    rows = StepTry.objects.filter(learner=learner, exercise__in=slugs)
    tries: Tries = {}
    for slug, result, helped, moment in rows.values_list(
        "exercise", "result", "helped", "created_at"
    ):
        tries.setdefault(slug, []).append((moment, standing_after(result, helped)))
    return tries


def _stand(assignment: Assignment, tries: Sequence[Try]) -> tuple[Standing | None, Period]:
    """Return how a learner stands with an exercise of an assignment, and since which period."""
    standings: dict[Period, Standing] = {}
    for moment, standing in tries:
        period = period_of(assignment, moment)
        standings[period] = better_of(standing, standings.get(period, standing))
    if not standings:
        return None, Period.IN_TIME
    chosen = which_counts(standings)
    return standings[chosen], chosen


def _exercises_of(rows: Iterable[Assignment]) -> dict[int, dict[str, Exercise]]:
    """Return the exercises of each assignment; those of all classes are fetched together."""
    games: dict[tuple[str, str], list[Assignment]] = {}
    for row in rows:
        games.setdefault((row.classroom.preset_slug, str(row.classroom.options)), []).append(row)
    found: dict[int, dict[str, Exercise]] = {}
    for same in games.values():
        slugs = [slug for row in same for slug in row.exercises]
        held = find_exercises(slugs, same[0].classroom.preset)
        found |= {row.pk: held for row in same}
    return found


def _work(assignment: Assignment, found: Mapping[str, Exercise], tries: Tries) -> Work:
    with override(assignment.language or get_language() or "en"):
        dots = tuple(
            Dot(
                found[slug],
                exercise_url(slug),
                *_stand(assignment, tries.get(slug, ())),
            )
            for slug in assignment.exercises
            if slug in found
        )
    return Work(assignment, dots)


def _order(assignment: Assignment) -> tuple[bool, datetime.datetime, int]:
    return assignment.due_at is None, assignment.due_at or assignment.opens_at, assignment.pk


def find_task(learner: Learner, exercise: Exercise) -> Task | None:
    """Return what a class has set about an exercise that is due; None where it is not set.

    Two queries, one where nothing is set, none for whoever is in no class. Where several
    assignments hold the exercise, one that gives no hints decides, and the one that is due first
    and not done yet says where to go on.
    """
    if learner.organisation_id is None:
        return None
    now = timezone.now()
    rows = Assignment.objects.filter(
        Q(due_at=None) | Q(due_at__gt=now),
        classroom__enrolments__learner=learner,
        classroom__archived_at=None,
        opens_at__lte=now,
    )
    set_here = sorted((row for row in rows if exercise.slug in row.exercises), key=_order)
    if not set_here:
        return None
    tries = _tries_of(learner, {slug for row in set_here for slug in row.exercises})
    left = next((slug for row in set_here for slug in _left_after(row, exercise, tries)), None)
    back = PageLink(reverse("classrooms:mine"), _("Back to my page"))
    return Task(all(row.hints for row in set_here), _way_to(left) if left else back)


def _left_after(assignment: Assignment, exercise: Exercise, tries: Tries) -> list[str]:
    """Return what is not done of an assignment: what comes after an exercise, then the others."""
    place = assignment.exercises.index(exercise.slug)
    others = assignment.exercises[place + 1 :] + assignment.exercises[:place]
    return [other for other in others if not _is_done(assignment, tries.get(other, ()))]


def _is_done(assignment: Assignment, tries: Sequence[Try]) -> bool:
    standing, period = _stand(assignment, tries)
    return is_solved(standing) and period is not Period.EARLIER


def way_on(assignment: Assignment, exercise: Exercise, back: PageLink) -> PageLink:
    """Return the way to the next exercise of an assignment, and back after the last.

    It is for visitors, of whom nothing is known to be done.
    """
    place = assignment.exercises.index(exercise.slug) + 1
    return _way_to(assignment.exercises[place]) if place < len(assignment.exercises) else back


def _way_to(slug: str) -> PageLink:
    return PageLink(exercise_url(slug), _("Next exercise"))
