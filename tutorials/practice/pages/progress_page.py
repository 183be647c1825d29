"""Template context of the progress page."""

from __future__ import annotations

from dataclasses import dataclass

from django.db.models import Prefetch
from django.utils.timezone import localdate

from rules.book.titles import clause_title
from rules.games.clause import Clause
from rules.games.shared_clauses import CLAUSES
from rules.links import rule_page_url
from rules.preset import RulePreset
from rules.presets import PRESETS
from tutorials.accounts.learners import KEPT_FOR
from tutorials.accounts.models import Learner
from tutorials.curriculum.models import Course, Lesson
from tutorials.practice.models import StepTry
from tutorials.practice.pages.course_map import map_course
from tutorials.practice.progress.keepsakes import wall_of
from tutorials.practice.progress.mastery import Mastery, mastery_of
from tutorials.practice.progress.standings import standings_of
from tutorials.practice.progress.words import name_sureness

_BY_ID: dict[str, Clause] = {clause.id: clause for clause in CLAUSES}


@dataclass(frozen=True, slots=True)
class MasteryRow:
    """A rule with the learner's mastery of it."""

    title: str
    url: str
    mastery: Mastery

    @property
    def sureness(self) -> str:
        """The sureness in words."""
        return name_sureness(self.mastery.sureness)


def progress_context(learner: Learner | None) -> dict[str, object]:
    """Return the learner's courses, rules and stored tries; hardly anything without a learner."""
    context: dict[str, object] = {"learner": learner, "keep_until": localdate() + KEPT_FOR}
    if learner is None:
        return context
    standings = standings_of(learner)
    lessons = Prefetch("lessons", Lesson.objects.prefetch_related("exercises"))
    maps = [map_course(each, standings) for each in Course.objects.prefetch_related(lessons)]
    rows = [_row(mastery) for mastery in mastery_of(learner) if mastery.clause in _BY_ID]
    wall = wall_of(standings)
    return context | {
        "wall": wall,
        "earned": sum(place.is_earned for place in wall),
        "maps": maps,
        "rows": rows,
        "tries": StepTry.objects.filter(learner=learner).count(),
    }


def _row(mastery: Mastery) -> MasteryRow:
    clause = _BY_ID[mastery.clause]
    preset = _game_of(clause)
    return MasteryRow(
        clause_title(preset, clause), rule_page_url(preset, preset, clause.id), mastery
    )


def _game_of(clause: Clause) -> RulePreset:
    """Return the first game whose default options include the rule."""
    return next((preset for preset in PRESETS if clause.holds(preset)), PRESETS[0])
