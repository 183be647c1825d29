"""A command as a process of its own, with nothing but the standard library."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from rules.engine.position import Position
from rules.presets import BACKGAMMON
from tests.rules.cli.running import ROOT, line_of, run, start

LINE = line_of(Position.start(BACKGAMMON), (3, 1), id="ō", play="8/5 6/5")
LINES = f"{json.dumps(LINE, ensure_ascii=False)}\n\n{{\n".encode()


@pytest.mark.parametrize(
    ("arguments", "stdin", "status"),
    [
        (("plays",), LINES, 1),
        (("check", "--preset", "ban-sugoroku", "--option", "goal=bear-off"), LINES, 1),
        (("outcome",), LINES, 1),
        (("convert",), LINES, 1),
        (("perft", "--turns", "1"), b"", 0),
        (("bench", "no-such-file"), b"", 2),
        (("--help",), b"", 0),
        ((), b"", 2),
    ],
)
def test_a_process_writes_what_the_tests_of_the_commands_see(
    monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], stdin: bytes, status: int
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    done = start(*arguments, stdin=stdin)
    assert done == run(*arguments, stdin=stdin)
    assert done.returncode == status


def test_plays_are_answered_by_the_standard_library_alone() -> None:
    code = f"""
import runpy, sys
sys.path.insert(0, {str(ROOT)!r})
sys.argv = ["rules", "plays", "--preset", "backgammon"]
runpy.run_module("rules", run_name="__main__")
"""
    command = [sys.executable, "-I", "-S", "-c", code]
    line = json.dumps(LINE).encode()
    done = subprocess.run(command, input=line, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["max_steps"] == 2


def test_the_bench_runs_without_packages() -> None:
    done = start("bench", "--limit", "2")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"backgammon-plays.jsonl.gz: 2 positions")
