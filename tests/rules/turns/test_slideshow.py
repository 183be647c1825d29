"""Stories on a board: the engine plays the beats, and refuses what the story says it refuses."""

from __future__ import annotations

import pytest
from django.utils.safestring import mark_safe

from rules.boards.diagram import ArrowKind, Mark
from rules.boards.dice import DieState
from rules.engine.cube import CubeState, PlayerSide
from rules.engine.position import BAR, Position
from rules.games.story import Beat, CubeDeed
from rules.presets import BACKGAMMON, BAN_SUGOROKU
from rules.turns.answer import MessageKind
from rules.turns.slideshow import Frame, Slideshow, find_number
from rules.turns.story_player import StoryError, play_story
from tests.boards import parse_text

START = Position.start(BAN_SUGOROKU)
ENTER = parse_text("bar:1 24:1 13:5 8:3 6:5 / 1:2 12:5 17:2 19:4 20:2")


def slides(number: int, *frames: Frame) -> Slideshow:
    return Slideshow("story", "A story", frames, number, lambda frame: f"/page?frame={frame}")


def test_a_step_moves_the_checker_and_draws_its_arrow() -> None:
    before, after = play_story(BAN_SUGOROKU, START, [Beat(roll=(3, 1)), Beat(steps=((8, 5),))])
    assert before.diagram.position == START
    assert after.diagram.position.count(5) == 1
    assert [(a.kind, a.source, a.destination) for a in after.diagram.arrows] == [
        (ArrowKind.PLAYED, 8, 5)
    ]
    assert after.diagram.arriving == ((8, 5),)
    assert [state for _, state in after.dice] == [DieState.USED, DieState.OPEN]


def test_a_try_is_a_frame_with_the_refusal_of_the_engine() -> None:
    _, frame = play_story(BAN_SUGOROKU, START, [Beat(roll=(3, 1)), Beat("Why not?", tried=(8, 4))])
    assert frame.kind is MessageKind.REFUSED
    assert frame.sentences[0] == "Why not?"
    assert "is not one step" in frame.sentences[1]
    assert frame.rule is not None
    assert frame.rule.url.endswith("#stop-between")
    assert frame.diagram.position == START
    assert (4, Mark.REFUSED) in frame.diagram.marks


def test_a_refused_step_is_forgotten_in_the_next_frame() -> None:
    beats = [Beat(roll=(3, 1)), Beat(tried=(8, 4)), Beat("Look again.")]
    assert play_story(BAN_SUGOROKU, START, beats)[-1].kind is MessageKind.NOTE


def test_an_early_end_of_the_turn_is_refused() -> None:
    _, frame = play_story(BAN_SUGOROKU, START, [Beat(roll=(3, 1)), Beat(end=True)])
    assert frame.kind is MessageKind.REFUSED


def test_a_story_may_not_play_what_the_engine_refuses() -> None:
    with pytest.raises(StoryError, match="sum_of_numbers"):
        play_story(BAN_SUGOROKU, START, [Beat(roll=(3, 1)), Beat(steps=((8, 4),))])


def test_a_story_may_not_call_a_legal_step_refused() -> None:
    with pytest.raises(StoryError, match="not refused"):
        play_story(BAN_SUGOROKU, START, [Beat(roll=(3, 1)), Beat(tried=(8, 5))])


def test_a_story_needs_a_roll_before_a_step() -> None:
    with pytest.raises(StoryError, match="no roll"):
        play_story(BAN_SUGOROKU, START, [Beat(steps=((8, 5),))])


def test_a_roll_that_cannot_enter_shows_the_blocked_points_and_dice_that_are_stuck() -> None:
    (frame,) = play_story(BACKGAMMON, ENTER, [Beat(roll=(6, 5))])
    assert frame.diagram.marks == ((19, Mark.BLOCKED), (20, Mark.BLOCKED))
    assert {state for _, state in frame.dice} == {DieState.STUCK}


def test_a_win_is_said_with_its_rule_and_the_number_left_over_is_void() -> None:
    home = parse_text("7:1 3:5 2:4 1:5 / 12:3 19:5 20:4 21:3")
    _, frame = play_story(BAN_SUGOROKU, home, [Beat(roll=(6, 2)), Beat(steps=((7, 5),))])
    assert frame.kind is MessageKind.RIGHT
    assert frame.rule is not None
    assert frame.rule.url.endswith("#iri-gachi")
    assert [state for _, state in frame.dice] == [DieState.VOID, DieState.USED]


def test_the_cube_changes_hands_and_may_not_be_turned_by_the_other_side() -> None:
    beats = [
        Beat(cube=(CubeDeed.OFFER, PlayerSide.WHITE)),
        Beat(cube=(CubeDeed.TAKE, PlayerSide.BLACK)),
        Beat(cube=(CubeDeed.OFFER, PlayerSide.WHITE)),
    ]
    offered, taken, refused = play_story(BACKGAMMON, Position.start(BACKGAMMON), beats)
    assert offered.kind is MessageKind.NOTE
    assert taken.cube == CubeState(2, PlayerSide.BLACK)
    assert refused.kind is MessageKind.REFUSED


def test_a_sentence_names_points_as_the_board_does() -> None:
    (frame,) = play_story(BAN_SUGOROKU, START, [Beat("From %(p8)s, %(double)s times.")])
    assert frame.sentences == (
        '<b class="point-name is-named">Outer\N{NO-BREAK SPACE}5</b>'.join(["From ", ", 2 times."]),
    )


def test_sentences_that_are_worded_already_are_taken_as_they_are() -> None:
    (frame,) = play_story(
        BAN_SUGOROKU,
        START,
        [Beat("100 % sure")],
        word=lambda text, _preset: mark_safe(text),  # noqa: S308
    )
    assert frame.sentences == ("100 % sure",)


@pytest.mark.parametrize("text", ["", "0", "4", "-1", "1.0", "१", "x", "9" * 10_000])
def test_a_frame_that_is_not_there_has_no_number(text: str) -> None:
    assert find_number(text, 3) is None


def test_the_ways_lead_to_the_neighbours_and_nowhere_past_the_ends() -> None:
    frames = play_story(BAN_SUGOROKU, ENTER, [Beat("One."), Beat("Two."), Beat(roll=(6, 4))])
    first, middle, last = (slides(number, *frames) for number in (1, 2, 3))
    assert (first.previous_url, first.next_url) == ("", "/page?frame=2")
    assert (middle.previous_url, middle.next_url) == ("/page?frame=1", "/page?frame=3")
    assert (last.next_url, last.first_url) == ("", "/page?frame=1")
    assert first.has_dice


def test_the_checker_on_the_bar_enters() -> None:
    _, frame = play_story(BACKGAMMON, ENTER, [Beat(roll=(6, 4)), Beat(steps=((BAR, 21),))])
    assert frame.diagram.position.bar == 0
