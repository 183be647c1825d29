"""The form for demonstrations: solved by reaching the last board."""

from __future__ import annotations

from typing import Final, cast

from django.utils.translation import gettext as _

from rules.boards.point_labels import LabelledPlaces
from rules.turns.context import address
from rules.turns.slideshow import Slideshow, find_number
from rules.turns.story_player import play_story
from tutorials.curriculum.questions.frames import DemoQuestion
from tutorials.practice.forms.answered import AnsweredPart, ExerciseRequest, QueryError
from tutorials.practice.results import Tried, TryResult

FRAME: Final = "frame"
STRIP: Final = "demo"


class FramesForm:
    """Shows one board of a story, with links to the others."""

    def respond(self, asked: ExerciseRequest) -> AnsweredPart:
        """Return the board that the query names."""
        question = cast(DemoQuestion, asked.loaded.question)
        preset = question.setting.preset
        number = find_number(asked.query.get(FRAME, "1"), len(question.boards))
        if number is None:
            raise QueryError("unknown_value", FRAME, asked.query[FRAME], {})
        beats = [
            board.beat(asked.exercise.phrase(f"board {n}"))
            for n, board in enumerate(question.boards, start=1)
        ]
        frames = play_story(
            preset,
            question.setting.position,
            beats,
            lambda text, game: asked.word(text, LabelledPlaces(game)),
        )
        slides = Slideshow(
            STRIP, _("Step by step"), frames, number, lambda n: address(asked.url, {FRAME: str(n)})
        )
        is_last = number == len(frames)
        achieved = asked.word(asked.exercise.achieved, LabelledPlaces(preset)) if is_last else ""
        seen = Tried("", f"{FRAME} {number}", TryResult.SOLVED) if is_last else None
        return AnsweredPart(
            template="practice/parts/frames.html",
            context={
                "url": asked.url,
                "slides": slides,
                "achieved": achieved,
                "way_on": "practice/parts/frames_way_on.html" if is_last else "",
                "is_solved": is_last,
            },
            query={FRAME: str(number)} if number > 1 else {},
            tried=seen,
            solution=seen,
        )


FRAMES: Final = FramesForm()
