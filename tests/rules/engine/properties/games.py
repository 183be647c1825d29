"""Random games, and positions and turns drawn from them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product
from random import Random
from typing import Final

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from rules.engine.dice import ALL_ROLLS, Roll
from rules.engine.outcome import Outcome, find_outcome
from rules.engine.plays import legal_plays
from rules.engine.position import Position
from rules.engine.turn import Turn
from rules.engine.validation import find_position_fault
from rules.preset import HOME_POINTS, RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU, get_preset
from tests.rules.data.records import position_of, read_records

LONGEST: Final = 3000
"""Turns after which a random game counts as endless; the longest seen takes a tenth of them."""
SEEDS: Final = 12
ASKED: Final = frozenset({"goal", "closed-home", "cube", "gammons"})
"""The options that the engine asks."""


def examples(count: int) -> settings:
    """Ask for a number of examples, however long the first ones take to play out."""
    return settings(max_examples=count, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def combinations(preset: RulePreset, names: frozenset[str] | None = None) -> list[RulePreset]:
    """Return the game under every combination of its options, or of those named."""
    options = [option for option in preset.options if names is None or option.name in names]
    return [
        preset.with_options(
            {option.name: value.value for option, value in zip(options, values, strict=True)}
        )
        for values in product(*(option.values for option in options))
    ]


def only_asked(preset: RulePreset) -> RulePreset:
    """Return the game with the options that the engine asks, and the others as they come."""
    default = get_preset(preset.slug)
    chosen = preset.chosen_options(default)
    return default.with_options({name: chosen[name] for name in chosen if name in ASKED})


EVERY_COMBINATION: Final = [*combinations(BAN_SUGOROKU), *combinations(BACKGAMMON)]
PLAYED_APART: Final = [*combinations(BAN_SUGOROKU, ASKED), *combinations(BACKGAMMON, ASKED)]


def describe(preset: RulePreset) -> str:
    """Name a game and its options, for the list of tests."""
    return " ".join([preset.slug, *(preset.value_of(option) for option in preset.options)])


@dataclass(frozen=True)
class Game:
    """A game played out at random: the positions before each roll, and how it was won."""

    positions: tuple[Position, ...]
    outcome: Outcome | None


@cache
def play_at_random(preset: RulePreset, seed: int) -> Game:
    """Return a game of random legal plays; its outcome is None when it does not end.

    In every second game both sides take, of a few such plays, the one that closes most: left to
    chance alone, no home is ever closed.
    """
    random = Random(f"{describe(preset)} {seed}")
    choices = 8 if seed % 2 else 1
    position = Position.start(preset)
    positions = []
    for _ in range(LONGEST):
        positions.append(position)
        plays = legal_plays(preset, position, Roll.throw(random))
        if plays:
            ends = sorted((play.position for play in plays), key=lambda end: (end.points, end.off))
            position = max(random.sample(ends, min(len(ends), choices)), key=strength)
        outcome = find_outcome(preset, position)
        if outcome:
            return Game(tuple(positions), outcome)
        position = position.flipped()
    return Game(tuple(positions), None)


def strength(position: Position) -> int:
    """Return how much the player has made of the near side, and what is hit."""
    made = [count > 1 for count in position.points[:10]]
    blots = [count == 1 for count in position.points[:12]]
    return sum(made) + sum(made[:HOME_POINTS]) + 2 * position.opponent_bar - sum(blots)


@cache
def positions_on_file(preset: RulePreset) -> tuple[Position, ...]:
    """Return positions made up by hand or by program, many of them close to a win."""
    records = read_records("ban-sugoroku-plays") + read_records("backgammon-plays")
    positions = map(position_of, records)
    return tuple(p for p in positions if find_position_fault(preset, p) is None)


@st.composite
def turns(draw: st.DrawFn, presets: tuple[RulePreset, ...] = tuple(PLAYED_APART)) -> Turn:
    """Draw a turn before its first step, from a random game or, once in a while, from a file."""
    preset = draw(st.sampled_from(presets))
    asked = only_asked(preset)
    game = play_at_random(asked, draw(st.integers(0, SEEDS - 1)))
    positions = draw(st.sampled_from([game.positions, game.positions, positions_on_file(asked)]))
    position = draw(st.sampled_from(positions))
    return Turn.begin(preset, position, draw(st.sampled_from(ALL_ROLLS)))


@st.composite
def begun_turns(draw: st.DrawFn, presets: tuple[RulePreset, ...] = tuple(PLAYED_APART)) -> Turn:
    """Draw a turn of which some steps have been played, or none, or all."""
    turn = draw(turns(presets))
    plays = turn.plays()
    if not plays:
        return turn
    steps = draw(st.sampled_from(plays)).steps
    for step in steps[: draw(st.integers(0, len(steps)))]:
        turn = turn.after(step)
    return turn
