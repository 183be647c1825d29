"""The table of a game: two seats, the board between them, what may be done, and the turns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from django.utils.translation import gettext as _

from rules.boards.diagram import Arrow, ArrowKind, Diagram, board_classes
from rules.boards.point_labels import LabelledPlaces
from rules.boards.position_words import position_in_words
from rules.boards.svg import SHAPES
from rules.book.roll_names import roll_name_in
from rules.book.wording import word_refusal
from rules.engine.cube import CubeState, PlayerSide
from rules.engine.dice import Roll
from rules.engine.position import BAR, OFF
from rules.engine.situation import Situation
from rules.play.events import EventKind, PlayEvent
from rules.play.game import PlayState
from rules.preset import POINTS, Cube
from rules.turns.answer import Answer, answer_try
from rules.turns.attempt import Attempt
from rules.turns.board_view import USUAL_VIEW, BoardView, UnknownValueError, read_board_view
from rules.turns.context import address, form_attributes, hidden_fields, names_links, turn_part
from rules.turns.scene import Extra, list_dice
from tutorials.play.computer import computer_side
from tutorials.play.deeds import may_act
from tutorials.play.links import game_url
from tutorials.play.store import LoadedGame
from tutorials.play.words import answer_begun_turn, answer_state, word_event, word_side

TURNS_SHOWN: Final = 200
"""So many lines of turns a page shows; the record holds all."""
MOST_REASONS: Final = 3
SEEN_BY_BLACK: Final = "seen-by-black"


@dataclass(frozen=True, slots=True)
class Seat:
    """A side at the table: what it has to go, what is home, its cube and its points."""

    side: PlayerSide
    name: str
    is_on_roll: bool
    pips: int
    home: int
    points: int
    cube: int


@dataclass(frozen=True, slots=True)
class GameCell:
    """What a side did in a line of the list of turns."""

    text: str
    roll: Roll | None = None


@dataclass(slots=True)
class GameRow:
    """A line of the list of turns."""

    number: int
    white: GameCell | None = None
    black: GameCell | None = None


def table_part(
    loaded: LoadedGame,
    attempt: Attempt | None,
    view: BoardView,
    *,
    said: Answer | None = None,
    sides: frozenset[PlayerSide],
) -> dict[str, Any]:
    """Return everything of a game's page that changes with an event or a step."""
    state = loaded.state
    is_seated, acts = bool(sides), may_act(state, sides)
    near = next(iter(sides)) if len(sides) == 1 else state.actor or _last_side(loaded)
    is_waiting = is_seated and not acts and not state.result
    is_playing = attempt is not None and acts
    if attempt is not None and acts:
        part = _turn(loaded, attempt, said)
    else:
        part = still_part(loaded, view, near, said, game_url(loaded.row.slug))
    kinds = state.next_kinds()
    return part | {
        "loaded": loaded,
        "preset": loaded.preset,
        "is_playing": is_playing,
        "is_waiting": is_waiting,
        "waits_for": word_side(state.actor) if state.actor else "",
        "is_seated": is_seated,
        "may_roll": acts and EventKind.ROLLED in kinds,
        "shows_double": loaded.preset.cube is Cube.ON and state.side and not state.is_doubled,
        "may_answer": acts and EventKind.TOOK in kinds,
        "may_resign": EventKind.RESIGNED in kinds,
        "has_ended": state.result is not None,
        "asks_for_digits": is_seated and not loaded.events,
        "far": _seat(loaded, near.other),
        "near": _seat(loaded, near),
        "rows": list_turns(loaded)[-TURNS_SHOWN:],
        "near_is_black": near is PlayerSide.BLACK,
        "checker": f"#{SHAPES[loaded.preset.board]}",
        "method": "post",
        "kept_number": hidden_fields({"number": str(loaded.due), **view.drawn_query()}),
    }


def list_turns(loaded: LoadedGame) -> list[GameRow]:
    """Return what was done, a line for each pair of turns."""
    rows: list[GameRow] = []
    roll = None
    for event in loaded.events:
        if event.kind is EventKind.ROLLED:
            roll = event.roll
            continue
        cell = GameCell(word_event(loaded.preset, event), roll if _ends_turn(event) else None)
        roll = None
        is_white = event.side is PlayerSide.WHITE
        taken = rows and (rows[-1].black or (is_white and rows[-1].white))
        if not rows or taken:
            rows.append(GameRow(len(rows) + 1))
        if is_white:
            rows[-1].white = cell
        else:
            rows[-1].black = cell
    return rows


def _ends_turn(event: PlayEvent) -> bool:
    return event.kind in (EventKind.PLAYED, EventKind.PASSED)


def _last_side(loaded: LoadedGame) -> PlayerSide:
    """Return from whose side a game is seen that waits for nobody."""
    state = loaded.state
    if state.result and state.result.winner:
        return state.result.winner
    return state.side or PlayerSide.WHITE


def _turn(loaded: LoadedGame, attempt: Attempt, said: Answer | None) -> dict[str, Any]:
    """Return the board of a turn that is being played."""
    state = loaded.state
    side = state.side or PlayerSide.WHITE
    url = game_url(loaded.row.slug)
    extra = Extra(cube=_seen_cube(state, side))
    part = turn_part(url, attempt, said or _answer(loaded, attempt), extra, number=str(loaded.due))
    classes = part["board_classes"]
    return part | {
        "sending": form_attributes("post", url),
        "board_classes": f"{classes} {SEEN_BY_BLACK}" if side is PlayerSide.BLACK else classes,
        "can_end": attempt.turn.is_finished,
    }


def _answer(loaded: LoadedGame, attempt: Attempt) -> Answer:
    """Return the message to a turn: why nothing can be played, or what the try was worth."""
    answer = answer_try(attempt)
    turn = attempt.turn
    is_fresh = attempt.query().keys() <= {"names", "home"}
    if not is_fresh:
        return answer
    title = _("%(side)s is to play") % {"side": word_side(loaded.state.side or PlayerSide.WHITE)}
    if not turn.is_finished:
        begun = answer_begun_turn(loaded)
        return replace(answer, title=title, sentences=(*begun, *answer.sentences))
    places = LabelledPlaces(turn.preset, attempt.view.names)
    reasons = dict.fromkeys(
        sentence
        for refusal in turn.explain_pass()
        for sentence in word_refusal(turn.preset, refusal, places)
    )
    title = _("Nothing can be played: end the turn")
    return replace(answer, title=title, sentences=tuple(reasons)[:MOST_REASONS])


def still_part(
    loaded: LoadedGame, view: BoardView, near: PlayerSide, said: Answer | None, url: str
) -> dict[str, Any]:
    """Return the board between two turns, with the last one drawn on it, on the page at `url`."""
    state = loaded.state
    query = view.drawn_query()
    flipped = {name: value for name, value in query.items() if name != "home"}
    diagram = Diagram(
        loaded.preset,
        state.seen_by(near),
        names=view.names,
        arrows=_last_arrows(loaded, near),
        turns=True,
        flipped_home=view.is_flipped,
        cube=_seen_cube(state, near),
    )
    return {
        "url": url,
        "sending": form_attributes("post", url),
        "address": address(url, query),
        "diagram": diagram,
        "board_classes": board_classes(diagram),
        "answer": said or answer_state(loaded),
        "dice": list_dice(Attempt(state.turn)) if state.turn else [],
        "roll_name": roll_name_in(loaded.preset, state.roll) if state.roll else None,
        "words": position_in_words(loaded.preset, diagram.position, diagram.cube),
        "names_links": names_links(url, loaded.preset, view.names, query),
        "flip_url": address(url, flipped if view.is_flipped else {**query, "home": "flipped"}),
    }


def _last_arrows(loaded: LoadedGame, near: PlayerSide) -> tuple[Arrow, ...]:
    """Return the last turn as arrows, in the numbers of the side that sits near."""
    played = next((event for event in reversed(loaded.events) if _ends_turn(event)), None)
    if played is None:
        return ()

    def seen(place: int) -> int:
        return place if played.side is near or place in (BAR, OFF) else POINTS + 1 - place

    return tuple(
        Arrow(ArrowKind.PLAYED, seen(step.source), seen(step.destination), str(order))
        for order, step in enumerate(played.steps, start=1)
    )


def _seen_cube(state: PlayState, near: PlayerSide) -> CubeState | None:
    """Return the cube as the near side sees it, as White; None in a game without one."""
    if state.preset.cube is not Cube.ON:
        return None
    return Situation(state.position, on_roll=near, cube=state.cube).seen_cube


def _name(loaded: LoadedGame, side: PlayerSide) -> str:
    """Return who sits at a side: its name, or the computer with its level."""
    if computer_side(loaded.row) is side:
        return _("Computer, level %(level)s") % {"level": loaded.row.level}
    return word_side(side)


def _seat(loaded: LoadedGame, side: PlayerSide) -> Seat:
    state = loaded.state
    position = state.seen_by(side)
    white, black = loaded.score
    return Seat(
        side=side,
        name=_name(loaded, side),
        is_on_roll=state.actor is side,
        pips=position.pips(),
        home=position.checkers() - position.outside(),
        points=white if side is PlayerSide.WHITE else black,
        cube=state.cube.value if state.cube.owner is side else 0,
    )


def read_view(attempt: Attempt | None, fields: Mapping[str, str]) -> BoardView:
    """Return how the board is drawn."""
    if attempt is not None:
        return attempt.view
    kept = {name: fields[name] for name in ("names", "home") if name in fields}
    try:
        return read_board_view(kept, 0)
    except UnknownValueError:
        return USUAL_VIEW
