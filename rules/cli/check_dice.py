"""Checking the dice of a game's record, in lines that a person reads."""

from __future__ import annotations

from typing import BinaryIO, Final, TextIO

from rules.cli.lines import BAD_LINES, FINE
from rules.notation.rolls import format_roll
from rules.play.check_dice import CheckedDice, CheckedRoll, check_dice
from rules.play.record import LONGEST_RECORD, GameRecordError, parse_game

DESCRIPTION: Final = (
    "Reads the record of one game from standard input and says of every roll whether it follows"
    " from the seed."
)


def run_check_dice(source: BinaryIO, out: TextIO) -> int:
    """Check a record and write what is found; return 1 if it cannot be checked or is wrong."""
    try:
        text = source.read(4 * LONGEST_RECORD + 4).decode("utf-8")
        record = parse_game(text)
    except UnicodeDecodeError as error:
        return _say(out, f"The record is not UTF-8: byte {error.start}.", BAD_LINES)
    except GameRecordError as error:
        return _say(out, f"The record cannot be read: {error}", BAD_LINES)
    if not record.seed:
        return _say(out, "The record has no seed yet: it is shown when the game has ended.", 1)
    found = check_dice(record)
    for line in _describe(found):
        out.write(line + "\n")
    return FINE if found.is_right else BAD_LINES


def _say(out: TextIO, text: str, status: int) -> int:
    out.write(text + "\n")
    return status


def _describe(found: CheckedDice) -> list[str]:
    seed = "fits" if found.seed_fits else "DOES NOT FIT"
    lines = [f"The seed {seed} the commitment."]
    if found.start:
        white, black = found.start
        right = "did" if found.first_follows else "DID NOT"
        lines.append(f"Start: White {white}, Black {black}; the higher {right} begin.")
    lines += [_describe_roll(roll) for roll in found.rolls]
    wrong = sum(not roll.follows for roll in found.rolls)
    total = len(found.rolls)
    lines.append(f"{total - wrong} of {total} rolls follow from the seed.")
    return lines


def _describe_roll(roll: CheckedRoll) -> str:
    told = f"Event {roll.event}, roll {roll.number}: {roll.side} {format_roll(roll.roll)}"
    if roll.follows:
        return f"{told} follows."
    return f"{told} DOES NOT FOLLOW; it had to be {format_roll(roll.expected)}."
