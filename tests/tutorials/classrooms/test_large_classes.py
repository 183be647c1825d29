"""Classes as large as they may be: work that is bounded, whatever is sent or asked for."""

from __future__ import annotations

from unittest import mock

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from tests.tutorials.classrooms.people import make_assignment, make_school
from tutorials.accounts.models import User
from tutorials.classrooms import classrooms
from tutorials.classrooms.models import Classroom, Role
from tutorials.classrooms.names.nicknames import MOST_LINES, read_list
from tutorials.classrooms.privacy.exporting import export_classroom, export_organisation
from tutorials.classrooms.reporting import spreadsheet
from tutorials.classrooms.reporting.pages import report_of

pytestmark = pytest.mark.django_db


def queries_of_exports(room: Classroom) -> int:
    """Return how many queries the exports of a class and its organisation take."""
    with CaptureQueriesContext(connection) as queries:
        export_classroom(room)
        export_organisation(room.organisation)
    return len(queries)


def test_an_export_of_many_learners_asks_no_more_than_one_of_few() -> None:
    room = make_school().classroom
    few = queries_of_exports(room)
    classrooms.enrol(room, [f"Learner {number}" for number in range(120)], None)
    assert queries_of_exports(room) == few
    assert len(export_classroom(room)["learners"]) == room.learners.count()  # type: ignore[arg-type]


def test_a_list_that_is_too_long_is_told_in_one_message() -> None:
    names, faults = read_list("Anna\n" * 25_000, ())
    assert names == []
    assert [(fault.code, fault.line) for fault in faults] == [("too_many", 25_000)]


def test_a_list_of_names_is_answered_with_as_many_messages_as_lines_at_most(
    client: Client,
) -> None:
    room = make_school().classroom
    client.force_login(User.objects.get(teachings__classroom=room, teachings__role=Role.OWNER))
    url = reverse("classrooms:names", args=[room.pk])
    sent = {"names": "a\n" * MOST_LINES}
    response = client.post(url, sent)
    assert response.status_code == 400
    assert response.content.count(b"field-error") <= MOST_LINES + 1
    response = client.post(url, {"names": "a\n" * 20_000})
    assert response.status_code == 400
    assert len(response.content) < 100_000


def test_a_table_words_what_its_rows_repeat_once() -> None:
    room = make_school().classroom
    classrooms.enrol(room, [f"=Learner {number}" for number in range(40)], None)
    report = report_of(room, make_assignment(room))
    with mock.patch.object(spreadsheet, "neutralise", wraps=spreadsheet.neutralise) as worded:
        written = "".join(spreadsheet.write_csv(report))
    assert written.count("\r\n") == 1 + 41 * len(report.exercises)
    assert worded.call_count == 41 + 3 * len(report.exercises) + 1
    assert written.count("\"'=Learner") == 40 * len(report.exercises)
