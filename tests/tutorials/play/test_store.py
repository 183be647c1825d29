from __future__ import annotations

import datetime
from random import Random

import pytest
from django.utils import timezone

from rules.engine.cube import PlayerSide
from rules.play.check_dice import check_dice
from rules.play.events import EventKind, PlayEvent
from rules.play.game import EventError, replay, throw_next
from rules.play.record import format_game, parse_game
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU
from tests.rules.play.playing import choose_event
from tutorials.accounts.learners import begin_keeping
from tutorials.accounts.personal_data import erase_learner, export_learner
from tutorials.classrooms.privacy.retention import purge_expired
from tutorials.play.models import GameEvent, GameKind, PlayedGame, RefusedStep
from tutorials.play.store import (
    LoadedGame,
    NumberTakenError,
    Refused,
    append_event,
    begin_game,
    begin_next,
    load_game,
    store_refused,
)

pytestmark = pytest.mark.django_db
REFUSED = Refused(PlayerSide.WHITE, "8/5", "6/2", "number_not_rolled", "numbers")


def begin(preset: RulePreset = BAN_SUGOROKU) -> LoadedGame:
    row, _ = begin_game(preset, GameKind.DEVICE)
    return reload(row)


def reload(row: PlayedGame) -> LoadedGame:
    loaded = load_game(row.slug)
    assert loaded is not None
    return loaded


def play_out(loaded: LoadedGame, seed: int) -> LoadedGame:
    random = Random(seed)
    while not loaded.state.result:
        loaded = append_event(loaded, choose_event(loaded.state, loaded.dice, random))
    return loaded


def set_kept_until(row: PlayedGame, days: int) -> None:
    until = timezone.localdate() + datetime.timedelta(days=days)
    PlayedGame.objects.filter(pk=row.pk).update(kept_until=until)


@pytest.mark.parametrize("preset", [BAN_SUGOROKU, BACKGAMMON], ids=lambda preset: preset.slug)
def test_a_whole_game_is_read_as_it_was_stored(preset: RulePreset) -> None:
    played = play_out(begin(preset), seed=7)
    read = reload(played.row)
    assert read.state == played.state == replay(preset, read.events)
    assert read.states == played.states
    assert check_dice(parse_game(format_game(read.record()))).is_right


def test_the_seed_is_no_part_of_the_record_before_the_end() -> None:
    loaded = begin()
    assert "seed" not in format_game(loaded.record())
    assert loaded.row.seed not in format_game(loaded.record())
    ended = append_event(loaded, PlayEvent(PlayerSide.WHITE, EventKind.RESIGNED))
    assert loaded.row.seed in format_game(ended.record())


def test_an_event_number_is_taken_once() -> None:
    loaded = begin()
    roll = throw_next(loaded.state, loaded.dice)
    append_event(loaded, roll)
    with pytest.raises(NumberTakenError):
        append_event(loaded, roll)
    assert GameEvent.objects.count() == 1


def test_an_event_that_cannot_come_now_is_not_stored() -> None:
    with pytest.raises(EventError, match="not_next"):
        append_event(begin(), PlayEvent(PlayerSide.WHITE, EventKind.TOOK))
    assert not GameEvent.objects.exists()


def test_the_digits_of_the_players_change_the_dice() -> None:
    loaded = begin()
    after = append_event(
        loaded, PlayEvent(PlayerSide.WHITE, EventKind.RESIGNED), digits=("12", "345")
    )
    assert reload(after.row).digits == ("12", "345")
    assert [after.dice.throw(n) for n in range(1, 9)] != [
        begin().dice.throw(n) for n in range(1, 9)
    ]


def test_a_refused_try_is_stored_once() -> None:
    loaded = begin()
    for _ in range(2):
        store_refused(loaded, REFUSED)
    assert RefusedStep.objects.count() == 1


def test_a_series_alternates_and_adds_up() -> None:
    first = play_out(begin(), seed=3)
    row = begin_next(first)
    assert begin_next(first).pk == row.pk
    second = reload(row)
    assert second.state.side is PlayerSide.BLACK
    assert second.score == first.score != (0, 0)
    assert second.row.key_hash == first.row.key_hash
    assert second.row.seed != first.row.seed


def test_games_are_erased_after_their_last_day() -> None:
    over, going_on = begin(), begin()
    append_event(over, throw_next(over.state, over.dice))
    set_kept_until(over.row, -3)
    assert load_game(over.row.slug) is None
    assert purge_expired().games == 1
    assert [row.pk for row in PlayedGame.objects.all()] == [going_on.row.pk]
    assert not GameEvent.objects.exists()


def test_a_game_is_kept_longer_once_it_is_played() -> None:
    loaded = begin()
    kept = [loaded.row.kept_until]
    loaded = append_event(loaded, throw_next(loaded.state, loaded.dice))
    kept.append(loaded.row.kept_until)
    loaded = append_event(loaded, PlayEvent(PlayerSide.WHITE, EventKind.RESIGNED))
    kept.append(loaded.row.kept_until)
    today = timezone.localdate()
    assert [(day - today).days if day else None for day in kept] == [7, 30, 90]


def test_the_games_of_a_learner_are_exported_and_erased_with_them() -> None:
    learner, _ = begin_keeping()
    row, _ = begin_game(BAN_SUGOROKU, GameKind.DEVICE, learner=learner)
    loaded = reload(row)
    store_refused(loaded, REFUSED)
    append_event(loaded, PlayEvent(PlayerSide.WHITE, EventKind.RESIGNED))
    exported = export_learner(learner)["games"]
    assert isinstance(exported, list)
    assert "1 white resigned" in exported[0]["record"]
    assert exported[0]["refused"][0]["tried"] == "6/2"
    assert reload(row).row.kept_until is None
    erase_learner(learner)
    assert not PlayedGame.objects.exists()
