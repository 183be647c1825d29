"""Measurements that are made by hand say what they lack in one line."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests import serving


@pytest.mark.parametrize("command", ["tests.bench.pages", "tests.load.classroom"])
def test_without_gunicorn_a_measurement_names_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    hidden = "import sys; sys.modules['gunicorn'] = None; import runpy; "
    code = f"{hidden}sys.argv[1:] = []; runpy.run_module('{command}', run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines() == [
        "gunicorn is missing here: install requirements/deploy.txt first."
    ]


def test_a_server_that_does_not_start_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "require_gunicorn", lambda: None)
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(SystemExit, match="did not start"), serving.served(1, 1):
        raise AssertionError("it was served")
