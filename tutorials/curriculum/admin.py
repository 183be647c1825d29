"""The curriculum in the admin; rows loaded from content files are read-only."""

from __future__ import annotations

from django.contrib import admin
from django.db.models import Model
from django.http import HttpRequest
from modeltranslation.admin import TranslationAdmin

from tutorials.curriculum.models import Course, Exercise, Lesson


class LoadedRowsAreReadOnly(TranslationAdmin[Model]):
    """Makes the rows that `load_curriculum` writes read-only."""

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        """Return False for loaded rows."""
        return not is_loaded(obj) and super().has_change_permission(request, obj)

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        """Return False for loaded rows, so that they go only with their file."""
        return not is_loaded(obj) and super().has_delete_permission(request, obj)


@admin.register(Course)
class CourseAdmin(LoadedRowsAreReadOnly):
    """Courses in the admin."""

    list_display = ("slug", "title", "preset", "order", "source_file")


@admin.register(Lesson)
class LessonAdmin(LoadedRowsAreReadOnly):
    """Lessons in the admin."""

    list_display = ("slug", "title", "course", "order", "source_file")
    list_filter = ("course",)
    list_select_related = ("course",)


@admin.register(Exercise)
class ExerciseAdmin(LoadedRowsAreReadOnly):
    """Exercises in the admin."""

    list_display = ("slug", "title", "lesson", "order", "kind", "level", "version")
    list_filter = ("lesson__course", "preset", "kind", "level")
    list_select_related = ("lesson",)
    search_fields = ("slug",)


def is_loaded(row: Model | None) -> bool:
    """Return whether a row comes from a content file."""
    return isinstance(row, Course | Lesson | Exercise) and row.source_file != ""
