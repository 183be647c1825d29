"""A content folder for the tests of loading."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tutorials.curriculum.content_files import write_content


@pytest.fixture
def content(tmp_path: Path) -> Path:
    """Return a folder with one sound course."""
    root = tmp_path / "content"
    write_content(root)
    return root


@pytest.fixture
def lesson(content: Path) -> Path:
    """Return the file of its only lesson."""
    return content / "course-one" / "lesson-one.toml"
