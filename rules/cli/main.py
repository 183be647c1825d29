"""The commands of `python3 -m rules` and their options."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from rules.cli.answers import answer_check, answer_outcome, answer_plays
from rules.cli.bench import DEFAULT_FILE, read_cases, run_bench
from rules.cli.check_dice import DESCRIPTION, run_check_dice
from rules.cli.choose import answer_choose, answer_rank
from rules.cli.convert import answer_convert
from rules.cli.lines import BAD_LINES, FINE, LineError, Record, answer_lines, write_line
from rules.cli.perft import count_finals
from rules.cli.player_bench import run_player_bench
from rules.player.choosing import DEEPEST
from rules.player.levels import LEVELS
from rules.preset import OptionError, RulePreset
from rules.presets import BACKGAMMON, PRESETS, get_preset

PLAYER_POSITIONS: Final = 64
"""Positions that the benchmark of the player takes unless told otherwise."""
DEPTHS: Final = range(DEEPEST + 1)
LINES: Final = "Reads one JSON object a line from standard input and answers each with one."

_ANSWERS: Final[dict[str, tuple[Callable[[RulePreset, Record], Record], str]]] = {
    "plays": (answer_plays, "the ends of all legal plays of a roll"),
    "check": (answer_check, "whether a step or a play is legal, and if not, why"),
    "outcome": (answer_outcome, "who has won, how and for how much"),
    "convert": (answer_convert, "a position in every notation"),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return 0, 1 for a bad line or a failed comparison, 2 for wrong usage."""
    parser = _build_parser()
    options = parser.parse_args(arguments)
    try:
        if options.command == "dice":
            return run_check_dice(sys.stdin.buffer, sys.stdout)
        preset = get_preset(options.preset).with_options(dict(options.option))
        return _run(options, preset)
    except BrokenPipeError:  # whoever reads the answers has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BAD_LINES
    except (OptionError, LineError, OSError) as error:
        parser.error(str(error))


def _run(options: argparse.Namespace, preset: RulePreset) -> int:
    if options.command == "perft":
        write_line(count_finals(preset, options.turns), sys.stdout)
        return FINE
    if options.command == "bench":
        if options.player:
            cases = list(read_cases(preset, options.file))[: options.limit or PLAYER_POSITIONS]
            return run_player_bench(preset, cases, sys.stdout)
        return run_bench(preset, options.file, options.limit, sys.stdout)
    status = answer_lines(_answer_of(options, preset), sys.stdin.buffer, sys.stdout)
    sys.stdout.flush()
    return status


def _answer_of(options: argparse.Namespace, preset: RulePreset) -> Callable[[Record], Record]:
    if options.command == "choose":
        return partial(answer_choose, preset, options.level, options.depth)
    if options.command == "rank":
        return partial(answer_rank, preset, options.depth)
    return partial(_ANSWERS[options.command][0], preset)


def _build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python3 -m rules", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    game = _game_options()
    for name, (_, help_) in _ANSWERS.items():
        commands.add_parser(name, parents=[game], help=help_, description=LINES)
    for name, help_ in (("choose", "the play of a level"), ("rank", "all plays with points")):
        player = commands.add_parser(name, parents=[game], help=help_, description=LINES)
        depth = "steps of look-ahead (default: %(default)s)"
        player.add_argument("--depth", type=int, choices=DEPTHS, default=1, help=depth)
        if name == "choose":
            level = "from 1, a beginner, to 5 (default: %(default)s)"
            player.add_argument("--level", type=int, choices=LEVELS, default=5, help=level)
    perft = commands.add_parser("perft", parents=[game], help="ends of all plays, counted")
    perft.add_argument("--turns", type=_positive, default=1, help="how deep (default: 1)")
    bench = commands.add_parser("bench", parents=[game], help="the engine beside a plain search")
    bench.add_argument("file", nargs="?", type=Path, default=DEFAULT_FILE, help="JSON lines")
    bench.add_argument("--player", action="store_true", help="measure the player instead")
    commands.add_parser(
        "dice", help="whether the rolls of a game's record follow", description=DESCRIPTION
    )
    bench.add_argument("--limit", type=_positive, help="measure only the first so many positions")
    return parser


def _game_options() -> argparse.ArgumentParser:
    game = argparse.ArgumentParser(add_help=False)
    slugs = [preset.slug for preset in PRESETS]
    game.add_argument("--preset", choices=slugs, default=BACKGAMMON.slug)
    game.add_argument("--option", action="append", default=[], type=_option, metavar="NAME=VALUE")
    return game


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"not NAME=VALUE: {text}")
    return name, value


def _positive(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"not a number above 0: {text}")
    return int(text)
