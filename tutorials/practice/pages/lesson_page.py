"""Template context of a lesson: boards, exercises, and what comes next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from rules.boards.diagram import Diagram
from rules.boards.point_labels import LabelledPlaces, PlainPlaces
from rules.book.clauses import get_clause
from rules.book.titles import clause_title
from rules.book.wording import word_name
from rules.engine.position import Position
from rules.http import PageLink
from rules.links import rule_page_url
from rules.preset import RulePreset
from rules.presets import get_preset
from rules.turns.context import address
from rules.turns.slideshow import Slideshow
from rules.turns.story_player import play_story
from tutorials.curriculum.boards import Board, read_board
from tutorials.curriculum.models import Course, Exercise, Lesson
from tutorials.curriculum.reading.tables import Table
from tutorials.curriculum.texts import fill_points, render_text
from tutorials.practice.links import lesson_url
from tutorials.practice.pages.exercise_page import word_task
from tutorials.practice.progress.standings import Standing, count_solved, is_solved


@dataclass(frozen=True, slots=True)
class ExerciseItem:
    """An exercise in a lesson's list, with its board and the learner's standing."""

    exercise: Exercise
    task: SafeString
    diagram: Diagram
    standing: Standing | None


def lesson_strip(lesson: Lesson, number: int) -> Slideshow:
    """Return the slideshow of a lesson's boards at board `number`."""
    preset = lesson.game()
    phrases: dict[str, str] = lesson.phrases
    beats = [board.beat(phrases[f"board {n}"]) for n, board in enumerate(_boards(lesson), start=1)]
    frames = play_story(preset, Position.start(preset), beats, _word)
    url = lesson_url(lesson)
    return Slideshow(
        "boards",
        _("The lesson on the board"),
        frames,
        number,
        lambda n: address(url, {"board": str(n)}),
        onward=PageLink("#exercises-title", _("To the exercises")),
    )


def _boards(lesson: Lesson) -> list[Board]:
    return [read_board(Table.of(board)) for board in lesson.boards]


def _word(text: str, preset: RulePreset) -> SafeString:
    """Render a text with points labelled as in a game."""
    return render_text(text, LabelledPlaces(preset))


def lesson_context(lesson: Lesson, standings: Mapping[str, Standing]) -> dict[str, object]:
    """Return the context of a lesson page, apart from its boards."""
    exercises = list(lesson.exercises.all())
    items = [
        ExerciseItem(
            each, word_task(each), Diagram(each.game(), each.start()), standings.get(each.slug)
        )
        for each in exercises
    ]
    begin = next((i.exercise for i in items if not is_solved(i.standing)), None)
    preset = lesson.game()
    shown = [board.preset for board in _boards(lesson) if board.preset is not None]
    lessons = list(lesson.course.lessons.all())
    place = [each.pk for each in lessons].index(lesson.pk)
    return {
        "lesson": lesson,
        "course": lesson.course,
        "preset": preset,
        "presets": list(dict.fromkeys([preset, *shown, *(item.diagram.preset for item in items)])),
        "items": items,
        "begin": begin,
        "solved": count_solved(exercises, standings),
        "total": len(exercises),
        "recap": _word(lesson.recap, preset),
        "rules": list(_list_rules(exercises)),
        "aim": fill_points(lesson.aim, PlainPlaces(preset)),
        "number": place + 1,
        "next_lesson": lessons[place + 1] if place + 1 < len(lessons) else None,
        "next_course": Course.objects.filter(order__gt=lesson.course.order).first(),
    }


def _list_rules(exercises: Iterable[Exercise]) -> Iterator[PageLink]:
    """Yield links to the rules that the exercises practise, once per game."""
    found: dict[tuple[str, str], Exercise] = {}
    for exercise in exercises:
        for clause in exercise.clauses:
            found.setdefault((exercise.preset, clause), exercise)
    has_several = len({slug for slug, _clause in found}) > 1
    for (slug, clause), exercise in found.items():
        game = exercise.game()
        url = rule_page_url(game, get_preset(slug), clause)
        title = clause_title(game, get_clause(game, clause))
        label = pgettext("rule of a game", "%(title)s (%(game)s)")
        yield PageLink(
            url, label % {"title": title, "game": word_name(game)} if has_several else title
        )
