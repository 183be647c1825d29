"""The shipped lessons in the test database: read from their files once, copied in after that."""

from __future__ import annotations

from typing import Any

from django.core.management import call_command
from django.db import connection

from tutorials.curriculum.models import Course, Exercise, Lesson, LoadedContent

TABLES = tuple(model._meta.db_table for model in (Course, Lesson, Exercise, LoadedContent))
_ROWS: dict[str, list[tuple[Any, ...]]] = {}


def load_content() -> None:
    """Fill the database with the shipped courses, lessons and exercises."""
    if not _ROWS:
        call_command("load_curriculum", verbosity=0)
    with connection.cursor() as cursor:
        for table in TABLES:
            if rows := _ROWS.get(table):  # as they are: hundreds of tests wait for this
                values = ", ".join(["%s"] * len(rows[0]))
                cursor.executemany(f"INSERT INTO {table} VALUES ({values})", rows)  # noqa: S608
            else:
                cursor.execute(f"SELECT * FROM {table}")  # noqa: S608
                _ROWS[table] = cursor.fetchall()
