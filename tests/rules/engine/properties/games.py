"""Random games, and positions and turns drawn from them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product
from random import Random
from typing import Final

from hypothesis import strategies as st

from rules.engine.dice import ALL_ROLLS, Roll
from rules.engine.outcome import Outcome, find_outcome
from rules.engine.plays import legal_plays
from rules.engine.position import Position
from rules.engine.turn import Turn
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU, get_preset

LONGEST: Final = 3000
"""Turns after which a random game counts as endless; the longest seen takes a tenth of them."""
SEEDS: Final = 6
ASKED: Final = frozenset({"goal", "closed-home", "cube", "gammons"})
"""The options that the engine asks."""


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
    """Return a game of random legal plays; its outcome is None when it does not end."""
    random = Random(seed)
    position = Position.start(preset)
    positions = []
    for _ in range(LONGEST):
        positions.append(position)
        plays = legal_plays(preset, position, Roll.throw(random))
        if plays:
            position = random.choice(plays).position
        outcome = find_outcome(preset, position)
        if outcome:
            return Game(tuple(positions), outcome)
        position = position.flipped()
    return Game(tuple(positions), None)


@st.composite
def turns(draw: st.DrawFn, presets: tuple[RulePreset, ...] = tuple(PLAYED_APART)) -> Turn:
    """Draw a turn before its first step, in a position reached by random legal play."""
    preset = draw(st.sampled_from(presets))
    game = play_at_random(only_asked(preset), draw(st.integers(0, SEEDS - 1)))
    position = draw(st.sampled_from(game.positions))
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
