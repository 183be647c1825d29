"""The doubling cube as content files write it."""

from __future__ import annotations

from rules.engine.cube import CubeState
from rules.preset import RulePreset
from tutorials.curriculum.reading.tables import Table
from tutorials.curriculum.sides import SIDES


def read_cube_state(table: Table, preset: RulePreset) -> CubeState:
    """Read `cube = { value = 4, owner = "opponent" }`; left out, it lies unused in the middle."""
    if not table.has("cube"):
        return CubeState()
    entry = table.table("cube")
    value = entry.number("value", least=1, most=max(preset.cube_limit, 1)) or 1
    owner = entry.text("owner", optional=True)
    if owner and owner not in SIDES:
        entry.report(f"owner is none of {', '.join(SIDES)}: {owner!r}", "owner")
    if value & (value - 1):
        entry.report(f"value is on no face of the cube: {value}", "value")
    entry.finish()
    return CubeState(value, SIDES.get(owner))
