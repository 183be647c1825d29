"""Classes of learners and their teachers."""

from __future__ import annotations

from django.apps import AppConfig


class ClassroomsConfig(AppConfig):
    """Classrooms, enrolment, cards, and what is told about stored data."""

    name = "tutorials.classrooms"
    label = "classrooms"

    def ready(self) -> None:
        """Name what this app stores about a learner, and where to find what is set."""
        from tutorials.accounts.personal_data import register_personal_data
        from tutorials.classrooms.assignments.progress import find_task
        from tutorials.classrooms.assignments.visiting import find_visited
        from tutorials.classrooms.privacy.exporting import export_enrolments
        from tutorials.practice.assignment_hooks import register_tasks

        register_personal_data("classrooms", export_enrolments)
        register_tasks(find_task, find_visited)
