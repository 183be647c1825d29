"""The nets of a game: weights read from a file, and the chances they estimate.

A weights file is a line of JSON (where the weights come from; the steps and biases of each unit)
and then a byte for each weight: for contact and for race the weights of the hidden units by input,
then those of the outputs.

Method. A hidden unit is a lane of 32 bits in one long integer. A row of weights is such an integer
once and for all, so that adding an input to all eighty units is one addition. A constant keeps
the lanes from borrowing of each other; without its bits they are signed numbers.
"""

from __future__ import annotations

import json
from array import array
from functools import lru_cache
from math import exp
from operator import mul
from pathlib import Path
from struct import Struct
from typing import Any, Final

from rules.engine.position import Position
from rules.player.chances import Chances
from rules.player.games import WEIGHTS, find_net
from rules.player.inputs import (
    COUNTED,
    INPUTS,
    OFF_INPUTS,
    SIDE,
    UNIT,
    count_inputs,
    is_race,
    off_inputs,
    place_inputs,
    see_sides,
)
from rules.preset import POINTS, RulePreset

HIDDEN: Final = 80
OUTPUTS: Final = 5
MOST: Final = 15
"""Checkers of a side."""
_LANE: Final = 32
_ZERO: Final = 1 << _LANE - 1
_ZEROS: Final = sum(_ZERO << _LANE * unit for unit in range(HIDDEN))
_BYTES: Final = HIDDEN * _LANE // 8
_unpack: Final = Struct(f"<{HIDDEN}i").unpack


class WeightsError(Exception):
    """A weights file that cannot be read."""


class Net:
    """One net: eighty hidden units and five outputs."""

    def __init__(
        self,
        weights: array[int],
        steps: list[float],
        biases: list[float],
        output_steps: list[float],
        output_biases: list[float],
    ) -> None:
        self._rows = [
            sum(
                weight << _LANE * unit
                for unit, weight in enumerate(weights[at * HIDDEN : (at + 1) * HIDDEN])
            )
            for at in range(INPUTS)
        ]
        lanes = [round(bias * UNIT / step) for bias, step in zip(biases, steps, strict=True)]
        self._start = _ZEROS + sum(lane << _LANE * unit for unit, lane in enumerate(lanes))
        self._scales = [step / UNIT for step in steps]
        outputs = weights[INPUTS * HIDDEN :]
        self._outputs = [
            [output_steps[one] * w for w in outputs[one * HIDDEN : (one + 1) * HIDDEN]]
            for one in range(OUTPUTS)
        ]
        self._output_biases = output_biases
        self._cells = [
            self._add_up(place_inputs, side * SIDE + 4 * place)
            for side in (0, 1)
            for place in range(POINTS + 1)
        ]
        self._counted = self._rows[COUNTED:]
        self._off = [self._add_up(off_inputs, OFF_INPUTS + 3 * side) for side in (0, 1)]

    def _add_up(self, inputs: Any, base: int) -> list[int]:
        """Return the sum of the rows for each number of checkers on a place."""
        return [
            sum(units * self._rows[base + at] for at, units in inputs(count))
            for count in range(MOST + 1)
        ]

    def outputs(self, position: Position, counted: list[int], wanted: int) -> list[float]:
        """Return the first `wanted` outputs for the side on roll."""
        cells, theirs, last = self._cells, POINTS + 1, 2 * POINTS + 1
        total = self._start
        for at, count in enumerate(position.points):
            if count > 0:
                total += cells[at][count]
            elif count:
                total += cells[last - 1 - at][-count]
        if position.bar:
            total += cells[POINTS][position.bar]
        if position.opponent_bar:
            total += cells[theirs + POINTS][position.opponent_bar]
        total += self._off[0][position.off] + self._off[1][position.opponent_off]
        for row, units in zip(self._counted, counted, strict=True):
            if units:
                total += units * row
        lanes = _unpack((total ^ _ZEROS).to_bytes(_BYTES, "little"))
        hidden = [x / (1 + x) if x > 0 else x / (1 - x) for x in map(mul, lanes, self._scales)]
        return [
            1 / (1 + exp(-sum(map(mul, weights, hidden), bias)))
            for weights, bias in zip(
                self._outputs[:wanted], self._output_biases[:wanted], strict=True
            )
        ]


class GameNets:
    """The nets for contact and race of a way of being paid."""

    def __init__(self, contact: Net, race: Net, head: dict[str, Any]) -> None:
        self._nets = (contact, race)
        self.head = head

    def rate(self, preset: RulePreset, position: Position) -> Chances:
        """Return the chances of the side on roll in a position that neither side has won."""
        sides = see_sides(position)
        counted = count_inputs(position, sides, preset.numbers_in_double)
        net = self._nets[is_race(position, sides)]
        wanted = OUTPUTS if pays_more_than_one(preset) else 1
        return Chances(*net.outputs(position, counted, wanted))


def pays_more_than_one(preset: RulePreset) -> bool:
    """Return whether some wins of a game are worth more than 1 point."""
    if preset.bears_off:
        return preset.gammons.value == "counted"
    return preset.closed_home.value == "multiplied"


@lru_cache(maxsize=16)
def load_nets(name: str, folder: Path = WEIGHTS) -> GameNets:
    """Return the nets of a weights file; raise `WeightsError` if it cannot be read."""
    path = folder / f"{name}.net"
    line, _, body = path.read_bytes().partition(b"\n")
    size = (INPUTS + OUTPUTS) * HIDDEN
    try:
        head = json.loads(line)
        parts = [
            Net(
                array("b", body[net * size : (net + 1) * size]),
                head["steps"][net],
                head["biases"][net],
                head["output_steps"][net],
                head["output_biases"][net],
            )
            for net in (0, 1)
        ]
    except (ValueError, KeyError, IndexError) as error:
        raise WeightsError(f"{path.name}: {error}") from error
    return GameNets(parts[0], parts[1], head)


def nets_of(preset: RulePreset) -> GameNets:
    """Return the nets that judge a game."""
    return load_nets(find_net(preset).name)
