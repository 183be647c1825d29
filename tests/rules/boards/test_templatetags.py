from __future__ import annotations

from django.template import Context, Template

from rules.boards.diagram import Diagram
from rules.engine.position import Position
from rules.presets import BACKGAMMON, BAN_SUGOROKU

START = Diagram(BAN_SUGOROKU, Position.start(BAN_SUGOROKU), turns=True)


def render(template: str, **context: object) -> str:
    """Render a template that loads the tags of boards."""
    return Template("{% load boards %}" + template).render(Context(context))


def test_a_picture_is_named_by_its_position_in_words() -> None:
    html = render("{% board diagram %}", diagram=START)
    assert html.startswith(
        '<div class="board board-fields home-left no-tray board-turns" role="img"'
        ' aria-label="Your stones: two on their Inner\u00a01,'
    )
    assert '<div class="board-surface"><svg class="board-drawing"' in html


def test_a_picture_can_have_a_name_of_its_own() -> None:
    html = render("{% board diagram label %}", diagram=START, label='Before "the hit"')
    assert 'aria-label="Before &quot;the hit&quot;"' in html


def test_a_board_that_is_a_form_is_put_together_from_its_parts() -> None:
    template = '<form class="board {{ diagram|board_classes }}">{% board_drawing diagram %}'
    html = render(template + "{% board_buttons diagram %}</form>", diagram=START)
    assert '<form class="board board-fields' in html
    assert '<ol class="board-points far">' in html


def test_a_page_has_the_shapes_of_its_boards_only() -> None:
    fields = render("{% board_symbols preset %}", preset=BAN_SUGOROKU)
    assert 'id="field"' in fields
    assert 'id="triangle-up"' not in fields
    assert 'id="checker-edge"' not in fields
    both = render("{% board_symbols a b %}", a=BAN_SUGOROKU, b=BACKGAMMON)
    assert both.count("<svg") == 1
    assert both.count('id="mark-chosen"') == 1


def test_a_page_of_plain_pictures_needs_no_marks() -> None:
    html = render("{% board_symbols preset interactive=False %}", preset=BACKGAMMON)
    assert "mark-" not in html


def test_dice_are_drawn_from_numbers_and_states() -> None:
    html = render("{% dice roll %}", roll=[(6, "used"), (4, "open")])
    assert '<li class="die is-used">' in html


def test_a_die_can_stand_alone() -> None:
    assert render("{% die 4 %}").count("die-pip") == 4
