"""Addresses of classrooms."""

from __future__ import annotations

from typing import TypeAlias

from django.urls import URLPattern, URLResolver, include, path

import tutorials.accounts.guards.converters  # noqa: F401 - registers <row:…>
from tutorials.classrooms.views import (
    assignments,
    cards,
    classrooms,
    enrolment,
    joining,
    learner_pages,
    learners,
    organisations,
    privacy,
    report,
    teachers,
)

app_name = "classrooms"

Address: TypeAlias = URLPattern | URLResolver

learner_patterns: list[Address] = [
    path("", learners.learner, name="learner"),
    path("card/", learners.new_card, name="new_card"),
    path("archive/", learners.archive, name="archive_learner"),
    path("restore/", learners.restore, name="restore_learner"),
    path("erase/", learners.erase, name="erase_learner"),
    path("export/", learners.export, name="export_learner"),
]

assignment_patterns: list[Address] = [
    path("", assignments.assignment, name="assignment"),
    path("settings/", assignments.edit, name="edit_assignment"),
    path("copy/", assignments.copy, name="copy_assignment"),
    path("delete/", assignments.delete, name="delete_assignment"),
    path("report/", report.assignment, name="assignment_report"),
    path("report/csv/", report.assignment_file, name="assignment_file"),
]

classroom_patterns: list[Address] = [
    path("", classrooms.classroom, name="classroom"),
    path("settings/", classrooms.edit, name="edit"),
    path("archive/", classrooms.archive, name="archive"),
    path("restore/", classrooms.restore, name="restore"),
    path("erase/", classrooms.erase, name="erase"),
    path("export/", classrooms.export, name="export"),
    path("joining/", enrolment.joining, name="joining"),
    path("sheet/", enrolment.sheet, name="sheet"),
    path("learners/", enrolment.names, name="names"),
    path("cards/", enrolment.new_cards, name="new_cards"),
    path("cards/shown/", enrolment.shown_cards, name="shown_cards"),
    path("teachers/", teachers.teachers, name="teachers"),
    path("teachers/<row:teaching>/", teachers.role, name="role"),
    path("invitations/<row:invitation>/", teachers.take_back, name="take_back"),
    path("learners/<row:learner>/", include(learner_patterns)),
    path("assignments/", assignments.assign, name="assign"),
    path("assignments/<row:assignment>/", include(assignment_patterns)),
    path("report/", report.classroom, name="report"),
    path("report/csv/", report.classroom_file, name="report_file"),
    path("report/exercises/<slug:slug>/", report.exercise, name="report_exercise"),
    path("report/learners/<row:learner>/", report.learner, name="report_learner"),
]

organisation_patterns: list[Address] = [
    path("", organisations.organisation, name="organisation"),
    path("invite/", organisations.invite, name="invite_member"),
    path("members/<row:membership>/", organisations.remove, name="remove_member"),
    path("invitations/<row:invitation>/", organisations.take_back, name="take_back_membership"),
    path("export/", organisations.export, name="export_organisation"),
    path("erase/", organisations.erase, name="erase_organisation"),
]

urlpatterns = [
    path("classrooms/", classrooms.index, name="index"),
    path("classrooms/new/", classrooms.create, name="create"),
    path("classrooms/<row:pk>/", include(classroom_patterns)),
    path("organisations/<row:pk>/", include(organisation_patterns)),
    path("invitations/<str:key>/", teachers.invitation, name="invitation"),
    path("join/", joining.join, name="join"),
    path("join/<str:code>/", joining.enrol, name="enrol"),
    path("card/", cards.card, name="card"),
    path("card/picture/", cards.picture, name="picture"),
    path("card/is-it-you/", cards.is_it_you, name="is_it_you"),
    path("card/new/", cards.own_card, name="own_card"),
    path("card/<str:key>/", cards.old_picture, name="old_picture"),
    path("me/", learner_pages.mine, name="mine"),
    path("assignments/<str:code>/", learner_pages.assigned, name="assigned"),
    path("privacy/", privacy.privacy, name="privacy"),
]
