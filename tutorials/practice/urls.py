"""URLs of courses, lessons, exercises and progress."""

from __future__ import annotations

from django.urls import path

from tutorials.practice.views import exercises, lessons, progress

app_name = "practice"
urlpatterns = [
    path("lessons/", lessons.courses, name="courses"),
    path("lessons/<slug:course>/", lessons.course, name="course"),
    path("lessons/<slug:course>/<slug:slug>/", lessons.lesson, name="lesson"),
    path("lessons/<slug:course>/<slug:slug>/done/", lessons.lesson_done, name="lesson_done"),
    path("exercises/", exercises.index, name="exercises"),
    path("exercises/<slug:slug>/", exercises.exercise, name="exercise"),
    path("progress/", progress.progress, name="progress"),
    path("progress/export/", progress.export, name="export_progress"),
]
