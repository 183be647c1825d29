"""Nets as arrays: made at random, written to a weights file, and read from one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from rules.player.training.kernels import HIDDEN, INPUTS, OUTPUTS, Nets


def random_nets(seed: int) -> Nets:
    """Return small random weights."""
    random = np.random.default_rng(seed)
    return (
        random.normal(0, 0.1, (2, INPUTS, HIDDEN)).astype(np.float32),
        np.zeros((2, HIDDEN), np.float32),
        random.normal(0, 0.1, (2, OUTPUTS, HIDDEN)).astype(np.float32),
        np.zeros((2, OUTPUTS), np.float32),
    )


def write_nets(path: Path, nets: Nets, figures: dict[str, Any]) -> None:
    """Write nets as a line of JSON and then bytes: each weight rounded to a step of its unit."""
    hidden, hidden_bias, output, output_bias = nets
    steps = np.maximum(np.abs(hidden).max(axis=1), 1e-6) / 127
    output_steps = np.maximum(np.abs(output).max(axis=2), 1e-6) / 127
    head = figures | {
        "steps": [[round(float(x), 8) for x in net] for net in steps],
        "biases": [[round(float(x), 6) for x in net] for net in hidden_bias],
        "output_steps": [[round(float(x), 8) for x in net] for net in output_steps],
        "output_biases": [[round(float(x), 6) for x in net] for net in output_bias],
    }
    body = b""
    for net in (0, 1):
        body += np.round(hidden[net] / steps[net][None, :]).astype(np.int8).tobytes()
        body += np.round(output[net] / output_steps[net][:, None]).astype(np.int8).tobytes()
    path.write_bytes(json.dumps(head).encode() + b"\n" + body)


def read_nets(path: Path) -> Nets:
    """Read nets from a weights file."""
    line, _, body = path.read_bytes().partition(b"\n")
    head = json.loads(line)
    size = INPUTS * HIDDEN + OUTPUTS * HIDDEN
    hidden, output = [], []
    for net in (0, 1):
        whole = np.frombuffer(body[net * size : (net + 1) * size], np.int8).astype(np.float32)
        first = whole[: INPUTS * HIDDEN].reshape(INPUTS, HIDDEN)
        last = whole[INPUTS * HIDDEN :].reshape(OUTPUTS, HIDDEN)
        hidden.append(first * np.array(head["steps"][net], np.float32)[None, :])
        output.append(last * np.array(head["output_steps"][net], np.float32)[:, None])
    return (
        np.array(hidden, np.float32),
        np.array(head["biases"], np.float32),
        np.array(output, np.float32),
        np.array(head["output_biases"], np.float32),
    )
