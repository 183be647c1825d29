"""A game that is played: its page, the next one of its series, its record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.cache import add_never_cache_headers
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe
from django_htmx.http import push_url

from rules.boards.diagram import Diagram
from rules.book.clauses import clause_of_cube
from rules.book.wording import word_name
from rules.engine.cube import CubeRefusal, PlayerSide
from rules.http import (
    HtmxHttpRequest,
    PageLink,
    parse_number,
    read_fields,
    read_query,
    redirect_after_post,
    render_page_or_part,
    render_problem,
    usual_url,
    wants_fragment,
)
from rules.links import rule_link, rule_page_url
from rules.play.dice_stream import Digits, are_digits
from rules.play.events import EventKind, PlayEvent
from rules.play.mat import format_mat
from rules.play.record import format_game
from rules.presets import get_preset
from rules.turns.answer import Answer
from rules.turns.attempt import AddressError, Attempt
from rules.turns.context import address
from tutorials.play.computer import answer_by_computer, is_to_act
from tutorials.play.deeds import Deed, DeedError, is_same, may_act, read_deed, settled_attempt
from tutorials.play.links import begin_url, game_url
from tutorials.play.models import GameKind, PlayedGame
from tutorials.play.pages.replay import list_moments, replay_part, review_rules, turn_url
from tutorials.play.pages.table import read_view, table_part
from tutorials.play.seats import find_key, find_open_seat, give_seat, link_key, sides_of, sit_down
from tutorials.play.store import (
    LoadedGame,
    NumberTakenError,
    append_event,
    begin_next,
    is_left_alone,
    load_events,
    load_game,
    store_refused,
)
from tutorials.play.words import answer_cube_refusal, answer_stale, word_side

PAGE = "play/game.html"
PART = "play/parts/table.html"
MOST_EVENTS = 10_000
LEAVE = "leave"
LET_COMPUTER = "computer"


@require_http_methods(["GET", "HEAD", "POST"])
def game(request: HtmxHttpRequest, slug: str) -> HttpResponse:
    """Show a game as it stands; a POST tries a step or stores what a side did."""
    loaded = load_game(slug)
    if loaded is None:
        return _no_game(request)
    try:
        if request.method == "POST":
            return _act(request, loaded)
        return _show(request, loaded, settled_attempt(loaded, read_query(request)))
    except (AddressError, DeedError):
        return _unreadable(request, loaded)


@require_POST
def again(request: HtmxHttpRequest, slug: str) -> HttpResponse:
    """Begin the next game of a series, with the same rules and the same two."""
    loaded = load_game(slug)
    if loaded is None:
        return _no_game(request)
    if not sides_of(request, loaded.row):
        return _no_seat(request, loaded)
    if loaded.state.result is None:
        return _unreadable(request, loaded)
    row = begin_next(loaded)
    response = redirect_after_post(request, game_url(row.slug))
    give_seat(request, response, row.slug, find_key(request, slug))
    return response


@require_safe
def since(request: HtmxHttpRequest, slug: str, number: int) -> HttpResponse:
    """Answer whoever waits: nothing while a game has not gone on, or else the table.

    `number` counts what has happened: the events, and that the other has sat down.
    """
    row = PlayedGame.objects.filter(slug=slug, kind=GameKind.LINK).first()
    if row is None:
        return _no_game(request)
    if row.events.count() + row.is_joined <= number:
        return _unlisted(HttpResponse(status=204))
    loaded = load_game(slug)
    if loaded is None:
        return _no_game(request)
    if not wants_fragment(request):
        return redirect(game_url(slug))
    return _show(request, loaded, settled_attempt(loaded, {}))


@require_http_methods(["GET", "HEAD", "POST"])
def join(request: HtmxHttpRequest, secret: str) -> HttpResponse:
    """Show the game to whose free seat a link leads; a POST sits down there.

    Chat programs fetch every link, so a GET changes nothing. The site's own policy for referrers
    tells the address to no other site; a stricter one would take the form its origin.
    """
    row = find_open_seat(secret)
    loaded = load_game(row.slug) if row else None
    if row is None or loaded is None:
        return _no_game(request)
    if request.method == "POST":
        key = sit_down(row)
        if not key:
            return _no_game(request)
        response = redirect_after_post(request, game_url(row.slug))
        give_seat(request, response, row.slug, key)
        return response
    context = {
        "name": word_name(loaded.preset),
        "preset": loaded.preset,
        "diagram": Diagram(loaded.preset, loaded.state.position, turns=True),
        "rules_url": rule_page_url(loaded.preset, get_preset(loaded.preset.slug)),
        "side": word_side(PlayerSide(row.own_side).other),
    }
    return _unlisted(render(request, "play/join.html", context))


@require_safe
def record(request: HttpRequest, slug: str) -> HttpResponse:
    """Give the record of a game as text; its seed is in it once the game has ended."""
    loaded = load_game(slug)
    if loaded is None:
        raise Http404
    response = HttpResponse(format_game(loaded.record()), content_type="text/plain; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="{loaded.preset.slug}-{slug}.txt"'
    return _unlisted(response)


@require_safe
def turn(request: HtmxHttpRequest, slug: str, number: int) -> HttpResponse:
    """Show a turn of a game, and the tries that were refused in it."""
    loaded = load_game(slug)
    if loaded is None:
        return _no_game(request)
    if not 1 <= number <= len(list_moments(loaded)):
        way = PageLink(game_url(slug), _("Back to the game"))
        title = _("There is no such turn in this game")
        return render_problem(request, 404, title, "", [way])
    query = read_query(request)
    context = replay_part(loaded, number, read_view(None, query), query)
    page = {"name": word_name(loaded.preset), "game_url": game_url(slug)}
    return _unlisted(render(request, "play/turn.html", context | page))


@require_safe
def match_file(request: HttpRequest, slug: str) -> HttpResponse:
    """Give the record of a game in the two columns that other programs read."""
    loaded = load_game(slug)
    if loaded is None or not loaded.preset.has_standard_notations:
        raise Http404
    white, black = loaded.row.score
    text = format_mat(loaded.record(), (white, black))
    response = HttpResponse(text, content_type="text/plain; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="{loaded.preset.slug}-{slug}.mat"'
    return _unlisted(response)


def _act(request: HtmxHttpRequest, loaded: LoadedGame) -> HttpResponse:
    """Do what a form asks for, judged by the game as it was when the form was made."""
    if not (sides := sides_of(request, loaded.row)):
        return _no_seat(request, loaded)
    fields = read_fields(request)
    number = parse_number(fields.get("number", ""), MOST_EVENTS, least=1)
    if number is None or number > loaded.due:
        return _unreadable(request, loaded)
    if fields.get("deed") == LEAVE:
        return _leave(request, loaded, sides, number)
    if fields.get("deed") == LET_COMPUTER and number == loaded.due and is_to_act(loaded):
        return _go_to(request, after := answer_by_computer(loaded), settled_attempt(after, {}))
    asks = loaded.row.asks_before_end
    deed = read_deed(loaded.states[number - 1], fields, loaded.dice, asks, sides)
    if number < loaded.due:
        return _answer_late(request, loaded, deed, number)
    if deed.refused is not None:
        store_refused(loaded, deed.refused)
    if deed.cube_refusal is not None:
        return _show(request, loaded, None, _say_no_double(loaded, deed.cube_refusal))
    if deed.event is None:
        return _go_to(request, loaded, deed.attempt)
    try:
        digits = _read_digits(fields) if not loaded.events else None
        after = append_event(loaded, deed.event, digits=digits)
    except NumberTakenError:
        stored = load_game(loaded.row.slug)
        return _answer_late(request, stored, deed, number) if stored else _no_game(request)
    after = answer_by_computer(after)
    return _go_to(request, after, settled_attempt(after, _kept_view(fields)))


def _leave(
    request: HtmxHttpRequest, loaded: LoadedGame, sides: frozenset[PlayerSide], number: int
) -> HttpResponse:
    """End a game without a winner for whoever has waited long enough for the other."""
    if number != loaded.due or not _may_leave(loaded, sides):
        return _unreadable(request, loaded)
    event = PlayEvent(next(iter(sides)), EventKind.REFUSED_TO_GO_ON)
    try:
        after = append_event(loaded, event)
    except NumberTakenError:
        return _go_to(request, load_events(loaded.row), None)
    return _go_to(request, after, None)


def _may_leave(loaded: LoadedGame, sides: frozenset[PlayerSide]) -> bool:
    is_waiting = bool(sides) and not may_act(loaded.state, sides) and not loaded.state.result
    return is_waiting and is_left_alone(loaded.row)


def _answer_late(
    request: HtmxHttpRequest, loaded: LoadedGame, deed: Deed, number: int
) -> HttpResponse:
    """Answer a form whose number is taken: the same once more is fine, another is told so."""
    attempt = settled_attempt(loaded, {})
    if deed.event is not None and is_same(deed.event, loaded.events[number - 1]):
        return _go_to(request, loaded, attempt)
    return _show(request, loaded, attempt, answer_stale())


def _read_digits(fields: Mapping[str, str]) -> Digits:
    """Return what the two sides add to the dice; raise `DeedError` for anything but digits."""
    white, black = fields.get("white", "").strip(), fields.get("black", "").strip()
    if not (are_digits(white) and are_digits(black)):
        raise DeedError("digits")
    return white, black


def _kept_view(fields: Mapping[str, str]) -> dict[str, str]:
    return {name: fields[name] for name in ("names", "home") if name in fields}


def _go_to(request: HtmxHttpRequest, loaded: LoadedGame, attempt: Attempt | None) -> HttpResponse:
    """Lead to the address that holds a turn; htmx gets the table at once."""
    if wants_fragment(request):
        return _show(request, loaded, attempt)
    fields = _kept_view(read_fields(request))
    return redirect_after_post(request, _address(loaded, attempt, fields))


def _address(loaded: LoadedGame, attempt: Attempt | None, fields: Mapping[str, str]) -> str:
    query = attempt.query() if attempt else dict(fields)
    is_begun = bool(attempt and query.keys() - {"names", "home"})
    number = {"number": str(loaded.due)} if is_begun else {}
    return address(game_url(loaded.row.slug), number | query)


def _show(
    request: HtmxHttpRequest,
    loaded: LoadedGame,
    attempt: Attempt | None,
    said: Answer | None = None,
) -> HttpResponse:
    sides = sides_of(request, loaded.row)
    fields = read_fields(request)
    view = read_view(attempt, fields)
    context = (
        _page(loaded)
        | _link(request, loaded)
        | table_part(loaded, attempt, view, said=said, sides=sides)
    )
    response = render_page_or_part(request, PAGE, PART, context)
    if wants_fragment(request):
        push_url(response, _address(loaded, attempt, view.drawn_query()))
    return _unlisted(response)


def _page(loaded: LoadedGame) -> dict[str, Any]:
    row, preset = loaded.row, loaded.preset
    default = get_preset(preset.slug)
    return {
        "name": word_name(preset),
        "rules_url": rule_page_url(preset, default),
        "record_url": reverse("play:record", args=[row.slug]),
        "match_file_url": (
            reverse("play:match_file", args=[row.slug]) if preset.has_standard_notations else ""
        ),
        "again_url": reverse("play:again", args=[row.slug]),
        "begin_url": begin_url(preset, default),
        "waits_for_computer": is_to_act(loaded),
        "commitment": row.commitment,
        "seed": row.seed if loaded.state.result else "",
        "kept_until": row.kept_until,
    } | _review(loaded)


def _link(request: HttpRequest, loaded: LoadedGame) -> dict[str, Any]:
    """Return the link to the free seat, for whoever began the game."""
    row = loaded.row
    if row.kind != GameKind.LINK:
        return {}
    since = len(loaded.events) + row.is_joined
    facts: dict[str, Any] = {"since_url": reverse("play:since", args=[row.slug, since])}
    key, sides = find_key(request, row.slug), sides_of(request, row)
    if row.is_joined or not sides:
        return facts | {"may_leave": _may_leave(loaded, sides)}
    path = reverse("play:join", args=[link_key(key)])
    return facts | {"join_url": usual_url(request, path)}


def _review(loaded: LoadedGame) -> dict[str, Any]:
    """Return what is said of a game that has ended: its rules, and the way through its turns."""
    if loaded.state.result is None:
        return {}
    first = turn_url(loaded.row.slug, 1) if list_moments(loaded) else ""
    return {"review": review_rules(loaded), "turns_url": first}


def _say_no_double(loaded: LoadedGame, refusal: CubeRefusal) -> Answer:
    clause = clause_of_cube(loaded.preset, refusal)
    rule = rule_link(loaded.preset, clause) if clause else None
    return answer_cube_refusal(loaded.preset, refusal, rule)


def _unlisted(response: HttpResponse) -> HttpResponse:
    """Keep an answer about a game out of caches and of lists."""
    add_never_cache_headers(response)
    response["X-Robots-Tag"] = "noindex"
    return response


def _no_game(request: HttpRequest) -> HttpResponse:
    way = PageLink(reverse("play:index"), _("Play a game"))
    message = _("There is no such game, or its time has passed: finished games are erased.")
    return render_problem(request, 404, _("This game is not here"), message, [way])


def _no_seat(request: HttpRequest, loaded: LoadedGame) -> HttpResponse:
    ways = [
        PageLink(game_url(loaded.row.slug), _("Look on")),
        PageLink(reverse("play:index"), _("Play a game of your own")),
    ]
    message = _("The seats of a game belong to the browser in which it was begun.")
    return render_problem(request, 403, _("You have no seat in this game"), message, ways)


def _unreadable(request: HttpRequest, loaded: LoadedGame) -> HttpResponse:
    way = PageLink(game_url(loaded.row.slug), _("Back to the game"))
    message = _("The form or the address does not fit this game. The game itself is unchanged.")
    return render_problem(request, 400, _("That cannot be read"), message, [way])
