from __future__ import annotations

import pytest

from rules.boards.arrows import DrawnArrow, draw_arrows
from rules.boards.diagram import Arrow, ArrowKind, Diagram
from rules.boards.geometry import geometry_of
from rules.engine.position import BAR, OFF
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU
from tests.boards import parse_text

PLAYED, PROOF, REFUSED = ArrowKind.PLAYED, ArrowKind.PROOF, ArrowKind.REFUSED


def draw(preset: RulePreset, text: str, *arrows: Arrow) -> list[DrawnArrow]:
    """Draw arrows on a position given as text."""
    return draw_arrows(Diagram(preset, parse_text(text), arrows=arrows))


def test_an_arch_keeps_clear_of_both_checkers() -> None:
    (arrow,) = draw(BAN_SUGOROKU, "20:1 / 18:2", Arrow(REFUSED, 20, 16))
    assert arrow.line == "M289 77.1C324 155.7 467.1 158.2 509.1 84.7"
    assert arrow.head == "M515.7 69.1L517.5 90.5L499.1 82.7z"


def test_an_arrow_from_row_to_row_swings() -> None:
    (arrow,) = draw(BACKGAMMON, "13:4 7:1 / 1:2", Arrow(PLAYED, 13, 7, "1"))
    assert arrow.line == "M57.5 234.4C116.4 383.6 259.9 335.6 333.9 478.6"
    assert (round(arrow.badge.x, 1), arrow.badge.y) == (192.6, 360)


def test_an_arrow_from_the_bar_leaves_sideways() -> None:
    (arrow,) = draw(BACKGAMMON, "21:1 / 1:2", Arrow(PLAYED, BAR, 21, "1"))
    assert arrow.line == "M411.4 232.3C449.5 222.2 523.2 168.2 564.7 84.3"


def test_a_played_arrow_begins_where_the_checker_has_left() -> None:
    geometry = geometry_of(Diagram(BACKGAMMON, parse_text("13:4 /")))
    (arrow,) = draw(BACKGAMMON, "13:4 8:2 / 1:2", Arrow(PLAYED, 13, 8))
    assert arrow.end == geometry.checker(8, 1)
    fifth, fourth = geometry.checker(13, 4), geometry.checker(13, 3)
    x, y = (float(number) for number in arrow.line[1:].split("C")[0].split())
    assert abs(y - fifth.y) < 15 < abs(y - fourth.y)
    assert abs(x - fifth.x) < 15


def test_a_proof_begins_on_the_checker_and_ends_where_it_would_land() -> None:
    geometry = geometry_of(Diagram(BACKGAMMON, parse_text("13:5 /")))
    (arrow,) = draw(BACKGAMMON, "13:5 8:2 / 1:2", Arrow(PROOF, 13, 8))
    assert arrow.end == geometry.checker(8, 2)


def test_a_proof_goes_on_from_where_it_has_come() -> None:
    arrows = draw(BAN_SUGOROKU, "24:1 20:1 / 1:2", Arrow(PROOF, 20, 14), Arrow(PROOF, 24, 20))
    geometry = geometry_of(Diagram(BAN_SUGOROKU, parse_text("/")))
    assert [arrow.end for arrow in arrows] == [geometry.checker(14, 0), geometry.checker(20, 0)]


def test_two_played_arrows_to_one_point_end_on_two_checkers() -> None:
    arrows = draw(BAN_SUGOROKU, "8:2 6:4 5:2 / 1:2", Arrow(PLAYED, 8, 5), Arrow(PLAYED, 6, 5))
    geometry = geometry_of(Diagram(BAN_SUGOROKU, parse_text("/")))
    assert [arrow.end for arrow in arrows] == [geometry.checker(5, 0), geometry.checker(5, 1)]


def test_a_hit_ends_on_the_lone_checker() -> None:
    (arrow,) = draw(BACKGAMMON, "8:2 / 5:1", Arrow(PROOF, 8, 5))
    assert arrow.end == geometry_of(Diagram(BACKGAMMON, parse_text("/"))).checker(5, 0)


def test_equal_arrows_of_a_double_share_one_with_their_number() -> None:
    arrows = draw(
        BACKGAMMON,
        "20:2 9:2 13:3 / 1:2",
        *(Arrow(PLAYED, 24, 20, badge) for badge in "12"),
        *(Arrow(PLAYED, 13, 9, badge) for badge in "34"),
    )
    assert [arrow.arrow.badge for arrow in arrows] == ["×2", "×2"]


def test_a_proof_and_a_played_arrow_are_never_joined() -> None:
    arrows = draw(BACKGAMMON, "8:3 5:1 / 1:2", Arrow(PLAYED, 8, 5), Arrow(PROOF, 8, 5))
    assert [arrow.arrow.kind for arrow in arrows] == [PLAYED, PROOF]


def test_an_arrow_off_the_board_ends_clear_of_the_borne_off_checkers() -> None:
    (arrow,) = draw(BACKGAMMON, "6:1 off:14 / 24:2", Arrow(PROOF, 6, OFF))
    geometry = geometry_of(Diagram(BACKGAMMON, parse_text("/")))
    assert arrow.end == geometry.put_down(14)
    assert arrow.end.y < geometry.borne_off(13, is_player=True).y - 20


@pytest.mark.parametrize("place", [OFF, 1, 6, 24])
def test_a_step_to_where_it_began_is_drawn_too(place: int) -> None:
    assert len(draw(BACKGAMMON, "6:7 1:1 24:1 off:2 /", Arrow(REFUSED, place, place))) == 1


def test_an_arrow_without_room_is_left_out() -> None:
    assert draw(BACKGAMMON, "6:1 bar:4 /", Arrow(REFUSED, BAR, BAR)) == []
