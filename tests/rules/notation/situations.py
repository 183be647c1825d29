"""Situations drawn at random: reachable positions with a roll, a cube, a score around them."""

from __future__ import annotations

from hypothesis import strategies as st

from rules.engine.cube import CubeState, PlayerSide
from rules.engine.dice import ALL_ROLLS
from rules.engine.situation import CubeOffer, Situation
from rules.preset import RulePreset
from rules.presets import BACKGAMMON
from tests.rules.engine.properties.games import begun_turns

CUBES = st.builds(
    CubeState,
    st.integers(0, 15).map(lambda power: 1 << power),
    st.sampled_from([None, *PlayerSide]),
)


@st.composite
def games_and_situations(
    draw: st.DrawFn, presets: tuple[RulePreset, ...] = (BACKGAMMON,)
) -> tuple[RulePreset, Situation]:
    """Draw a game and a situation in it that does not contradict itself."""
    turn = draw(begun_turns(presets))
    length = draw(st.sampled_from([0, 1, 7, 25, 0x7FFF]))
    points = st.integers(0, length or 0x7FFF)
    offer = draw(st.sampled_from([None, None, *CubeOffer]))
    situation = Situation(
        turn.position,
        draw(st.sampled_from(PlayerSide)),
        None if offer else draw(st.sampled_from([None, *ALL_ROLLS])),
        draw(CUBES),
        (draw(points), draw(points)),
        length,
        crawford=length > 0 and draw(st.booleans()),
        offer=offer,
        jacoby=draw(st.booleans()),
        beavers=draw(st.booleans()),
    )
    return turn.preset, situation


def situations() -> st.SearchStrategy[Situation]:
    """Draw a situation in a game of backgammon."""
    return games_and_situations().map(lambda drawn: drawn[1])
