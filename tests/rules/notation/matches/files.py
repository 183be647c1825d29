"""Match files of our own making, and short ones put together line by line."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from rules.notation.errors import NotationError
from rules.notation.matches import MatchProblem, check_match, parse_match

SAMPLES: Final = Path(__file__).resolve().parent / "samples"
HEAD: Final = (" 5 point match", "", " Game 1", " Mia : 0                      Ken : 0")
"""The first turn of a file that begins like this stands in line 5."""
TREE: Final = "(;GM[6]PW[Mia]PB[Ken]MI[length:5][game:1][ws:0][bs:0]"


def read_sample(name: str) -> str:
    """Return the text of a sample."""
    return (SAMPLES / name).read_text(encoding="utf-8")


def mat(*lines: str) -> str:
    """Return a `.mat` file of a match to 5 points with these lines after its head."""
    return "\n".join((*HEAD, *lines))


def find_error(text: str) -> tuple[str, int, str]:
    """Return the code with which a file is refused, the line, and the text from there on."""
    with pytest.raises(NotationError) as raised:
        parse_match(text)
    error = raised.value
    line = error.facts["line"]
    assert isinstance(line, int)
    assert text[: error.offset].count("\n") == line - 1
    return str(error.code), line, text[error.offset :]


def find_problem(text: str) -> MatchProblem:
    """Return what is wrong with the match in a file that can be read."""
    problem = check_match(parse_match(text))
    assert problem is not None
    return problem


def code_of(text: str) -> str | None:
    """Return the code of what is wrong with the match in a file, or None."""
    problem = check_match(parse_match(text))
    return problem.code.value if problem else None
