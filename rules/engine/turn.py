"""A roll being played: the position, the steps so far, and a check for every try."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import permutations
from operator import eq, ge

from rules.engine.checks import check_leaving, check_number
from rules.engine.dice import Roll
from rules.engine.outcome import Outcome, find_outcome, is_over
from rules.engine.plays import Play, most_numbers, plays_with
from rules.engine.position import BAR, OFF, Position
from rules.engine.refusals import Refusal, RefusalCode
from rules.engine.steps import Step, apply_step, make_step
from rules.preset import RulePreset


@dataclass(frozen=True, slots=True)
class Turn:
    """A roll being played, created by `begin` and continued by `after`; always legal so far.

    >>> from rules.presets import BACKGAMMON
    >>> turn = Turn.begin(BACKGAMMON, Position.start(BACKGAMMON), Roll.of(3, 1))
    >>> turn.try_step(8, 5)
    Step(source=8, destination=5, number=3, hits=False)
    >>> turn.try_step(8, 4).code
    <RefusalCode.SUM_OF_NUMBERS: 'sum_of_numbers'>
    """

    preset: RulePreset
    start: Position
    roll: Roll
    steps: tuple[Step, ...]
    position: Position
    numbers_left: tuple[int, ...]

    @classmethod
    def begin(cls, preset: RulePreset, position: Position, roll: Roll) -> Turn:
        """Return the turn before its first step."""
        return cls(preset, position, roll, (), position, roll.numbers(preset))

    @property
    def outcome(self) -> Outcome | None:
        """Return what the player has won by the steps so far, or None."""
        return find_outcome(self.preset, self.position)

    @property
    def is_finished(self) -> bool:
        """Return whether the turn may end: the game is won, or no number can be played."""
        if not self.numbers_left or is_over(self.preset, self.position):
            return True
        return most_numbers(self.preset, self.position, self.numbers_left) == 0

    def after(self, step: Step) -> Turn:
        """Return the turn with one more step, which must come from `try_step`."""
        left = list(self.numbers_left)
        left.remove(step.number)
        position = apply_step(self.position, step)
        return Turn(self.preset, self.start, self.roll, (*self.steps, step), position, tuple(left))

    def undone(self) -> Turn:
        """Return the turn without its last step; unchanged if there is none."""
        turn = Turn.begin(self.preset, self.start, self.roll)
        for step in self.steps[:-1]:
            turn = turn.after(step)
        return turn

    def plays(self) -> tuple[Play, ...]:
        """Return the legal ways to complete the turn, without the steps already played."""
        if is_over(self.preset, self.position):
            return ()
        return plays_with(self.preset, self.position, self.numbers_left)

    def try_step(
        self, source: int, destination: int | None = None, number: int | None = None
    ) -> Step | Refusal:
        """Return the step from `source` to `destination`, or by `number`, or why there is none.

        Give one of `destination` (1 to 24, or `OFF` for anything past the home board) and
        `number`. Any integers may be tried.
        """
        if destination is None:
            if number is None:
                raise TypeError("a try needs a destination or a number")
            destination = max(source - number, OFF)
        refusal = self._check_move(source, destination)
        if refusal:
            return replace(refusal, number=number)
        found = self._find_number(source, destination, number)
        if isinstance(found, Refusal):
            return found
        refusal = check_number(self.preset, self.position, source, found)
        if refusal:
            return refusal
        step = make_step(self.position, source, found)
        return self._check_whole_turn(step) or step

    def check_step(
        self, source: int, destination: int | None = None, number: int | None = None
    ) -> Refusal | None:
        """Return why a try is not allowed, or None when it is; arguments as `try_step`."""
        tried = self.try_step(source, destination, number)
        return tried if isinstance(tried, Refusal) else None

    def check_end(self) -> Refusal | None:
        """Return why the turn cannot end yet, or None when it can."""
        plays = self.plays()
        if not plays:
            return None
        return Refusal(
            RefusalCode.NUMBERS_LEFT,
            count=max(len(play.steps) for play in plays),
            numbers=self.numbers_left,
            proof=plays[0].steps,
        )

    def explain_pass(self) -> tuple[Refusal, ...]:
        """Return, for each checker and each number left, why it cannot be played.

        Empty when something can be played, or when no number is left.
        """
        if not self.numbers_left or self.plays():
            return ()
        tries = [
            self.try_step(source, number=number)
            for number in dict.fromkeys(self.numbers_left)
            for source in self.position.sources()
        ]
        return tuple(tried for tried in tries if isinstance(tried, Refusal))

    def _check_move(self, source: int, destination: int) -> Refusal | None:
        """Check what depends on source and destination alone, before the number."""
        position = self.position
        if is_over(self.preset, position):
            return Refusal(RefusalCode.GAME_OVER, source, destination)
        if not OFF < source <= BAR or not position.count(source):
            return Refusal(RefusalCode.NO_CHECKER, source, destination, point=source)
        if position.bar and source != BAR:
            return Refusal(RefusalCode.ENTER_FIRST, source, destination, count=position.bar)
        if destination >= source:
            return Refusal(RefusalCode.WRONG_DIRECTION, source, destination)
        if destination <= OFF:
            return check_leaving(self.preset, position, source)
        return None

    def _find_number(self, source: int, destination: int, number: int | None) -> int | Refusal:
        """Return the unused number that makes the step, or why there is none."""
        destination = max(destination, OFF)
        distance = source - destination if number is None else number
        fits = ge if destination == OFF and number is None else eq
        usable = [n for n in self.numbers_left if fits(n, distance)]
        if usable:
            return min(usable)
        played = [step.number for step in self.steps if fits(step.number, distance)]
        if played:
            used = min(played)
            times = self.roll.numbers(self.preset).count(used)
            return Refusal(RefusalCode.NUMBER_USED, source, destination, used, count=times)
        if number is None:
            refusal = self._check_sum(source, destination)
            if refusal:
                return refusal
        return Refusal(
            RefusalCode.NUMBER_NOT_ROLLED,
            source,
            destination,
            distance,
            numbers=self.numbers_left,
        )

    def _check_sum(self, source: int, destination: int) -> Refusal | None:
        """Return the refusal of a distance that is a sum of unused numbers, or None.

        A route off the board whose last number is larger than needed is offered where it is
        open; where it is not, the distance is no sum.
        """
        orders = self._sums(source, destination)
        routes = [(sum(numbers), *self._walk(source, numbers)) for numbers in orders]
        open_routes = [turn for _, turn, refusal in routes if refusal is None]
        if open_routes:
            begun = len(self.steps)
            stops = [s.destination for turn in open_routes for s in turn.steps[begun:-1]]
            proof = open_routes[0].steps[begun:]
            return Refusal(
                RefusalCode.SUM_OF_NUMBERS,
                source,
                destination,
                numbers=tuple(step.number for step in proof),
                between=tuple(sorted(set(stops))),
                proof=proof,
            )
        causes = [
            refusal
            for distance, _, refusal in routes
            if refusal is not None and distance == source - destination
        ]
        if not causes:
            return None
        failing = [cause.destination for cause in causes if cause.destination is not None]
        return Refusal(
            RefusalCode.SUM_BLOCKED,
            source,
            destination,
            numbers=self.numbers_left,
            between=tuple(sorted(set(failing))),
            cause=causes[0],
        )

    def _sums(self, source: int, destination: int) -> list[tuple[int, ...]]:
        """Return the orders of unused numbers that add up to the distance, the larger first.

        Off the board the last number may be larger than needed; an order that goes on after
        that is never walked to its end.
        """
        fits = ge if destination == OFF else eq
        orders = (
            order
            for length in range(2, len(self.numbers_left) + 1)
            for order in permutations(self.numbers_left, length)
            if fits(sum(order), source - destination)
        )
        return list(dict.fromkeys(orders))

    def _walk(self, source: int, numbers: tuple[int, ...]) -> tuple[Turn, Refusal | None]:
        """Walk one checker by several numbers; return how far it gets, and what stopped it."""
        turn = self
        for number in numbers:
            tried = turn.try_step(source, number=number)
            if isinstance(tried, Refusal):
                return turn, tried
            turn = turn.after(tried)
            source = tried.destination
        return turn, None

    def _check_whole_turn(self, step: Step) -> Refusal | None:
        """Check a possible step against the duty to use as many numbers as possible."""
        turn = self.after(step)
        if turn.outcome is not None:
            return None
        most = most_numbers(self.preset, self.position, self.numbers_left)
        rest = most_numbers(self.preset, turn.position, turn.numbers_left)
        if 1 + rest < most:
            return self._refuse(RefusalCode.LEAVES_NUMBER, step, turn.numbers_left)
        larger = max(self.numbers_left)
        if most == 1 and step.number < larger and self._can_play(larger):
            return self._refuse(RefusalCode.LARGER_NUMBER, step, (larger,))
        return None

    def _can_play(self, number: int) -> bool:
        return most_numbers(self.preset, self.position, (number,)) > 0

    def _refuse(self, code: RefusalCode, step: Step, numbers: tuple[int, ...]) -> Refusal:
        """Refuse a step because of the whole turn, with a play that proves it."""
        plays = [play for play in self.plays() if not play.accepted]
        longest = max(len(play.steps) for play in plays)
        proofs = [play.steps for play in plays if len(play.steps) == longest]
        return Refusal(
            code,
            step.source,
            step.destination,
            step.number,
            numbers=numbers,
            obstacles=self.after(step)._obstacles(),
            proof=min(proofs, key=lambda steps: steps[0].source != step.source),
        )

    def _obstacles(self) -> tuple[int, ...]:
        """Return the blocked points where the remaining numbers would have to land."""
        reasons = self.explain_pass()
        blocked = {reason.point for reason in reasons if reason.code is RefusalCode.BLOCKED}
        return tuple(sorted(filter(None, blocked)))
