"""Turns to be played to a goal: one, or several with the opponent's replies between them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final

from rules.engine.dice import Roll
from rules.engine.plays import Play, legal_plays
from rules.engine.position import Position
from rules.engine.refusals import Refusal, RefusalCode
from rules.engine.turn import Turn
from rules.notation.rolls import format_roll
from rules.notation.steps import TypedStep, format_step
from rules.preset import RulePreset
from tutorials.curriculum.goals import GoalError, Played, PlayGoal, parse_goal
from tutorials.curriculum.grading import find_solution, played
from tutorials.curriculum.questions.question import ExerciseSetting, Form, Phrase
from tutorials.curriculum.questions.tries import Try, read_try, replay
from tutorials.curriculum.reading.content_faults import KeyFault
from tutorials.curriculum.reading.notation import read_roll, read_steps
from tutorials.curriculum.reading.tables import Table

EN_DASH: Final = "–"


@dataclass(frozen=True, slots=True)
class Reply:
    """The opponent's next turn, in the opponent's own numbering."""

    roll: Roll
    steps: tuple[TypedStep, ...]

    def play(self, preset: RulePreset, position: Position) -> Turn | Refusal:
        """Return the opponent's turn from a position of the player, or what stops it."""
        turn = Turn.begin(preset, position.flipped(), self.roll)
        turn, refusal, _rest = replay(turn, self.steps)
        return refusal or turn.check_end() or turn


@dataclass(frozen=True, slots=True)
class TurnPart:
    """One turn to play: its roll, goal, solution, listed wrong tries, and the reply to it."""

    roll: Roll
    goal: PlayGoal
    solution: tuple[TypedStep, ...]
    tries: tuple[Try, ...]
    reply: Reply | None = None

    def find_refused_try(self, turn: Turn, source: int, destination: int) -> Try | None:
        """Return the listed try that ends with this refused step from where the turn stands."""
        for tried in self.tries:
            if tried.expected is None or tried.ends or not tried.steps:
                continue
            *allowed, last = tried.steps
            if (last.source, last.destination) != (source, destination):
                continue
            before, refusal, _rest = replay(_begun(turn), tuple(allowed))
            if refusal is None and before.position == turn.position:
                return tried
        return None

    def find_refused_end(self, turn: Turn) -> Try | None:
        """Return the listed try that ends the turn too early from where it stands."""
        for tried in self.tries:
            if tried.ends and tried.expected is not None:
                before, refusal, _rest = replay(_begun(turn), tried.steps)
                if refusal is None and before.position == turn.position:
                    return tried
        return None

    def find_missed_try(self, turn: Turn) -> Try | None:
        """Return the listed try that leads where the finished turn has led."""
        for tried in self.tries:
            if tried.expected is None:
                after, refusal, _rest = replay(_begun(turn), tried.steps)
                if refusal is None and after.position == turn.position:
                    return tried
        return None


class PastError(ValueError):
    """Earlier turns that miss their goal; `turn` counts from 0."""

    def __init__(self, turn: int) -> None:
        super().__init__(f"turn {turn + 1} does not reach its goal")
        self.turn = turn


@dataclass(frozen=True, slots=True)
class TurnsQuestion:
    """An exercise answered by playing; `is_only` if the roll leaves a single legal play."""

    setting: ExerciseSetting
    parts: tuple[TurnPart, ...]
    is_only: bool = False

    @property
    def form(self) -> Form:
        """The form in which it is answered."""
        return Form.TURN

    @property
    def phrases(self) -> tuple[Phrase, ...]:
        """The texts of the tries, and of the turns after the first."""
        if len(self.parts) == 1:
            return tuple(_list_phrases(self.parts[0], 0, ()))
        later = (Phrase(f"turn {n + 1}", ("turns", n)) for n in range(1, len(self.parts)))
        tries = (_list_phrases(part, n, ("turns", n)) for n, part in enumerate(self.parts))
        return (*later, *chain.from_iterable(tries))

    def begin(self, past: Sequence[Sequence[TypedStep]] = ()) -> Turn:
        """Return the turn that comes after the turns in `past`; raise `PastError`."""
        position = self.setting.position
        for number, steps in enumerate(past):
            position = self._after(number, position, steps)
        return Turn.begin(self.setting.preset, position, self.parts[len(past)].roll)

    def reply_to(self, past: Sequence[Sequence[TypedStep]]) -> Turn | None:
        """Return the opponent's turn that followed the last one in `past`, or None."""
        if not past:
            return None
        turn, _refusal, _rest = replay(self.begin(past[:-1]), tuple(past[-1]))
        reply = self.parts[len(past) - 1].reply
        answered = reply.play(self.setting.preset, turn.position) if reply else None
        return answered if isinstance(answered, Turn) else None

    def _after(self, number: int, position: Position, steps: Sequence[TypedStep]) -> Position:
        """Return the position after a turn that reached its goal, and after its reply."""
        part = self.parts[number]
        turn = Turn.begin(self.setting.preset, position, part.roll)
        turn, refusal, _rest = replay(turn, tuple(steps))
        if refusal or not turn.is_finished or part.reply is None or part.goal.missing(played(turn)):
            raise PastError(number)
        answered = part.reply.play(self.setting.preset, turn.position)
        if isinstance(answered, Refusal):
            raise PastError(number)
        return answered.position.flipped()

    def named_in_task(self) -> Collection[str]:
        """Return the roll, as sentences write it, where there is one turn."""
        return (format_roll(self.parts[0].roll, EN_DASH),) if len(self.parts) == 1 else ()

    def find_faults(self) -> Iterator[KeyFault]:
        """Yield goals that no play reaches, solutions that are none and replies that fail."""
        positions = {self.setting.position}
        for number, part in enumerate(self.parts):
            at: tuple[str | int, ...] = ("turns", number) if len(self.parts) > 1 else ()
            faults = list(self._find_part_faults(part, positions))
            yield from (KeyFault((*at, *fault.keys), fault.reason) for fault in faults)
            if faults:
                return
            positions = set(self._ends(part, positions))
            if part.reply is not None:
                positions = {turn.position.flipped() for turn in self._answers(part, positions)}

    def _find_part_faults(
        self, part: TurnPart, positions: Iterable[Position]
    ) -> Iterator[KeyFault]:
        preset = self.setting.preset
        for position in positions:
            if find_solution(preset, position, part.roll, part.goal) is None:
                yield KeyFault(("goal",), f"no legal play reaches it: {part.goal}")
                return
        if self.is_only and len(legal_plays(preset, self.setting.position, part.roll)) > 1:
            yield KeyFault(("roll",), "more than one legal play")
        solved = [self._find_solution_fault(part, position) for position in positions]
        if None not in solved:
            yield KeyFault(("solution",), str(solved[0]))
        if part.reply is not None:
            ends = list(self._ends(part, positions))
            if len(list(self._answers(part, ends))) < len(ends):
                yield KeyFault(("reply",), "is not a legal turn after every play that is right")

    def _find_solution_fault(self, part: TurnPart, position: Position) -> str | None:
        turn = Turn.begin(self.setting.preset, position, part.roll)
        turn, refusal, _rest = replay(turn, part.solution)
        if refusal is not None:
            step = TypedStep(refusal.source or 0, refusal.destination or 0)
            return f"{format_step(step)} is refused: {refusal.code}"
        if not turn.is_finished:
            return "does not play the whole roll"
        missing = part.goal.missing(played(turn))
        return f"misses the goal: {', '.join(map(str, missing))}" if missing else None

    def _ends(self, part: TurnPart, positions: Iterable[Position]) -> Iterator[Position]:
        """Yield where the plays that reach the goal of a turn lead."""
        preset = self.setting.preset
        for position in positions:
            for play in legal_plays(preset, position, part.roll) or (Play((), position),):
                if part.goal.met(Played(preset, position, part.roll, play)):
                    yield play.position

    def _answers(self, part: TurnPart, positions: Iterable[Position]) -> Iterator[Turn]:
        """Yield the reply after each position in which it is a legal turn."""
        for position in positions:
            answered = part.reply.play(self.setting.preset, position) if part.reply else None
            if isinstance(answered, Turn):
                yield answered

    def find_try_faults(self) -> Iterator[KeyFault]:
        """Yield the listed tries that are not answered as the file says."""
        past: list[tuple[TypedStep, ...]] = []
        for number, part in enumerate(self.parts):
            at: tuple[str | int, ...] = ("turns", number) if len(self.parts) > 1 else ()
            turn = self.begin(past)
            for index, tried in enumerate(part.tries):
                if fault := tried.find_fault(turn, part.goal):
                    yield KeyFault((*at, "tries", index), f"this try is {fault}")
            past.append(part.solution)

    def refusal_codes(self) -> frozenset[RefusalCode]:
        """Return the codes that the listed tries provoke."""
        tries = [tried for part in self.parts for tried in part.tries]
        return frozenset(tried.expected for tried in tries if tried.expected)

    def count_tries(self) -> int:
        """Return how many tries are listed."""
        return sum(len(part.tries) for part in self.parts)


def read_part(table: Table, goal: PlayGoal | None = None) -> TurnPart | None:
    """Read a turn that is asked for; the goal is written in the table unless it is given."""
    before = len(table.faults)
    roll = read_roll(table)
    goal = goal or read_goal(table, table.array("goal"))
    solution = read_steps(table, "solution", table.text("solution", optional=True))
    tries = tuple(read_try(entry) for entry in table.tables("tries", optional=True))
    reply = read_reply(table) if table.has("reply") else None
    if roll is None or goal is None or len(table.faults) > before:
        return None
    return TurnPart(roll, goal, solution, tries, reply)


def read_reply(table: Table) -> Reply | None:
    """Read what the opponent plays next: `reply = { roll = "5-3", play = "bar/20 6/3" }`."""
    entry = table.table("reply")
    roll = read_roll(entry)
    steps = read_steps(entry, "play", entry.text("play", optional=True))
    entry.finish()
    return Reply(roll, steps) if roll is not None else None


def read_goal(table: Table, written: list[Any]) -> PlayGoal | None:
    """Read a goal such as `["all", ["hit"], ["no_blots"]]`."""
    if not written:
        return None
    try:
        return parse_goal(written)
    except GoalError as error:
        table.report(f"goal: {error}", "goal")
        return None


def _begun(turn: Turn) -> Turn:
    return Turn.begin(turn.preset, turn.start, turn.roll)


def try_key(number: int, tried: Try) -> str:
    """Return the key of the text that answers a try in the turn `number`, counted from 0."""
    return f"try {number + 1} {tried.key}"


def _list_phrases(part: TurnPart, number: int, at: tuple[str | int, ...]) -> Iterator[Phrase]:
    for index, tried in enumerate(part.tries):
        yield Phrase(try_key(number, tried), (*at, "tries", index), optional=True)
