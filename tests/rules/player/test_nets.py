"""The nets as they stand in the weights files: fast arithmetic says what plain arithmetic says."""

from __future__ import annotations

import json
import math
from itertools import product
from pathlib import Path

import pytest

from rules.engine.position import Position
from rules.player.chances import Chances, mean_chances, sure_win
from rules.player.games import NETS, WEIGHTS, find_net
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
from rules.player.nets import HIDDEN, OUTPUTS, WeightsError, load_nets, nets_of
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU, PRESETS
from tests.boards import parse_text
from tests.rules.player.positions import take_positions


def all_inputs(preset: RulePreset, position: Position) -> list[float]:
    """Return the inputs one by one, as the head of `inputs` describes them."""
    inputs = [0.0] * INPUTS
    for side, seen in enumerate((position, position.flipped())):
        for place in range(1, 26):
            for at, units in place_inputs(seen.count(place)):
                inputs[side * SIDE + 4 * (place - 1) + at] = units / UNIT
        for at, units in off_inputs(seen.off):
            inputs[OFF_INPUTS + 3 * side + at] = units / UNIT
    counted = count_inputs(position, see_sides(position), preset.numbers_in_double)
    inputs[COUNTED:] = [units / UNIT for units in counted]
    return inputs


def rate_plainly(preset: RulePreset, position: Position) -> Chances:
    """Work out the nets from the file in floating point."""
    line, _, body = (WEIGHTS / f"{find_net(preset).name}.net").read_bytes().partition(b"\n")
    head, net = json.loads(line), int(is_race(position, see_sides(position)))
    size = (INPUTS + OUTPUTS) * HIDDEN
    weights = [byte - 256 if byte > 127 else byte for byte in body[net * size : (net + 1) * size]]
    inputs = all_inputs(preset, position)
    hidden = []
    for unit in range(HIDDEN):
        step = head["steps"][net][unit]
        x = head["biases"][net][unit] + step * sum(
            value * weights[at * HIDDEN + unit] for at, value in enumerate(inputs) if value
        )
        hidden.append(x / (1 + abs(x)))
    outputs = []
    for one in range(OUTPUTS):
        row = weights[(INPUTS + one) * HIDDEN : (INPUTS + one + 1) * HIDDEN]
        y = head["output_biases"][net][one] + head["output_steps"][net][one] * sum(
            weight * value for weight, value in zip(row, hidden, strict=True)
        )
        outputs.append(1 / (1 + math.exp(-y)))
    return Chances(*outputs)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.slug)
def test_lanes_of_integers_say_what_plain_arithmetic_says(preset: RulePreset) -> None:
    nets = nets_of(preset)
    for position in take_positions(preset, 60, seed=2):
        fast, plain = nets.rate(preset, position), rate_plainly(preset, position)
        assert fast.points == pytest.approx(plain.points, abs=2e-4), position
        assert fast.win == pytest.approx(plain.win, abs=1e-4), position


def test_each_way_of_being_paid_has_nets_of_its_own() -> None:
    for net in NETS:
        assert find_net(net.preset) == net
    assert find_net(BACKGAMMON.with_options({"gammons": "off"})).name == "backgammon"
    multiplied = BAN_SUGOROKU.with_options({"goal": "bear-off"})
    assert find_net(multiplied).name == "ban-sugoroku-bear-off-off"


def test_every_weights_file_says_how_it_was_made_and_all_are_small() -> None:
    files = sorted(WEIGHTS.glob("*.net"))
    assert [file.stem for file in files] == sorted(net.name for net in NETS)
    assert sum(file.stat().st_size for file in files) <= 400_000
    for file in files:
        head = load_nets(file.stem).head
        assert {"net", "date", "command", "seed", "games"} <= head.keys()
        assert head["net"] == file.stem


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    for content in (b"", b"{}\n", b"nothing\n" + b"\0" * 50):
        (tmp_path / "broken.net").write_bytes(content)
        load_nets.cache_clear()
        with pytest.raises(WeightsError, match=r"broken\.net"):
            load_nets("broken", tmp_path)


def test_chances_of_the_two_sides_mirror_each_other() -> None:
    chances = Chances(0.6, 0.2, 0.1, 0.15, 0.05)
    assert chances.swapped().swapped() == pytest.approx(chances)
    assert chances.swapped().points == pytest.approx(-chances.points)
    assert sure_win(3).points == 3
    assert mean_chances([(1, sure_win(1)), (1, sure_win(1).swapped())]).points == 0


def options_of(preset: RulePreset) -> list[RulePreset]:
    """Return a game under every combination of the options that decide play."""
    options = [o for o in preset.options if o.name in ("goal", "closed-home", "gammons")]
    return [
        preset.with_options({o.name: v.value for o, v in zip(options, values, strict=True)})
        for values in product(*(option.values for option in options))
    ]


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.slug)
def test_a_race_that_is_all_but_won_is_rated_so(preset: RulePreset) -> None:
    ahead = "1:5 2:5 3:4 7:1 / 12:15" if not preset.bears_off else "1:2 off:13 / 18:15"
    for game in options_of(preset):
        position = parse_text(ahead if game.bears_off is preset.bears_off else "1:2 off:13 / 18:15")
        assert nets_of(game).rate(game, position).win > 0.9
        assert nets_of(game).rate(game, position.flipped()).win < 0.25
