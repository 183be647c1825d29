"""Boards and dice in templates: `{% load boards %}`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from html import escape
from typing import Final

from django import template
from django.template.loader import render_to_string
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language

from rules.boards.diagram import Diagram
from rules.boards.diagram import board_classes as classes_of
from rules.boards.dice import draw_dice, draw_face
from rules.boards.position_words import position_in_words
from rules.boards.svg import draw_board, draw_buttons
from rules.boards.symbols import symbols_for
from rules.book.roll_names import RollName
from rules.preset import RulePreset

register = template.Library()

RESTING_BUTTON: Final = '<button tabindex="-1" aria-disabled="true" '


@register.simple_tag
def board(diagram: Diagram, label: str = "") -> SafeString:
    """Render a board to look at; without a label it is named by its position in words."""
    name = label or " ".join(position_in_words(diagram.preset, diagram.position, diagram.cube))
    return mark_safe(  # noqa: S308 -- the name is escaped
        f'<div class="board {classes_of(diagram)}" role="img" aria-label="{escape(name)}">'
        f'<div class="board-surface">{draw_board(diagram)}</div></div>'
    )


@register.simple_tag
def board_drawing(diagram: Diagram) -> SafeString:
    """Render only the drawing, for a board inside a form."""
    return draw_board(diagram)


@register.simple_tag
def board_buttons(
    diagram: Diagram, all_places: bool = False, points_only: bool = False, resting: object = False
) -> SafeString:
    """Return the buttons that lie on the drawing of a board that is a form.

    On a `resting` board nothing is left to do: no tap changes it, and the Tab key leads past it.
    """
    buttons = draw_buttons(diagram, all_places, points_only=points_only)
    if not resting:
        return buttons
    return mark_safe(buttons.replace("<button ", RESTING_BUTTON))  # noqa: S308 -- drawn


@register.filter
def board_classes(diagram: Diagram) -> str:
    """Return the CSS classes of a board inside a form, without `board` itself."""
    return classes_of(diagram)


@register.simple_tag
def board_symbols(*presets: RulePreset, interactive: bool = True) -> SafeString:
    """Render the shapes that boards use; once a page, above the first board."""
    return symbols_for(*presets, interactive=interactive)


@register.simple_tag
def board_symbols_of(presets: Sequence[RulePreset], interactive: bool = True) -> SafeString:
    """Render the shapes that boards of several games use; once a page."""
    return symbols_for(*presets, interactive=interactive)


@register.simple_tag
def dice(throw: Sequence[tuple[int, str]], tally: bool = True, form: str = "") -> SafeString:
    """Render a roll, given as numbers with their states; with `form`, unused dice are buttons."""
    return draw_dice(throw, tally=tally, form=form)


@register.simple_tag
def roll_reading(name: RollName) -> SafeString:
    """Return the reading of a roll's name, in kana on Japanese pages; empty if unknown."""
    if name.reading is None:
        return mark_safe("")
    if get_language() == "ja":
        return format_html('<span lang="ja">{}</span>', name.reading.kana)
    return format_html('<i lang="ja-Latn">{}</i>', name.reading.romaji)


@register.simple_tag
def die(number: int) -> SafeString:
    """Render the face of one die, for a list of steps."""
    return draw_face(number)


@register.simple_tag
def keys_help(is_board: object, is_exercise: object) -> SafeString:
    """Render the help on keys, for a board that is played or an exercise."""
    return _keys_help(get_language(), bool(is_board), bool(is_exercise))


@lru_cache
def _keys_help(language: str | None, is_board: bool, is_exercise: bool) -> SafeString:
    """Render the help on keys, once for each language: every answer contains it."""
    context = {"is_board": is_board, "is_exercise": is_exercise}
    return render_to_string("rules/turn/keys.html", context)
