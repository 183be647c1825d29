"""Running a command as a reader would: another process, without what the environment holds."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

from rules.cli.fields import write_position
from rules.engine.position import Position
from tests.boards import parse_text

ROOT: Final = Path(__file__).resolve().parents[3]
Record = dict[str, Any]


class Answers(NamedTuple):
    """What a command said to its lines, and its exit status."""

    status: int
    replies: list[Record]


def run(*arguments: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run a command with the standard library only: no package of the environment is in reach."""
    command = [sys.executable, "-S", "-m", "rules", *arguments]
    return subprocess.run(command, cwd=ROOT, input=stdin, capture_output=True, check=False)


def ask(*arguments: str, lines: Iterable[Record | str]) -> Answers:
    """Hand lines to a command, records as JSON and texts as they are."""
    texts = [line if isinstance(line, str) else json.dumps(line) for line in lines]
    done = run(*arguments, stdin="\n".join(texts).encode())
    assert not done.stderr, done.stderr.decode()
    return Answers(done.returncode, [json.loads(line) for line in done.stdout.splitlines()])


def line_of(position: str | Position, dice: tuple[int, int] | None = None, **more: Any) -> Record:
    """Write a position, drawn as text or given, as a line."""
    placed = parse_text(position) if isinstance(position, str) else position
    thrown = {"dice": list(dice)} if dice else {}
    return {**write_position(placed), **thrown, **more}
