"""What a wrong answer was, as far as the answer itself says it."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from tutorials.curriculum.kinds.allowed import ALLOWED, AllowedQuestion
from tutorials.curriculum.kinds.counted.cube import DoubleQuestion
from tutorials.curriculum.questions.fields import AnswerField, FieldsQuestion
from tutorials.curriculum.questions.question import ExerciseQuestion, Form


class Miss(StrEnum):
    """What a learner did who missed the answer or the goal of an exercise."""

    THOUGHT_ALLOWED = "thought allowed"
    THOUGHT_FORBIDDEN = "thought forbidden"
    OTHER_REASON = "other reason"
    """That it is not allowed was seen; why it is not, was not."""
    TOO_MANY = "too many"
    TOO_FEW = "too few"
    OTHER_ANSWER = "other answer"
    OTHER_POINT = "other point"
    OTHER_POSITION = "other position"
    OTHER_PLAY = "other play"


_BY_FORM: Final = {
    Form.TURN: Miss.OTHER_PLAY,
    Form.POINTS: Miss.OTHER_POINT,
    Form.PLACEMENT: Miss.OTHER_POSITION,
}


def miss_of(question: ExerciseQuestion, tried: str) -> Miss:
    """Return what a try was that missed the question."""
    if not isinstance(question, FieldsQuestion):
        return _BY_FORM.get(question.form, Miss.OTHER_ANSWER)
    if len(question.fields) > 1:
        return Miss.OTHER_ANSWER
    (field,) = question.fields
    if isinstance(question, AllowedQuestion | DoubleQuestion):
        return _wrong_judgement(field.right, tried)
    return _wrong_number(field, tried)


def _wrong_judgement(right: str, tried: str) -> Miss:
    if tried == ALLOWED:
        return Miss.THOUGHT_ALLOWED
    return Miss.THOUGHT_FORBIDDEN if right == ALLOWED else Miss.OTHER_REASON


def _wrong_number(field: AnswerField, tried: str) -> Miss:
    if field.choices or not field.accepts(tried):
        return Miss.OTHER_ANSWER
    return Miss.TOO_MANY if int(tried) > int(field.right) else Miss.TOO_FEW
