"""A class with the lessons loaded, and the browser of a teacher who may see its reports."""

from __future__ import annotations

import pytest
from django.test import Client

from tests.tutorials.classrooms.people import School, an_exercise, make_school


@pytest.fixture
def school() -> School:
    an_exercise()
    return make_school()


@pytest.fixture
def teacher(school: School) -> Client:
    client = Client()
    school.sign_in(client, "viewer")
    return client
