"""A copy of the project, for what nobody would do to the project itself."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final

FOLDERS: Final = ("config", "locale", "rules", "tests", "tutorials")
FILES: Final = ("manage.py", "pyproject.toml")


def copy_project(root: Path, place: Path) -> Path:
    """Copy what runs the site and its tests to a place of its own."""
    copy = place / "project"
    ignored = shutil.ignore_patterns("__pycache__", ".*_cache")
    for folder in FOLDERS:
        shutil.copytree(root / folder, copy / folder, ignore=ignored)
    for name in FILES:
        shutil.copy(root / name, copy / name)
    return copy


def replace_once(path: Path, changes: Mapping[str, str]) -> None:
    """Put texts of a file in the place of others that stand there once."""
    text = path.read_text(encoding="utf-8")
    for old, new in changes.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")
