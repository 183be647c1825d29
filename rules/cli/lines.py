"""JSON lines: one answer or error for each line of input."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any, Final, TextIO

from rules.notation.errors import NotationError

Record = dict[str, Any]
Answer = Callable[[Record], Record]

FINE: Final = 0
BAD_LINES: Final = 1


class LineError(ValueError):
    """A line that cannot be answered: what is wrong (`code`), with its facts."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(f"{code}: {facts}")
        self.code = code
        self.facts = facts


def answer_lines(answer: Answer, lines: Iterable[bytes], out: TextIO) -> int:
    """Write the answer to each line that is not blank; return the exit status.

    A bad line gets `{"line", "id", "error", "facts"}`, with the `offset` in a text that could not
    be read, and makes the status 1; the lines after it are answered all the same.
    """
    status = FINE
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        name: str | int | None = None
        try:
            record = read_record(line)
            name = _read_name(record)
            reply = {"id": name, **answer(record)}
        except (LineError, NotationError) as error:
            reply = {"line": number, "id": name, **describe_error(error)}
            status = BAD_LINES
        write_line(reply, out)
    return status


def write_line(reply: Record, out: TextIO) -> None:
    """Write an object as one line of JSON."""
    out.write(json.dumps(reply, separators=(",", ":")) + "\n")


def read_record(line: bytes) -> Record:
    """Parse a line as a JSON object; raise `LineError` if it is none."""
    try:
        record = json.loads(line.decode("utf-8"), parse_constant=_refuse)
    except UnicodeDecodeError as error:
        raise LineError("not_utf8", byte=error.start) from error
    except json.JSONDecodeError as error:
        raise LineError("not_json", character=error.pos) from error
    except (ValueError, RecursionError) as error:
        raise LineError("not_json") from error
    if not isinstance(record, dict):
        raise LineError("not_an_object")
    return record


def describe_error(error: LineError | NotationError) -> Record:
    """Return an error as an object, with its offset in a text that could not be read."""
    described: Record = {"error": str(error.code), "facts": error.facts}
    if isinstance(error, NotationError):
        described["offset"] = error.offset
    return described


def _read_name(record: Record) -> str | int | None:
    name = record.get("id")
    if not isinstance(name, str | int | None):
        raise LineError("bad_field", field="id")
    return name


def _refuse(constant: str) -> None:
    """Refuse NaN and the infinities, which are not JSON."""
    raise ValueError(constant)
