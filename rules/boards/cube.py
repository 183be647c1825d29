"""The doubling cube on the board, and in words."""

from __future__ import annotations

from typing import Final

from django.utils.translation import gettext as _

from rules.boards.geometry import Geometry
from rules.boards.geometry import format_number as n
from rules.engine.cube import CubeState, PlayerSide

SIZE: Final = 44
UNTURNED: Final = 64
"""What lies on top while nobody has doubled: it stands for 1."""


def draw_cube(cube: CubeState | None, geometry: Geometry) -> str:
    """Return the cube at its owner's end or in the middle; empty without a cube."""
    if cube is None:
        return ""
    x, y = geometry.cube(cube.owner)
    top = UNTURNED if cube.value == 1 else cube.value
    return (
        f'<g class="cube">\n<rect class="cube-face" x="{n(x - SIZE / 2)}" y="{n(y - SIZE / 2)}"'
        f' width="{SIZE}" height="{SIZE}" rx="6"/>\n'
        f'<text class="cube-value upright" x="{n(x)}" y="{n(y)}">{top}</text>\n</g>'
    )


def cube_in_words(cube: CubeState) -> str:
    """Return the value and the place of the cube in words; White is the player.

    >>> cube_in_words(CubeState(2, PlayerSide.WHITE))
    'The cube: 2, on your side'
    """
    facts = {"value": cube.value}
    if cube.owner is None:
        return _("The cube: %(value)s, in the middle") % facts
    if cube.owner is PlayerSide.BLACK:
        return _("The cube: %(value)s, on your opponent’s side") % facts
    return _("The cube: %(value)s, on your side") % facts
