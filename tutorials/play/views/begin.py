"""Beginning a game."""

from __future__ import annotations

from typing import Any, Final

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.cache import add_never_cache_headers
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from rules.boards.diagram import Diagram
from rules.book.wording import word_lead, word_name, word_name_within
from rules.engine.position import Position
from rules.http import HtmxHttpRequest, PageLink, read_fields, redirect_after_post, render_problem
from rules.links import read_options, rule_page_url
from rules.page_cache import remember_page
from rules.player.levels import LEVELS
from rules.preset import Cube, OptionError, RulePreset, TurnLimit
from rules.presets import PRESETS, UnknownPresetError, get_preset
from rules.views.not_found import unknown_game, unknown_option
from rules.views.settings_table import list_settings
from tutorials.accounts.guards.clients import client_of
from tutorials.accounts.guards.security_log import Event, log_event
from tutorials.accounts.guards.too_many import render_too_many
from tutorials.accounts.learners import find_learner
from tutorials.accounts.rate_limits import GAMES_FROM_CLIENT, LimitReachedError, require
from tutorials.play.links import begin_url, game_url
from tutorials.play.models import GameKind
from tutorials.play.seats import give_seat
from tutorials.play.store import begin_game
from tutorials.play.words import describe_level

UNOFFERED: Final = ("turn-limit",)
"""Options of a game that no page of a game watches over."""


@require_safe
@remember_page()
def index(request: HttpRequest) -> HttpResponse:
    """List the games that can be played."""
    games = [
        {
            "name": word_name(preset),
            "lead": word_lead(preset),
            "url": begin_url(preset, preset),
            "diagram": Diagram(preset, Position.start(preset)),
        }
        for preset in PRESETS
    ]
    return render(request, "play/index.html", {"games": games, "presets": PRESETS})


@require_http_methods(["GET", "HEAD", "POST"])
def begin(request: HtmxHttpRequest, preset_slug: str) -> HttpResponse:
    """Show the rules that a game will have, and begin it with a POST."""
    try:
        default = get_preset(preset_slug)
        if request.method == "POST":
            return _begin(request, default)
        preset = _without_asking_for_a_cube(read_options(request, default), request.GET)
    except UnknownPresetError:
        return unknown_game(request, begin_url)
    except OptionError as error:
        return unknown_option(request, get_preset(preset_slug), error, begin_url)
    response = render(request, "play/begin.html", _page(preset, default))
    add_never_cache_headers(response)
    return response


def _page(preset: RulePreset, default: RulePreset) -> dict[str, Any]:
    settings = [s for s in list_settings(preset, default) if s.name not in UNOFFERED]
    return {
        "preset": preset,
        "name": word_name(preset),
        "name_within": word_name_within(preset),
        "settings": settings,
        "kinds": [
            (GameKind.DEVICE.value, _("Someone beside me, at this device"), ""),
            *[
                (
                    f"computer-{level}",
                    _("Computer, level %(level)s") % {"level": level},
                    describe_level(level),
                )
                for level in LEVELS
            ],
            (GameKind.LINK.value, _("Someone elsewhere, by a link; I play White"), ""),
        ],
        "diagram": Diagram(preset, Position.start(preset), turns=True),
        "rules_url": rule_page_url(preset, default),
        "page_url": begin_url(default, default),
        "others": [
            PageLink(begin_url(other, other), word_name(other))
            for other in PRESETS
            if other.slug != preset.slug
        ],
    }


def _without_asking_for_a_cube(preset: RulePreset, asked: dict[str, Any]) -> RulePreset:
    """Leave the cube out until it is asked for: a first game is long enough without it."""
    if preset.cube is Cube.ON and "cube" not in asked:
        return preset.with_options({"cube": Cube.OFF})
    return preset


def _begin(request: HtmxHttpRequest, default: RulePreset) -> HttpResponse:
    fields = read_fields(request)
    opponent, _dash, level = fields.get("opponent", "").partition("-")
    is_known = level in [str(each) for each in LEVELS] if opponent == "computer" else not level
    if opponent not in list(GameKind) or not is_known:
        way = PageLink(begin_url(default, default), word_name(default))
        message = _("Choose who plays with you, then begin.")
        return render_problem(request, 400, _("That cannot be read"), message, [way])
    names = {option.name for option in default.options}
    preset = default.with_options({name: fields[name] for name in names if name in fields})
    if preset.turn_limit is not TurnLimit.NONE:
        preset = preset.with_options({"turn-limit": TurnLimit.NONE})
    limit = GAMES_FROM_CLIENT.of(client_of(request))
    try:
        require([limit])
    except LimitReachedError as error:
        log_event(Event.WRITES_LIMITED, request)
        title = _("Too many games were begun")
        message = _("Many games were begun from your network within a day.")
        return render_too_many(request, error.wait, title, message)
    limit.record()
    row, key = begin_game(
        preset,
        GameKind(opponent),
        level=int(level or 0),
        asks_before_end=fields.get("ask") == "on",
        learner=find_learner(request),
    )
    response = redirect_after_post(request, game_url(row.slug))
    give_seat(request, response, row.slug, key)
    return response
