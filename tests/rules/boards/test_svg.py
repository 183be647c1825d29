from __future__ import annotations

import re

import pytest

from rules.boards.diagram import Arrow, ArrowKind, Diagram, Mark, Names
from rules.boards.svg import draw_board, draw_buttons
from rules.engine.position import BAR, OFF, Position
from rules.presets import BACKGAMMON, BAN_SUGOROKU
from tests.boards import parse_text
from tests.rules.boards.pictures import (
    EARLY_EDO,
    PICTURES,
    find_classes,
    find_group,
    find_uses,
    parse_drawing,
)


def draw(text: str, *marks: tuple[int, Mark]) -> str:
    """Draw a position of backgammon with marks."""
    return draw_board(Diagram(BACKGAMMON, parse_text(text), marks=marks))


@pytest.mark.parametrize("name", PICTURES)
def test_a_drawing_is_well_formed_and_hidden_from_screen_readers(name: str) -> None:
    drawing = parse_drawing(draw_board(PICTURES[name]))
    assert drawing.get("aria-hidden") == "true"


def test_every_checker_of_the_start_is_drawn() -> None:
    drawing = draw_board(Diagram(BAN_SUGOROKU, Position.start(BAN_SUGOROKU)))
    assert drawing.count("checker-white") == drawing.count("checker-black") == 15


def test_points_are_drawn_in_the_order_of_the_route() -> None:
    drawing = draw("24:2 / 1:2")
    assert re.findall(r"point-(\d+) ", drawing) == [str(point) for point in range(24, 0, -1)]


def test_six_on_a_point_are_five_and_the_number() -> None:
    group = find_group(draw("8:6 / 1:2"), "point-8")
    checkers = find_uses(group, "checker")
    assert len(checkers) == 5
    (count,) = (text for text in group.iter("text") if "count" in text.get("class", ""))
    assert (count.text, (count.get("x"), count.get("y"))) == ("6", checkers[-1])


def test_five_on_a_point_need_no_number() -> None:
    assert "count" not in find_classes(draw("8:5 / 1:2"))


def test_four_hit_checkers_are_three_and_the_number() -> None:
    group = find_group(draw("8:5 bar:4 / 1:2"), "hit-checkers")
    assert len(find_uses(group, "checker-white")) == 3
    assert [text.text for text in group.iter("text")] == ["4"]


def test_hit_checkers_of_both_sides_wait_apart() -> None:
    group = find_group(draw("8:5 bar:2 / 1:2 bar:1"), "hit-checkers")
    assert find_uses(group, "checker-white") == [("400", "234"), ("400", "192")]
    assert find_uses(group, "checker-black") == [("400", "330")]


def test_borne_off_checkers_lie_on_edge_with_their_number() -> None:
    group = find_group(draw("6:1 off:14 / 24:2 off:3"), "tray")
    assert len(find_uses(group, "checker-white")) == 14
    assert len(find_uses(group, "checker-black")) == 3
    assert [text.text for text in group.iter("text")] == ["3", "14"]


def test_a_game_without_bearing_off_has_no_tray() -> None:
    start = Position.start(BAN_SUGOROKU)
    assert "tray" not in find_classes(draw_board(Diagram(BAN_SUGOROKU, start)))
    assert "tray" in find_classes(draw_board(Diagram(EARLY_EDO, start)))


def test_the_top_checker_is_marked() -> None:
    group = find_group(draw("8:3 / 1:2", (8, Mark.CHOSEN)), "point-8")
    assert find_uses(group, "mark-chosen") == find_uses(group, "checker")[-1:]


def test_a_landing_is_marked_on_the_free_place() -> None:
    group = find_group(draw("8:3 / 1:2", (8, Mark.LANDING)), "point-8")
    (spot,) = find_uses(group, "mark-landing")
    assert spot not in find_uses(group, "checker")


def test_a_landing_on_a_full_point_is_marked_at_its_mouth() -> None:
    group = find_group(draw("8:5 / 1:2", (8, Mark.LANDING)), "point-8")
    (spot,) = find_uses(group, "mark-landing")
    assert spot not in find_uses(group, "checker")


def test_a_hit_is_marked_on_the_lone_checker() -> None:
    group = find_group(draw("8:3 / 5:1", (5, Mark.HIT)), "point-5")
    assert find_uses(group, "mark-hit") == find_uses(group, "checker")


def test_a_refused_point_has_a_dashed_frame_and_a_seal() -> None:
    group = find_group(draw("8:3 / 5:2", (5, Mark.REFUSED)), "point-5")
    assert len(find_uses(group, "mark-field")) == len(find_uses(group, "mark-refused")) == 1


def test_the_name_of_a_marked_point_stands_in_a_pill_unless_it_can_only_move() -> None:
    for mark in Mark:
        group = find_group(draw("8:3 / 5:1", (8, mark)), "point-8")
        has_pill = any(rect.get("class") == "label-ground upright" for rect in group.iter("rect"))
        assert has_pill is (mark not in (Mark.MOVABLE, Mark.LAST)), mark


def test_a_mark_on_the_bar_is_on_the_players_checker_before_the_opponents() -> None:
    both = find_group(draw("8:3 bar:1 / 5:1 bar:1", (BAR, Mark.LAST)), "hit-checkers")
    assert find_uses(both, "mark-last") == find_uses(both, "checker-white")
    only = find_group(draw("8:3 / 5:1 bar:1", (BAR, Mark.LAST)), "hit-checkers")
    assert find_uses(only, "mark-last") == find_uses(only, "checker-black")


def test_a_mark_off_the_board_lies_in_the_tray_or_past_the_1_point() -> None:
    marks = ((OFF, Mark.REFUSED),)
    tray = draw_board(Diagram(BACKGAMMON, parse_text("6:1 /"), marks=marks))
    assert len(find_uses(find_group(tray, "tray"), "mark-refused")) == 1
    none = draw_board(Diagram(BAN_SUGOROKU, parse_text("6:1 /"), marks=marks))
    assert find_uses(find_group(none, "away"), "mark-refused") == [("17", "420")]


def test_points_bear_the_names_the_reader_wants() -> None:
    def name(names: Names) -> list[str | None]:
        diagram = Diagram(BAN_SUGOROKU, parse_text("6:1 /"), names=names)
        return [text.text for text in find_group(draw_board(diagram), "point-20").iter("text")]

    assert name(Names.GAME) == ["In5"]
    assert name(Names.NUMBERS) == ["20"]
    assert name(Names.BOTH) == ["In5", "20"]


def test_a_refused_arrow_ends_in_the_seal() -> None:
    diagram = Diagram(BACKGAMMON, parse_text("8:3 / 5:2"), arrows=(Arrow(ArrowKind.REFUSED, 8, 5),))
    assert len(find_uses(find_group(draw_board(diagram), "arrow-refused"), "mark-refused")) == 1


def test_an_arriving_checker_says_from_where_it_came() -> None:
    diagram = Diagram(BAN_SUGOROKU, parse_text("6:1 5:2 / 1:2"), arriving=((6, 5),))
    group = find_group(draw_board(diagram), "point-5")
    still, top = (use for use in group.iter("use") if "checker" in use.get("class", ""))
    assert "is-arriving" not in still.get("class", "")
    assert "is-arriving" in top.get("class", "")
    assert (top.get("data-from-x"), top.get("data-from-y")) == ("58", "0")


def test_a_checker_that_moved_twice_slides_once() -> None:
    diagram = Diagram(BAN_SUGOROKU, parse_text("8:1 / 1:2"), arriving=((13, 10), (10, 8)))
    drawing = draw_board(diagram)
    assert drawing.count("is-arriving") == 1
    (top,) = (use for use in find_group(drawing, "point-8").iter("use") if use.get("data-from-x"))
    assert top.get("data-from-y") == "-432"


def test_two_that_arrived_on_one_point_go_one_after_the_other() -> None:
    diagram = Diagram(BACKGAMMON, parse_text("20:2 / 1:2"), arriving=((24, 20), (24, 20)))
    group = find_group(draw_board(diagram), "point-20")
    classes = [use.get("class", "") for use in group.iter("use") if use.get("data-from-x")]
    assert [name.split()[2:] for name in classes] == [
        ["is-arriving"],
        ["is-arriving", "arrives-2"],
    ]


def test_a_hit_checker_leaves_after_the_hitter_has_arrived() -> None:
    diagram = Diagram(BACKGAMMON, parse_text("5:1 / bar:1"), arriving=((8, 5), (5, BAR)))
    (hit,) = find_group(draw_board(diagram), "hit-checkers").iter("use")
    assert hit.get("class") == "checker checker-black is-arriving arrives-2"


def test_buttons_lie_in_two_rows_of_twelve() -> None:
    buttons = draw_buttons(Diagram(BACKGAMMON, parse_text("8:3 / 5:2")))
    far, near = re.findall(r"<ol.*?</ol>", buttons)
    assert re.findall(r'value="(\d+)"', far) == [str(point) for point in range(24, 12, -1)]
    assert re.findall(r'value="(\d+)"', near) == [str(point) for point in range(12, 0, -1)]


def test_the_bar_is_a_button_only_while_a_checker_of_yours_waits() -> None:
    assert 'id="point-25"' not in draw_buttons(Diagram(BACKGAMMON, parse_text("8:3 / bar:1")))
    assert 'id="point-25"' in draw_buttons(Diagram(BACKGAMMON, parse_text("bar:1 /")))


def test_off_is_a_button_also_where_no_checker_leaves_the_board() -> None:
    buttons = draw_buttons(Diagram(BAN_SUGOROKU, parse_text("6:1 /")))
    assert 'id="point-0" name="point" value="0"' in buttons


def test_the_chosen_checker_is_a_pressed_button() -> None:
    diagram = Diagram(BACKGAMMON, parse_text("8:3 /"), marks=((8, Mark.CHOSEN),))
    (pressed,) = re.findall(r"<button[^>]*aria-pressed=[^>]*>.*?</button>", draw_buttons(diagram))
    assert 'value="8" aria-pressed="true"' in pressed
    assert "Point 8: three of yours<" in pressed


def test_a_button_says_what_stands_there_and_what_is_marked() -> None:
    diagram = Diagram(BAN_SUGOROKU, parse_text("8:3 / 5:1"), marks=((8, Mark.MOVABLE),))
    buttons = draw_buttons(diagram)
    assert ">Outer\u00a05: three of yours, can move<" in buttons
    assert ">Inner\u00a05: one opposing stone<" in buttons
    assert ">Their Inner\u00a01: empty<" in buttons
