"""What the README shows is what happens."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest


def console_examples(text: str) -> Iterator[tuple[str, str]]:
    """Yield each command of the console blocks with the output shown for it."""
    for block in re.findall(r"```console\n(.*?)```", text, re.S):
        for example in re.split(r"^\$ ", block, flags=re.M)[1:]:
            command, _, output = example.partition("\n")
            yield command, output


def test_the_session_in_python_gives_what_is_shown(root: Path) -> None:
    failed, tried = doctest.testfile(str(root / "README.md"), module_relative=False)
    assert tried > 5
    assert failed == 0


def test_the_commands_give_what_is_shown(root: Path) -> None:
    examples = list(console_examples((root / "README.md").read_text()))
    assert examples
    for command, output in examples:
        run = command.replace("python3", sys.executable)
        done = subprocess.run(
            ["sh", "-c", run], cwd=root, capture_output=True, text=True, check=False
        )
        assert done.stdout == output, command


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_every_file_that_is_named_exists(root: Path, name: str) -> None:
    text = (root / name).read_text()
    for path in re.findall(
        r"`((?:config|rules|tutorials|tests|locale|requirements)/[\w./-]*)`", text
    ):
        assert (root / path).exists(), path
