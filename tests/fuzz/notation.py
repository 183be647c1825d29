"""Throw spoiled texts at every parser of `rules.notation`: nothing may escape but NotationError.

    python -m tests.fuzz.notation                      a minute for each parser
    python -m tests.fuzz.notation --seconds 5 xgid     five seconds for one
    python -m tests.fuzz.notation --seed 7             another run of chance

What a parser accepts must come back from what is written of it, and the offset of an error must
lie in the text. Prints one line a parser; ends with status 1 at the first text that fails.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Final

from rules.notation.detect import parse_any
from rules.notation.errors import NotationError
from rules.notation.gnubg import (
    format_gnubg_id,
    format_position_id,
    parse_gnubg_id,
    parse_position_id,
)
from rules.notation.matches import check_match, decode_match, parse_mat, parse_match, parse_sgf
from rules.notation.placement import format_placement, parse_placement
from rules.notation.plays import parse_play
from rules.notation.record import format_record, parse_record
from rules.notation.rolls import format_roll, parse_roll
from rules.notation.steps import MAX_LENGTH, TypedStep, format_steps, parse_steps
from rules.notation.xgid import format_xgid, parse_xgid
from rules.play.as_match import read_game_record
from rules.play.record import GameRecordError, PlayRecord, format_game, parse_game

STRANGE: Final = "\x00\t\n\r \u00a0\u3000\ufeff\u202e\ud800٣²½ⅣＸß内六→🎲\U0010ffff"
SEPARATORS: Final = ".:;,/-_=x*()[]<>+|\\"
ALPHABET: Final = "0123456789ABCDEFGabcdefgxyz" + SEPARATORS + STRANGE

XGIDS: Final = (
    "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10",
    "-BDB-------------a------e-:1:-1:-1:D:3:2:1:5:10",
    "aC----B-------------b---dB:3:1:1:00:0:0:3:0:10",
)
GNUBG_IDS: Final = ("4HPwATDgc/ABMA:8IhuACAACAAE", "ewMAAD4gAAAAAA:AQGqAAAAAAAE", "4HPwATDgc/ABMA")
RECORDS: Final = (
    "c1.backgammon.at_24x2-13x5-8x3-6x5.vs_1x2-12x5-17x3-19x5.roll_3-1",
    "c1.ban-sugoroku.goal_bear-off.closed-home_off.at_2x1-barx1-offx13.vs_24x2-offx13",
    "c1.backgammon.cube_off.at_1x1.vs_2x1.on-roll_black.cube-at_4-white.match_7.score_6-3"
    ".terms_crawford",
)
PLAYS: Final = (
    "8/5* 6/5(2)",
    "bar/20 24/18/13 6/off",
    "内六 → 内一",
    "Int. 6 → Int. 1",
    "25/20 6/0",
)
MATCHES: Final = (
    " 7 point match\n\n Game 1\n White : 0            Black : 0\n"
    "  1) 31: 8/5 6/5             64: 24/14\n  2)  Doubles => 2           Takes\n"
    "  3) 66: 24/18(2) 13/7(2)     Wins 2 points\n",
    "(;FF[4]GM[6]MI[length:7][game:0][ws:0][bs:0]PW[a]PB[b];W[31hefe];B[64xrrn];W[double];B[drop])",
    '; [Crawford "On"]\n; [Beaver "On"]\n; [CubeLimit "1024"]\n3 point match\n'
    "Game 1\nA : 2  B : 0\n1) 31: 8/5 6/5       Doubles => 2\n2) Beavers => 4    Illegal play (3)\n"
    "3.  Losses 1 point  Wins 1 point and the match\n; Set Pos=x\nGame 2\n"
    "A : 2  B : 1\n1) Resigns\n",
    "(;GM[6]CA[Shift_JIS]CO[n]RU[Crawford:CrawfordGame]RE[B+1R];W[31hefe])(;GM[6];W[42])",
)

GAMES: Final = (
    f"game: k3v9q2\npreset: backgammon\noptions: cube=on gammons=counted\ncommitment: {'0a' * 32}\n"
    f'digits: ["12", ""]\nseed: {"91" * 32}\nfirst: white\nresult: white dropped 2\n\n'
    "1 white rolled 3-1\n2 white played 8/5 6/5\n3 black doubled\n4 white took\n",
)


def _none(value: object) -> None:
    """Stand in for a writer where reading is all there is."""


@dataclass(frozen=True)
class Target:
    """A parser, texts to begin with, and what writes its values again."""

    parse: Callable[[str], object]
    seeds: tuple[str, ...]
    write: Callable[[object], str | None] = _none


def _writing(write: Callable[..., str], *, spread: bool = False) -> Callable[[object], str]:
    def written(value: object) -> str:
        return write(*value) if spread and isinstance(value, tuple) else write(value)

    return written


def _bare(steps: tuple[TypedStep, ...]) -> tuple[TypedStep, ...]:
    """Leave out where in the text each step stood."""
    return tuple(TypedStep(step.source, step.destination) for step in steps)


def _write_steps(steps: object) -> str | None:
    """Write steps apart; a long chain of them is longer so than any text may be."""
    text = format_steps(steps) if isinstance(steps, tuple) else ""
    return text if len(text) <= MAX_LENGTH else None


def _parse_game(text: str) -> PlayRecord:
    try:
        return parse_game(text)
    except GameRecordError as error:
        raise NotationError(error.code, 0) from error


def _check_match(text: str) -> None:
    """Read a match as the bytes of a file, and check it."""
    content = text.encode("utf-8", "surrogatepass")
    for given in (content, text.encode("cp932", "replace"), content[::2]):
        try:
            check_match(parse_match(decode_match(given)))
        except NotationError as error:
            if error.offset > len(given):
                raise


def _check_played(text: str) -> None:
    played = read_game_record(text)
    check_match(played.match, played.record.preset)


TARGETS: Final = {
    "steps": Target(lambda text: _bare(parse_steps(text)), PLAYS, _write_steps),
    "named-steps": Target(lambda text: parse_steps(text, {"内六": 6, "内一": 1, "int6": 6}), PLAYS),
    "plays": Target(parse_play, PLAYS),
    "placement": Target(
        parse_placement, ("24:2 13:5 bar:1 / 1:2 opp-off:3", "/"), _writing(format_placement)
    ),
    "rolls": Target(parse_roll, ("3-1", "6-6"), _writing(format_roll)),
    "position-id": Target(parse_position_id, ("4HPwATDgc/ABMA",), _writing(format_position_id)),
    "gnubg": Target(parse_gnubg_id, GNUBG_IDS, _writing(format_gnubg_id)),
    "xgid": Target(parse_xgid, XGIDS, _writing(format_xgid)),
    "record": Target(parse_record, RECORDS, _writing(format_record, spread=True)),
    "any": Target(parse_any, XGIDS + GNUBG_IDS + RECORDS),
    "mat": Target(parse_mat, MATCHES),
    "sgf": Target(parse_sgf, MATCHES),
    "match": Target(parse_match, MATCHES),
    "file": Target(_check_match, MATCHES),
    "game": Target(_parse_game, GAMES, _writing(format_game)),
    "played": Target(_check_played, GAMES),
}


def spoil(random: Random, text: str) -> str:
    """Return a text with a few changes: characters put in, left out, changed, doubled, moved."""
    chars = list(text)
    for _ in range(random.choice((0, 1, 1, 1, 2, 3, 8))):
        at = random.randrange(len(chars) + 1)
        end = min(len(chars), at + random.choice((1, 1, 1, 2, 5, 20)))
        cut = chars[at:end]
        deed = random.randrange(5)
        if deed == 0:
            chars[at:at] = random.choices(ALPHABET, k=random.choice((1, 1, 2, 6)))
        elif deed == 1:
            chars[at:end] = []
        elif deed == 2:
            chars[at:end] = random.choices(ALPHABET, k=len(cut))
        elif deed == 3:
            chars[at:at] = cut * random.choice((1, 1, 2, 30))
        else:
            chars[at:end] = []
            to = random.randrange(len(chars) + 1)
            chars[to:to] = cut
    return "".join(chars)


def make_text(random: Random, seeds: tuple[str, ...]) -> str:
    """Return a text to try: a spoiled seed, two seeds joined, or nothing but chance."""
    kind = random.randrange(10)
    if kind == 0:
        return "".join(random.choices(ALPHABET, k=random.randrange(60)))
    if kind == 1:
        return "".join(chr(random.randrange(0x110000)) for _ in range(random.randrange(20)))
    text = random.choice(seeds)
    if kind == 2:
        other = random.choice(seeds)
        text = text[: random.randrange(len(text) + 1)] + other[random.randrange(len(other) + 1) :]
    return spoil(random, text)


def find_fault(target: Target, text: str) -> str | None:
    """Return what a parser does wrong with a text, or None."""
    try:
        value = target.parse(text)
    except NotationError as error:
        in_text = 0 <= error.offset <= len(text)
        return None if in_text else f"offset {error.offset} of {error.code} is outside the text"
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    try:
        written = target.write(value)
        back = value if written is None else target.parse(written)
    except Exception as error:
        return f"what is accepted cannot be written and read: {type(error).__name__}: {error}"
    return None if back == value else f"comes back as something else: {written}"


def fuzz(name: str, seconds: float, seed: int) -> bool:
    """Try texts on one parser until the time is over; tell whether all went well."""
    target, random = TARGETS[name], Random(f"{name} {seed}")
    count, end = 0, monotonic() + seconds
    while monotonic() < end:
        text = make_text(random, target.seeds)
        fault = find_fault(target, text)
        if fault:
            print(f"{name}: {text!r}: {fault}")
            return False
        count += 1
    print(f"{name}: {count} texts")
    return True


def main(arguments: list[str]) -> int:
    """Run the parsers named on the command line, or all of them."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("parsers", nargs="*", help=f"of {', '.join(TARGETS)}; default: all")
    options.add_argument("--seconds", type=float, default=60, help="for each parser")
    options.add_argument("--seed", type=int, default=0)
    given = options.parse_args(arguments)
    if unknown := set(given.parsers) - set(TARGETS):
        options.error(f"no such parser: {', '.join(unknown)}")
    done = [fuzz(name, given.seconds, given.seed) for name in given.parsers or TARGETS]
    return 0 if all(done) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
