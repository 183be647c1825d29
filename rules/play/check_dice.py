"""Whether the rolls of a record follow from its seed, and the seed from its commitment."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.cube import PlayerSide
from rules.engine.dice import Roll
from rules.play.dice_stream import DiceStream, commit_to
from rules.play.events import EventKind
from rules.play.record import PlayRecord
from rules.preset import FirstTurn


@dataclass(frozen=True, slots=True)
class CheckedRoll:
    """A roll of a record, by its event and its number in the stream, and what had to be rolled."""

    event: int
    number: int
    side: PlayerSide
    roll: Roll
    expected: Roll

    @property
    def follows(self) -> bool:
        """Tell whether the roll is the one that follows from the seed."""
        return self.roll == self.expected


@dataclass(frozen=True, slots=True)
class CheckedDice:
    """What a check of the dice has found.

    `start` holds the single dice for the start (White, Black) where they were thrown, and
    `first_follows` whether the side that they name has begun.
    """

    seed_fits: bool
    start: tuple[int, int] | None
    first_follows: bool
    rolls: tuple[CheckedRoll, ...]

    @property
    def is_right(self) -> bool:
        """Tell whether everything follows."""
        return self.seed_fits and self.first_follows and all(roll.follows for roll in self.rolls)


def check_dice(record: PlayRecord) -> CheckedDice:
    """Check the dice of a record whose seed is shown."""
    dice = DiceStream(record.game, record.seed, record.digits)
    opening = record.preset.first_turn is FirstTurn.OPENING
    is_thrown = record.preset.first_turn is not FirstTurn.ALTERNATE
    start = dice.throw_for_start() if is_thrown else None
    rolls: list[CheckedRoll] = []
    for at, event in enumerate(record.events, start=1):
        if event.kind is not EventKind.ROLLED or event.roll is None:
            continue
        number = len(rolls) if opening else len(rolls) + 1
        expected = dice.throw(number) if number else Roll.of(*dice.throw_for_start())
        rolls.append(CheckedRoll(at, number, event.side, event.roll, expected))
    first_follows = True
    if start and rolls:
        first_follows = rolls[0].side is _higher(start)
    seed_fits = commit_to(record.game, record.seed) == record.commitment
    return CheckedDice(seed_fits, start, first_follows, tuple(rolls))


def _higher(start: tuple[int, int]) -> PlayerSide:
    white, black = start
    return PlayerSide.WHITE if white > black else PlayerSide.BLACK
