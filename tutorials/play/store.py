"""Storing a game event by event, and loading it again.

An event is appended under the number that is due. Where two requests want the same number, the
unique key of the database decides; the loser reads what was stored and goes on from there.
"""

from __future__ import annotations

import datetime
import secrets
from dataclasses import dataclass
from operator import attrgetter
from typing import Final

from django.db import IntegrityError, transaction
from django.utils import timezone

from rules.engine.cube import PlayerSide
from rules.notation.placement import format_placement, parse_placement
from rules.notation.rolls import format_roll, parse_roll
from rules.notation.steps import format_steps, parse_steps
from rules.play.dice_stream import SEED_BYTES, DiceStream, Digits, commit_to
from rules.play.events import EventKind, PlayEvent
from rules.play.game import PlayState
from rules.play.record import PlayRecord
from rules.play.results import PlayResult, Score, add_up
from rules.preset import RulePreset
from rules.presets import get_preset
from tutorials.accounts import days
from tutorials.accounts.models import Learner
from tutorials.accounts.tokens import hash_key, make_key
from tutorials.play.models import LONGEST_TRY, GameEvent, GameKind, PlayedGame, RefusedStep
from tutorials.play.seats import link_key

KEPT_UNBEGUN: Final = datetime.timedelta(days=7)
KEPT_WITHOUT_EVENT: Final = datetime.timedelta(days=30)
LEFT_ALONE_AFTER: Final = datetime.timedelta(days=3)
KEPT_FINISHED: Final = datetime.timedelta(days=90)
MOST_REFUSED: Final = 2000
"""So many refused tries of a game are stored; whoever tries more is told why all the same."""
_SLUG_BYTES: Final = 12


class NumberTakenError(Exception):
    """Another request has appended the event with this number."""


@dataclass(frozen=True, slots=True)
class LoadedGame:
    """A stored game with its events, and what it was before each: `states[n]` after n events."""

    row: PlayedGame
    preset: RulePreset
    events: tuple[PlayEvent, ...]
    states: tuple[PlayState, ...]

    @property
    def state(self) -> PlayState:
        """Return the game as it stands."""
        return self.states[-1]

    @property
    def due(self) -> int:
        """Return the number of the event that comes next."""
        return len(self.events) + 1

    @property
    def digits(self) -> Digits:
        """Return what White and Black have added to the dice."""
        white, black = self.row.digits
        return white, black

    @property
    def dice(self) -> DiceStream:
        """Return the dice of the game."""
        return DiceStream(self.row.slug, self.row.seed, self.digits)

    @property
    def score(self) -> Score:
        """Return the points of White and Black with those of this game."""
        white, black = self.row.score
        won = add_up([self.state.result] if self.state.result else [])
        return white + won[0], black + won[1]

    def record(self) -> PlayRecord:
        """Return the record of the game; its seed is shown once the game has ended."""
        return PlayRecord(
            game=self.row.slug,
            preset=self.preset,
            commitment=self.row.commitment,
            digits=self.digits,
            seed=self.row.seed if self.state.result else "",
            first=self.events[0].side if self.events else None,
            result=self.state.result,
            events=self.events,
        )


@dataclass(frozen=True, slots=True)
class Refused:
    """A refused try: the steps before it, the try, why, and the rule it rests on."""

    side: PlayerSide
    before: str
    tried: str
    code: str
    clause: str


def begin_game(
    preset: RulePreset,
    kind: GameKind,
    *,
    level: int = 0,
    asks_before_end: bool = False,
    learner: Learner | None = None,
) -> tuple[PlayedGame, str]:
    """Store a game before its first event; return it with the secret of its seats."""
    key = make_key()
    default = get_preset(preset.slug)
    at_two = kind is GameKind.LINK
    row = _new_game(
        own_side="" if kind is GameKind.DEVICE else PlayerSide.WHITE,
        level=level,
        other_key_hash=hash_key(link_key(key)) if at_two else "",
        preset_slug=preset.slug,
        options=preset.chosen_options(default),
        kind=kind,
        asks_before_end=asks_before_end,
        learner=learner,
        key_hash=hash_key(key),
        score=[0, 0],
    )
    return row, key


def begin_next(loaded: LoadedGame) -> PlayedGame:
    """Return the next game of a series, begun once; whoever held the seats holds them again."""
    row = loaded.row
    try:
        with transaction.atomic():
            return _new_game(
                preset_slug=row.preset_slug,
                options=row.options,
                kind=row.kind,
                asks_before_end=row.asks_before_end,
                learner=row.learner,
                key_hash=row.key_hash,
                own_side=row.own_side,
                level=row.level,
                other_key_hash=row.other_key_hash,
                is_joined=row.is_joined,
                previous=row,
                games_before=row.games_before + 1,
                score=list(loaded.score),
            )
    except IntegrityError:
        return PlayedGame.objects.get(previous=row)


def _new_game(**fields: object) -> PlayedGame:
    slug, seed = secrets.token_urlsafe(_SLUG_BYTES), secrets.token_hex(SEED_BYTES)
    return PlayedGame.objects.create(
        slug=slug,
        seed=seed,
        commitment=commit_to(slug, seed),
        digits=["", ""],
        kept_until=timezone.localdate() + KEPT_UNBEGUN,
        **fields,
    )


def load_game(slug: str) -> LoadedGame | None:
    """Load a game with its events; None where there is none, or its time has passed."""
    row = PlayedGame.objects.select_related("learner").filter(slug=slug).first()
    if row is None or (row.kept_until is not None and row.kept_until < days.oldest_day()):
        return None
    return load_events(row)


def load_events(row: PlayedGame) -> LoadedGame:
    """Return a game with its events and the states between them."""
    preset = row.game()
    state = PlayState.begin(preset, row.games_before)
    events, states = [], [state]
    for stored in sorted(row.events.all(), key=attrgetter("number")):
        event = _read_event(stored)
        state = state.after(event, parse_placement(stored.position))
        events.append(event)
        states.append(state)
    return LoadedGame(row, preset, tuple(events), tuple(states))


def append_event(
    loaded: LoadedGame, event: PlayEvent, *, digits: Digits | None = None
) -> LoadedGame:
    """Store the event that is due and return the game after it.

    `digits` are what the players add to the dice, with the first roll. Raises `EventError` where
    the event cannot come now, and `NumberTakenError` where another came first.
    """
    state = loaded.state.after(event)
    row = loaded.row
    try:
        with transaction.atomic():
            GameEvent.objects.create(
                game=row,
                number=loaded.due,
                side=event.side,
                kind=event.kind,
                roll=format_roll(event.roll) if event.roll else "",
                steps=format_steps(event.steps),
                position=format_placement(state.seen_by(event.side)),
            )
            _note(row, state.result, digits)
    except IntegrityError as error:
        raise NumberTakenError from error
    return LoadedGame(row, loaded.preset, (*loaded.events, event), (*loaded.states, state))


def _note(row: PlayedGame, result: PlayResult | None, digits: Digits | None) -> None:
    """Note on the row of a game how long it is kept, its digits, and its end."""
    changed = []
    kept_for = KEPT_FINISHED if result else KEPT_WITHOUT_EVENT
    kept_until = None if result and row.learner_id else timezone.localdate() + kept_for
    if kept_until != row.kept_until:
        row.kept_until = kept_until
        changed.append("kept_until")
    if digits:
        row.digits = list(digits)
        changed.append("digits")
    if result:
        row.winner, row.how, row.points = result.winner or "", result.how.value, result.points
        changed += ["winner", "how", "points"]
    if changed:
        row.save(update_fields=changed)


def is_left_alone(row: PlayedGame) -> bool:
    """Tell whether nothing has happened in a game for so long that it may be ended."""
    newest = row.events.order_by("-number").values_list("created_at", flat=True).first()
    return (newest or row.created_at) + LEFT_ALONE_AFTER < timezone.now()


def store_refused(loaded: LoadedGame, refused: Refused) -> None:
    """Store a refused try at the event that is due, once."""
    if loaded.row.refused.count() >= MOST_REFUSED:
        return
    row = RefusedStep(
        game=loaded.row,
        number=loaded.due,
        side=refused.side,
        before=refused.before[:LONGEST_TRY],
        tried=refused.tried[:LONGEST_TRY],
        code=refused.code,
        clause=refused.clause,
    )
    RefusedStep.objects.bulk_create([row], ignore_conflicts=True)


def purge_games() -> int:
    """Erase the games whose last day has passed; return how many."""
    past = PlayedGame.objects.filter(kept_until__lt=days.oldest_day())
    games = past.count()
    past.delete()
    return games


def _read_event(stored: GameEvent) -> PlayEvent:
    return PlayEvent(
        PlayerSide(stored.side),
        EventKind(stored.kind),
        parse_roll(stored.roll) if stored.roll else None,
        parse_steps(stored.steps),
    )
