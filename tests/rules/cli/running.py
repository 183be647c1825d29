"""Running a command: in this process, or as a reader would."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from rules.cli.fields import write_position
from rules.cli.main import main
from rules.engine.position import Position
from tests.boards import parse_text

ROOT: Final = Path(__file__).resolve().parents[3]
Record = dict[str, Any]


class Answers(NamedTuple):
    """What a command said to its lines, and its exit status."""

    status: int
    replies: list[Record]


class Done(NamedTuple):
    """What a command has written, and its exit status."""

    returncode: int
    stdout: bytes
    stderr: bytes


def run(*arguments: str, stdin: bytes = b"") -> Done:
    """Run a command in this process; `test_process.py` shows that another one does the same."""
    given, *written = (TextIOWrapper(BytesIO(stream), "utf-8") for stream in (stdin, b"", b""))
    with pytest.MonkeyPatch.context() as patch:
        for name, stream in zip(("stdin", "stdout", "stderr"), (given, *written), strict=True):
            patch.setattr(sys, name, stream)
        try:
            status = main(arguments)
        except SystemExit as left:
            status = int(left.code or 0)
    for stream in written:
        stream.flush()
    return Done(status, *(stream.buffer.getvalue() for stream in written))


def start(*arguments: str, stdin: bytes = b"") -> Done:
    """Run a command with the standard library only: no package of the environment is in reach."""
    command = [sys.executable, "-S", "-m", "rules", *arguments]
    done = subprocess.run(command, cwd=ROOT, input=stdin, capture_output=True, check=False)
    return Done(done.returncode, done.stdout, done.stderr)


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
