"""Every statement the project began from, and every topic of the comparison, is taught."""

from __future__ import annotations

import pytest

from rules.book.comparison import compare
from rules.presets import BACKGAMMON, BAN_SUGOROKU
from tests.rules.book.checklist import BACKGAMMON as S2
from tests.rules.book.checklist import BAN_SUGOROKU as S1
from tests.rules.book.checklist import Attributed, NotApplicable
from tests.tutorials.curriculum.taught import COMPARED, ON_THE_COURSE_PAGE, TAUGHT
from tutorials.curriculum.loading.courses import CourseSource, read_content
from tutorials.curriculum.loading.store import CONTENT, list_languages

STATEMENTS = S1 | S2


@pytest.fixture(scope="module")
def courses() -> tuple[CourseSource, ...]:
    """Return the shipped courses."""
    return read_content(CONTENT, list_languages())


def test_the_table_names_lessons_and_statements_that_exist(
    courses: tuple[CourseSource, ...],
) -> None:
    lessons = {f"{course.slug}/{lesson.slug}" for course in courses for lesson in course.lessons}
    assert set(TAUGHT) <= lessons
    assert set(COMPARED.values()) <= lessons
    assert set(ON_THE_COURSE_PAGE) <= {course.slug for course in courses}
    named = {word for words in TAUGHT.values() for word in words.split()}
    assert named <= set(STATEMENTS)


def test_every_statement_is_taught_by_a_lesson() -> None:
    taught = {word for words in TAUGHT.values() for word in words.split()}
    taught |= {word for words in ON_THE_COURSE_PAGE.values() for word in words.split()}
    others = {
        key for key, entry in STATEMENTS.items() if isinstance(entry, Attributed | NotApplicable)
    }
    assert set(STATEMENTS) - taught - others == set()


def test_every_topic_of_the_comparison_is_taught_by_a_lesson() -> None:
    topics = {row.topic for row in compare(BAN_SUGOROKU, BACKGAMMON)}
    assert topics == set(COMPARED)
