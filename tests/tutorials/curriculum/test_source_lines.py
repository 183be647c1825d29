"""The lines of keys in a TOML source."""

from __future__ import annotations

import pytest

from tutorials.curriculum.reading.source_lines import KeyPath, SourceLines

SOURCE = '''# a "comment" with [brackets] = and an odd '
slug = "x"   # [[exercise]]

[en]
title = """
[not.a.header]
key = 1
"""
summary = "a # no comment"

[[exercise]]
slug = "one"
tries = [
  { play = "8/4]", expect = [1, 2] },  # {
  # { play = "left out" },
  { play = "8/5",
    expect = "x" }, 5,
]
goal = ["all",
  ["hit"], ["wins"]]
[exercise.en]
task = "first"

[[exercise]]
options.goal = "x"

  [exercise.en]
  task = 'second'

  [[exercise.step]]
  a = 1
  [[exercise.step]]
  a = 2
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("slug",), 2),
        (("en",), 4),
        (("en", "title"), 5),
        (("en", "key"), 4),
        (("en", "summary"), 9),
        (("exercise", 0), 11),
        (("exercise", 0, "slug"), 12),
        (("exercise", 0, "tries"), 13),
        (("exercise", 0, "tries", 0), 14),
        (("exercise", 0, "tries", 0, "expect"), 14),
        (("exercise", 0, "tries", 1), 16),
        (("exercise", 0, "tries", 2), 17),
        (("exercise", 0, "goal"), 19),
        (("exercise", 0, "goal", 1), 20),
        (("exercise", 0, "en", "task"), 22),
        (("exercise", 0, "fr"), 11),
        (("exercise", 1), 24),
        (("exercise", 1, "options", "goal"), 25),
        (("exercise", 1, "en", "task"), 28),
        (("exercise", 1, "step", 0, "a"), 31),
        (("exercise", 1, "step", 1, "a"), 33),
        (("nowhere",), 1),
    ],
)
def test_a_key_is_found_on_its_line_or_on_that_of_its_table(path: KeyPath, line: int) -> None:
    assert SourceLines(SOURCE).find(path) == line
