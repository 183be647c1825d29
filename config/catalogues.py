"""Message catalogues: finding, checking and compiling them without GNU gettext."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import polib


class CatalogueError(Exception):
    """A catalogue that cannot be read: file and fault in one line."""


def find_catalogues(folders: list[Path]) -> Iterator[Path]:
    """Return every .po file in folders that hold one folder per language."""
    for folder in folders:
        yield from sorted(folder.glob("*/LC_MESSAGES/*.po"))


def compiled_path(source: Path) -> Path:
    """Return the path of the compiled catalogue."""
    return source.with_suffix(".mo")


def is_stale(source: Path) -> bool:
    """Return whether the compiled catalogue is missing or older than its source."""
    target = compiled_path(source)
    return not target.exists() or target.stat().st_mtime_ns < source.stat().st_mtime_ns


def compile_catalogues(folders: list[Path]) -> list[Path]:
    """Compile the stale catalogues and return their sources."""
    stale = [source for source in find_catalogues(folders) if is_stale(source)]
    for source in stale:
        compile_catalogue(source)
    return stale


def compile_catalogue(source: Path) -> None:
    """Compile one catalogue, replacing the old file atomically."""
    try:
        catalogue = polib.pofile(str(source))
    except (OSError, ValueError) as error:
        raise CatalogueError(f"{source}: {error}") from error
    target = compiled_path(source)
    draft = target.with_suffix(f".{os.getpid()}.tmp")
    catalogue.save_as_mofile(str(draft))
    draft.replace(target)
