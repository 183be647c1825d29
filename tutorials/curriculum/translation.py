"""Which texts of the models are kept in every language."""

from __future__ import annotations

from modeltranslation.translator import TranslationOptions, register

from tutorials.curriculum.models import Course, Exercise, Lesson


@register(Course)
class CourseTranslation(TranslationOptions):
    """The texts of a course."""

    fields = ("title", "summary")


@register(Lesson)
class LessonTranslation(TranslationOptions):
    """The texts of a lesson."""

    fields = ("title", "summary", "aim", "recap", "phrases")


@register(Exercise)
class ExerciseTranslation(TranslationOptions):
    """The texts of an exercise."""

    fields = ("title", "task", "achieved", "missed", "hint", "phrases")
