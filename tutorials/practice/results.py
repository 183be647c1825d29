"""One try, as a form reports it and as it is recorded."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class TryResult(StrEnum):
    """The outcome of a try."""

    ALLOWED = "allowed"
    """A legal step, and the turn goes on."""
    REFUSED = "refused"
    """A step that the rules refuse."""
    MISSED = "missed"
    """A legal play, or an answer, that is not what was asked for."""
    SOLVED = "solved"


@dataclass(frozen=True, slots=True)
class Tried:
    """One try: what went before it in the same attempt, what was tried, and what came of it.

    `code` and `clause` say why a step was refused; `helped` is the highest hint that was open.
    """

    before: str
    tried: str
    result: TryResult
    code: str = ""
    clause: str = ""
    helped: int = 0
