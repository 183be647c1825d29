from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

MAIN = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored where tests run behind a shell
os.environ["DJANGO_SETTINGS_MODULE"] = "config.settings"
from django.core.management import execute_from_command_line
execute_from_command_line(["manage.py", *sys.argv[1:]])
"""


@contextmanager
def quickstart(root: Path, database: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """Run quickstart on a database of its own until the block ends."""
    variables = {"DATABASE_URL": f"sqlite:///{database}", "DJANGO_DEBUG": "1"}
    command = [sys.executable, "-c", MAIN, "quickstart", *arguments]
    with subprocess.Popen(
        command,
        cwd=root,
        env={**os.environ, **variables, "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def read_address(process: subprocess.Popen[str]) -> tuple[list[str], str]:
    """Return the lines before the address, and the address."""
    assert process.stdout is not None
    lines: list[str] = []
    for line in process.stdout:
        if line.startswith("http://"):
            return lines, line.strip()
        lines.append(line.strip())
    assert process.stderr is not None
    pytest.fail(f"quickstart ended: {process.stderr.read()}")


def interrupt(process: subprocess.Popen[str]) -> str:
    """End the server as Ctrl-C does, and return what it complained about."""
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=60) == 0
    assert process.stderr is not None
    return process.stderr.read()


@pytest.mark.thorough
def test_quickstart_serves_at_the_address_it_prints_and_ends_quietly(
    root: Path, tmp_path: Path
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with quickstart(root, tmp_path / "db.sqlite3", str(port)) as process:
            lines, address = read_address(process)
            assert f"Port {port} is taken, trying the next one." in lines
            assert address != f"http://127.0.0.1:{port}/"
            with urllib.request.urlopen(f"{address}healthz") as answer:
                assert answer.read() == b"ok\n"
            assert "Traceback" not in interrupt(process)


@pytest.mark.thorough
def test_a_second_start_loses_nothing_and_migrates_nothing(root: Path, tmp_path: Path) -> None:
    database = tmp_path / "db.sqlite3"
    with quickstart(root, database, "0") as process:
        read_address(process)
        interrupt(process)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("INSERT INTO django_session VALUES ('mine', 'kept', '2099-01-01')")
        connection.execute("UPDATE django_migrations SET applied = '2001-01-01'")
    with quickstart(root, database, "0") as process:
        read_address(process)
        interrupt(process)
    with closing(sqlite3.connect(database)) as connection:
        kept = connection.execute("SELECT session_data FROM django_session").fetchall()
        dates = connection.execute("SELECT DISTINCT applied FROM django_migrations").fetchall()
    assert (kept, dates) == ([("kept",)], [("2001-01-01",)])


@pytest.mark.parametrize("port", ["80000", "web"])
def test_a_port_that_is_none_is_refused(root: Path, tmp_path: Path, port: str) -> None:
    with quickstart(root, tmp_path / "db.sqlite3", port) as process:
        assert process.wait(timeout=60) != 0
        assert process.stderr is not None
        assert f"{port} is not a port" in process.stderr.read()
