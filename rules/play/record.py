"""The record of a game as text: a head of `name: value` lines, a blank line, an event a line.

    game: k3v9q2
    preset: ban-sugoroku
    options: goal=arrive closed-home=multiplied first-turn=alternate turn-limit=none
    commitment: 6f0c…
    digits: ["", "2718"]
    seed: 91b4…
    first: white
    result: white iri 1

    1 white rolled 3-1
    2 white played 8/5 6/5

All options are written, so that a record outlives a change of their defaults. `seed` is missing
until it is shown, `result` until the game has ended. What `parse_game` reads, `format_game` writes.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rules.engine.cube import PlayerSide
from rules.engine.outcome import WinKind
from rules.engine.steps import Step
from rules.notation.errors import NotationError
from rules.notation.rolls import format_roll, parse_roll
from rules.notation.steps import TypedStep, format_step, parse_steps
from rules.play.dice_stream import Digits, are_digits, is_seed
from rules.play.events import EventKind, PlayEvent
from rules.play.results import EndKind, PlayResult
from rules.preset import OptionError, RulePreset
from rules.presets import UnknownPresetError, get_preset

LONGEST_RECORD: Final = 300_000
LONGEST_LINE: Final = 500
NAMES: Final = (
    "game", "preset", "options", "commitment", "digits", "seed", "first", "result",
)  # fmt: skip
_MAY_BE_MISSING: Final = ("seed", "first", "result")
_SLUG: Final = re.compile(r"[0-9A-Za-z_-]{1,40}")
_HASH: Final = re.compile(r"[0-9a-f]{64}")
_RESULT: Final = re.compile(r"(white|black|nobody) ([a-z-]{1,30}) (0|[1-9][0-9]{0,6})")
_NOBODY: Final = "nobody"


class GameRecordError(ValueError):
    """A record that cannot be read: what is wrong (`code`), in which `line`, and the facts.

    `too_long`, `line_too_long`, `not_a_head_line`, `unknown_name`, `named_twice`, `missing_name`,
    `bad_value`, `not_an_event_line`, `wrong_number`, `unknown_side`, `unknown_event`, `bad_roll`,
    `bad_steps`, `more_on_the_line`.
    """

    def __init__(self, code: str, line: int, **facts: object) -> None:
        super().__init__(f"{code} in line {line}: {facts}")
        self.code = code
        self.line = line
        self.facts = facts


@dataclass(frozen=True, slots=True)
class PlayRecord:
    """A game as its record tells it."""

    game: str
    preset: RulePreset
    commitment: str
    digits: Digits = ("", "")
    seed: str = ""
    first: PlayerSide | None = None
    result: PlayResult | None = None
    events: tuple[PlayEvent, ...] = ()


def format_game(record: PlayRecord) -> str:
    """Write a game as text."""
    preset = record.preset
    values = {
        "game": record.game,
        "preset": preset.slug,
        "options": " ".join(f"{o.name}={preset.value_of(o).value}" for o in preset.options),
        "commitment": record.commitment,
        "digits": json.dumps(list(record.digits)),
        "seed": record.seed,
        "first": record.first or "",
        "result": _write_result(record.result) if record.result else "",
    }
    head = [f"{name}: {value}" for name, value in values.items() if value]
    events = [
        f"{number} {event.side} {_write_event(event)}"
        for number, event in enumerate(record.events, start=1)
    ]
    return "\n".join([*head, "", *events]) + "\n"


def parse_game(text: str) -> PlayRecord:
    """Read a game from text; raise `GameRecordError`."""
    if len(text) > LONGEST_RECORD:
        raise GameRecordError("too_long", 1, limit=LONGEST_RECORD)
    lines = text.removeprefix("\ufeff").split("\n")
    lines = [line.removesuffix("\r") for line in lines]
    for number, line in enumerate(lines, start=1):
        if len(line) > LONGEST_LINE:
            raise GameRecordError("line_too_long", number, limit=LONGEST_LINE)
    end = lines.index("") if "" in lines else len(lines)
    head = _Head(lines[:end])
    return PlayRecord(
        game=head.match("game", _SLUG),
        preset=head.read_preset(),
        commitment=head.match("commitment", _HASH),
        digits=head.read_digits(),
        seed=head.read_seed(),
        first=head.read_first(),
        result=head.read_result(),
        events=_read_events(lines[end:], end + 1),
    )


def _write_result(result: PlayResult) -> str:
    return f"{result.winner or _NOBODY} {result.how} {result.points}"


def _write_event(event: PlayEvent) -> str:
    words: list[str] = [event.kind]
    if event.roll:
        words.append(format_roll(event.roll))
    for step in event.steps:
        words.append(format_step(step) + ("*" if isinstance(step, Step) and step.hits else ""))
    return " ".join(words)


class _Head:
    """The head of a record: its values by name, each with its line."""

    def __init__(self, lines: list[str]) -> None:
        self._values: dict[str, tuple[str, int]] = {}
        self._end = len(lines) + 1
        for number, line in enumerate(lines, start=1):
            name, colon, value = line.partition(":")
            if not colon:
                raise GameRecordError("not_a_head_line", number, found=line[:40])
            if name not in NAMES:
                raise GameRecordError("unknown_name", number, found=name[:40], known=NAMES)
            if name in self._values:
                raise GameRecordError("named_twice", number, name=name)
            self._values[name] = (value.strip(), number)
        for name in NAMES:
            if name not in self._values and name not in _MAY_BE_MISSING:
                raise GameRecordError("missing_name", self._end, name=name)

    def get(self, name: str) -> str:
        return self._values[name][0] if name in self._values else ""

    def fault(self, name: str, code: str = "bad_value") -> GameRecordError:
        value, line = self._values.get(name, ("", self._end))
        return GameRecordError(code, line, name=name, found=value[:80])

    def match(self, name: str, pattern: re.Pattern[str]) -> str:
        if not pattern.fullmatch(value := self.get(name)):
            raise self.fault(name)
        return value

    def read_preset(self) -> RulePreset:
        try:
            preset = get_preset(self.get("preset"))
        except UnknownPresetError as error:
            raise self.fault("preset") from error
        pairs = [word.partition("=") for word in self.get("options").split()]
        try:
            return preset.with_options({name: value for name, _, value in pairs})
        except OptionError as error:
            raise self.fault("options") from error

    def read_digits(self) -> Digits:
        try:
            found = json.loads(self.get("digits"))
        except (ValueError, RecursionError) as error:
            raise self.fault("digits") from error
        if not (
            isinstance(found, list)
            and len(found) == 2
            and all(isinstance(digits, str) and are_digits(digits) for digits in found)
        ):
            raise self.fault("digits")
        return found[0], found[1]

    def read_seed(self) -> str:
        seed = self.get("seed")
        if seed and not is_seed(seed):
            raise self.fault("seed")
        return seed

    def read_first(self) -> PlayerSide | None:
        text = self.get("first")
        if text and text not in list(PlayerSide):
            raise self.fault("first")
        return PlayerSide(text) if text else None

    def read_result(self) -> PlayResult | None:
        if not (text := self.get("result")):
            return None
        match = _RESULT.fullmatch(text)
        hows: Mapping[str, WinKind | EndKind] = {how: how for how in (*WinKind, *EndKind)}
        if match is None or match[2] not in hows:
            raise self.fault("result")
        winner = None if match[1] == _NOBODY else PlayerSide(match[1])
        return PlayResult(winner, hows[match[2]], int(match[3]))


def _read_events(lines: list[str], first: int) -> tuple[PlayEvent, ...]:
    """Read the lines after the head, of which the first has the number `first`."""
    events: list[PlayEvent] = []
    for line_number, line in enumerate(lines, start=first):
        if not line.strip():
            continue
        words = line.split()
        if len(words) < 3:
            raise GameRecordError("not_an_event_line", line_number, found=line[:40])
        if words[0] != str(len(events) + 1):
            raise GameRecordError(
                "wrong_number", line_number, found=words[0][:20], expected=len(events) + 1
            )
        events.append(_read_event(words[1], words[2], words[3:], line_number))
    return tuple(events)


def _read_event(side: str, kind: str, rest: list[str], line: int) -> PlayEvent:
    if side not in list(PlayerSide):
        raise GameRecordError("unknown_side", line, found=side[:20])
    if kind not in list(EventKind):
        raise GameRecordError("unknown_event", line, found=kind[:20], known=tuple(EventKind))
    event = EventKind(kind)
    by = PlayerSide(side)
    if event is EventKind.ROLLED:
        try:
            return PlayEvent(by, event, parse_roll(" ".join(rest)))
        except NotationError as error:
            raise GameRecordError("bad_roll", line, found=" ".join(rest)[:40]) from error
    if event is EventKind.PLAYED:
        return PlayEvent(by, event, steps=_read_steps(" ".join(rest), line))
    if rest:
        raise GameRecordError("more_on_the_line", line, found=rest[0][:40])
    return PlayEvent(by, event)


def _read_steps(text: str, line: int) -> tuple[TypedStep, ...]:
    try:
        steps = parse_steps(text)
    except NotationError as error:
        raise GameRecordError("bad_steps", line, found=text[:80]) from error
    if not steps:
        raise GameRecordError("bad_steps", line, found="")
    return tuple(TypedStep(step.source, step.destination) for step in steps)
