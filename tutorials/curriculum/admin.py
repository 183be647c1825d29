"""The curriculum in the admin: what content files hold is shown, not changed."""

from __future__ import annotations

from django.contrib import admin
from django.db.models import Model
from django.http import HttpRequest
from modeltranslation.admin import TranslationAdmin

from tutorials.curriculum.models import Course, Exercise, Lesson


class LoadedRowsAreReadOnly(TranslationAdmin[Model]):
    """Forbids changing and deleting rows that `load_curriculum` writes."""

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        """Tell whether the row may be changed."""
        return not is_loaded(obj) and super().has_change_permission(request, obj)

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        """Tell whether the row may be deleted."""
        return not is_loaded(obj) and super().has_delete_permission(request, obj)


@admin.register(Course)
class CourseAdmin(LoadedRowsAreReadOnly):
    """Courses."""

    list_display = ("slug", "title", "preset", "order", "source_file")


@admin.register(Lesson)
class LessonAdmin(LoadedRowsAreReadOnly):
    """Lessons."""

    list_display = ("slug", "title", "course", "order", "source_file")
    list_filter = ("course",)
    list_select_related = ("course",)


@admin.register(Exercise)
class ExerciseAdmin(LoadedRowsAreReadOnly):
    """Exercises."""

    list_display = ("slug", "title", "lesson", "order", "kind", "level", "version")
    list_filter = ("lesson__course", "preset", "kind", "level")
    list_select_related = ("lesson",)
    search_fields = ("slug",)


def is_loaded(row: Model | None) -> bool:
    """Tell whether a row comes from a content file."""
    return isinstance(row, Course | Lesson | Exercise) and row.source_file != ""
