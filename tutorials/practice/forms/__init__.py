"""How answers are given and judged on the page: one module for each form of answer.

A form knows no exercise: it takes any question of its form, whatever its kind.
"""

from __future__ import annotations

from typing import Final

from tutorials.curriculum.questions.question import Form
from tutorials.practice.forms.answered import AnsweredPart, AnswerForm, ExerciseRequest, QueryError
from tutorials.practice.forms.fields import FIELDS
from tutorials.practice.forms.frames import FRAMES
from tutorials.practice.forms.placement import PLACEMENT
from tutorials.practice.forms.points import POINTS
from tutorials.practice.forms.turn import TURN

FORMS: Final[dict[Form, AnswerForm]] = {
    Form.TURN: TURN,
    Form.FIELDS: FIELDS,
    Form.POINTS: POINTS,
    Form.PLACEMENT: PLACEMENT,
    Form.FRAMES: FRAMES,
}

__all__ = ["FORMS", "AnswerForm", "AnsweredPart", "ExerciseRequest", "QueryError"]
