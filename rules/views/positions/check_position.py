"""The page that checks a position."""

from __future__ import annotations

from typing import Any, Final

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe
from django_htmx.http import push_url

from rules.boards.diagram import Diagram, board_classes
from rules.boards.position_words import position_in_words
from rules.book.wording import word_name
from rules.engine.cube import CubeState
from rules.engine.dice import PIPS
from rules.engine.turn import Turn
from rules.engine.validation import PositionFault, find_position_fault
from rules.games.all_games import prose_of
from rules.games.phrase import Phrase
from rules.http import (
    HtmxHttpRequest,
    PageLink,
    read_query,
    render_page_or_part,
    render_problem,
    wants_fragment,
)
from rules.links import rule_page_url
from rules.notation.errors import NotationError
from rules.notation.gnubg import format_position_id
from rules.notation.xgid import format_xgid
from rules.preset import Cube, OptionError
from rules.presets import PRESETS, UnknownPresetError, get_preset
from rules.turns.answer import answer_try
from rules.turns.attempt import AddressError, Attempt, read_attempt
from rules.turns.context import address, form_attributes, hidden_fields, turn_part
from rules.turns.scene import Extra
from rules.views.positions.pasted_faults import word_pasted_fault
from rules.views.positions.play_listing import list_plays
from rules.views.positions.position_faults import word_position_fault
from rules.views.positions.position_setup import Setup, SetupError, Tool, is_change, read_setup
from rules.views.settings_table import list_settings

SHOWN_OPTIONS: Final = ("goal", "closed-home", "gammons")
"""The options that decide what can be played here and what it wins."""
LAYS: Final[dict[Tool | None, str]] = {Tool.PLAYER: "white", Tool.OPPONENT: "black"}
"""The side whose checkers a tool puts down."""


@require_safe
def check_position(request: HtmxHttpRequest) -> HttpResponse:
    """Show a position with all legal plays of a roll, and the board to try them on."""
    query = read_query(request)
    url = reverse("rules:check_position")
    try:
        setup = read_setup(query)
        if setup.is_settled and is_change(query):
            return redirect(f"{address(url, _kept(setup))}#board")
        fault = find_position_fault(setup.preset, setup.situation.position)
        attempt = None if fault else _read_turn(setup, query)
    except (NotationError, OptionError, UnknownPresetError, SetupError, AddressError):
        return _unreadable(request)
    context = _page(setup, fault, attempt, query.get("plays", ""))
    page, part = "rules/position.html", "rules/position_turn.html"
    status = 400 if setup.error else 200
    if attempt is None:
        return render(request, page, context, status=status)
    response = render_page_or_part(request, page, part, context, status)
    return push_url(response, context["address"]) if wants_fragment(request) else response


def _read_turn(setup: Setup, query: dict[str, str]) -> Attempt | None:
    """Return the turn being tried; None while the board is set up or no roll is chosen."""
    roll = setup.situation.roll
    if roll is None or setup.tool is not None:
        return None
    return read_attempt(Turn.begin(setup.preset, setup.situation.position, roll), query)


def _page(
    setup: Setup, fault: PositionFault | None, attempt: Attempt | None, page: str
) -> dict[str, Any]:
    url = reverse("rules:check_position")
    context = _frame(setup, url) | {
        "fault": word_position_fault(fault) if fault else "",
        "setup": setup,
        "can_try": attempt is not None,
    }
    return context | (_trying(setup, attempt, url, page) if attempt else _standing(setup, url))


def _trying(setup: Setup, attempt: Attempt, url: str, page: str) -> dict[str, Any]:
    """Return the context of the page while steps are tried."""
    extra = Extra(cube=_cube(setup))
    part = turn_part(url, attempt, answer_try(attempt), extra, record=setup.record)
    return part | {
        "sending": form_attributes("get", url, "#board"),
        "plays": list_plays(setup, attempt, url, page),
        "can_end": attempt.turn.is_finished,
    }


def _standing(setup: Setup, url: str) -> dict[str, Any]:
    """Return the context of the page while the board is looked at or set up."""
    diagram = Diagram(setup.preset, setup.situation.position, turns=True, cube=_cube(setup))
    query = {"record": setup.record}
    return {
        "url": url,
        "address": address(url, query | ({"tool": setup.tool} if setup.tool else {})),
        "diagram": diagram,
        "board_classes": board_classes(diagram),
        "kept": hidden_fields(query | ({"tool": setup.tool.value} if setup.tool else {})),
        "lay": LAYS.get(setup.tool, ""),
        "change": -1 if setup.tool is Tool.REMOVE else 1,
        "words": position_in_words(setup.preset, setup.situation.position, diagram.cube),
    }


def _cube(setup: Setup) -> CubeState | None:
    """Return the cube as the player sees it; None before it has been turned."""
    has_cube = setup.preset.cube is Cube.ON and setup.situation.cube != CubeState()
    return setup.situation.seen_cube if has_cube else None


def _frame(setup: Setup, url: str) -> dict[str, Any]:
    """Return the context of the forms: paste, game, roll, tools, notations."""
    record = {"record": setup.record}
    roll = setup.situation.roll
    default = get_preset(setup.preset.slug)
    return {
        "page_url": url,
        "preset": setup.preset,
        "games": [(preset.slug, word_name(preset)) for preset in PRESETS],
        "settings": [s for s in list_settings(setup.preset, default) if s.name in SHOWN_OPTIONS],
        "dice_choices": range(1, PIPS + 1),
        "high": roll.high if roll else setup.half[0],
        "low": roll.low if roll else setup.half[1],
        "record_field": hidden_fields(record),
        "tools": [
            {
                "name": name,
                "url": address(url, record | {"tool": tool.value}),
                "is_current": tool is setup.tool,
            }
            for tool, name in _tools(setup)
        ],
        "boards": [
            (address(url, record | _tool(setup) | {"board": "start"}), _("Starting position")),
            (address(url, record | _tool(setup) | {"board": "empty"}), _("Empty board")),
            (
                address(url, record | _tool(setup) | {"board": "turn"}),
                _("Seen from the other side"),
            ),
        ],
        "try_url": address(url, record),
        "share": _strings(setup),
        "pasted_fault": word_pasted_fault(setup.error) if setup.error else "",
        "rules_url": rule_page_url(setup.preset, default),
    }


def _tools(setup: Setup) -> tuple[tuple[Tool, Phrase], ...]:
    names = prose_of(setup.preset).tools
    return (
        (Tool.PLAYER, names.player),
        (Tool.OPPONENT, names.opponent),
        (Tool.REMOVE, names.remove),
    )


def _kept(setup: Setup) -> dict[str, str]:
    """Return the query of a setup: the position, and the tool in hand."""
    return {"record": setup.record} | _tool(setup)


def _tool(setup: Setup) -> dict[str, str]:
    return {"tool": setup.tool.value} if setup.tool else {}


def _strings(setup: Setup) -> list[tuple[str, str]]:
    """Return the position in every notation that can express it."""
    strings = [(_("Position string from this site"), setup.record)]
    if find_position_fault(setup.preset, setup.situation.position):
        return strings
    if setup.preset.has_standard_notations:
        strings.append(("Position ID", format_position_id(setup.situation.position)))
        strings.append(("XGID", format_xgid(setup.situation)))
    return strings


def _unreadable(request: HtmxHttpRequest) -> HttpResponse:
    way = PageLink(reverse("rules:check_position"), _("Check a position"))
    message = _("The address does not hold a position this page can read. Begin again here:")
    return render_problem(request, 400, _("That cannot be read"), message, [way])
