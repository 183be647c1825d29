"""Kinds of exercise that compare two games or count: reading, the engine's check, wrong tries."""

from __future__ import annotations

import tomllib

import pytest
from django.utils.html import escape

from rules.engine.cube import CubeState, PlayerSide
from rules.engine.position import Position
from rules.notation.placement import parse_placement
from rules.notation.steps import parse_steps
from rules.presets import BACKGAMMON, BAN_SUGOROKU, get_preset
from rules.turns.story_player import play_story
from tutorials.curriculum.boards import find_board_faults, read_board
from tutorials.curriculum.kinds import KINDS
from tutorials.curriculum.kinds.compared.both_games import BothGamesQuestion
from tutorials.curriculum.questions.fields import FieldsQuestion
from tutorials.curriculum.questions.question import ExerciseQuestion, ExerciseSetting
from tutorials.curriculum.questions.turns import PastError
from tutorials.curriculum.reading.tables import Table

START = "24:2 13:5 8:3 6:5 / 1:2 12:5 17:3 19:5"
GAMMON = "off:15 / 15:1 18:2 19:5 20:4 22:3"
GAMES = 'games = [{ preset = "backgammon" %s }, { preset = "ban-sugoroku" %s }]\n'

SOUND = {
    "pips": ("backgammon", START, 'player = 167\nopponent = 167\nahead = "nobody"'),
    "cube": (
        "backgammon",
        START,
        'cube = { value = 2, owner = "opponent" }\nanswer = "not_your_cube"\n'
        'choices = ["allowed", "not_your_cube"]',
    ),
    "score": (
        "backgammon",
        START,
        'games = [{ winner = "player", win = "gammon", cube = { value = 2 } },'
        ' { winner = "opponent", win = "single" }]\nplayer = 4\nopponent = 1',
    ),
    "result": (
        "backgammon",
        GAMMON,
        'cube = { value = 4, owner = "player" }\nanswer = "gammon:8"\n'
        'choices = ["single:4", "gammon:8"]',
    ),
    "two-games": (
        "backgammon",
        START,
        'roll = "4-4"\nask = "plays"\n' + GAMES % (", answer = 52", ", answer = 12"),
    ),
    "sort": (
        "backgammon",
        START,
        'roll = "2-2"\n'
        + GAMES % ("", "")
        + 'plays = [{ play = "13/11 13/11", answer = "ban-sugoroku" },'
        ' { play = "13/11 13/11 6/4 6/4", answer = "backgammon" },'
        ' { play = "24/20", answer = "none" }]',
    ),
    "opening": (
        "backgammon",
        START,
        "thrown = { player = 3, opponent = 5 }\n"
        'answer = "opponent:dice"\nchoices = ["player:dice", "opponent:dice", "again"]',
    ),
    "both-games": (
        "backgammon",
        START,
        'roll = "3-1"\n'
        'turns = [{ preset = "backgammon", goal = ["makes_point", 5], solution = "8/5 6/5",'
        ' tries = [{ play = "8/4", expect = "refused:sum_of_numbers" }] },'
        ' { preset = "ban-sugoroku", goal = ["makes_point", 5], solution = "8/5 6/5",'
        ' tries = [{ play = "24/20", expect = "refused:sum_of_numbers" }] }]',
    ),
}
"""An exercise of each kind as its file has it."""

SPOILT = {
    "pips": ("player = 167", "player = 166", "the engine says 167"),
    "cube": ('answer = "not_your_cube"', 'answer = "allowed"', "the engine says not_your_cube"),
    "score": ("player = 4", "player = 3", "the engine says 4"),
    "result": ('answer = "gammon:8"', 'answer = "single:4"', "the engine says gammon:8"),
    "two-games": ("answer = 52", "answer = 51", "the engine says 52"),
    "sort": ('answer = "none"', 'answer = "all"', "the engine says none"),
    "opening": ('answer = "opponent:dice"', 'answer = "again"', "the engine says opponent:dice"),
    "both-games": ('solution = "8/5 6/5"', 'solution = "8/7 6/3"', "misses the goal"),
}
"""What is changed in it, and what the check says to that."""


def read(
    kind: str, preset: str, position: str, written: str
) -> tuple[ExerciseQuestion | None, Table]:
    """Return the question and the table with what was reported."""
    table = Table.of(tomllib.loads(written))
    setting = ExerciseSetting(get_preset(preset), parse_placement(position))
    return KINDS[kind].read(table, setting), table


def read_soundly(kind: str) -> ExerciseQuestion:
    """Return the sound exercise of a kind."""
    question, table = read(kind, *SOUND[kind])
    assert question is not None, table.faults
    return question


def read_fields(kind: str, preset: str, position: str, written: str) -> FieldsQuestion:
    """Return a question that is answered in fields."""
    question, table = read(kind, preset, position, written)
    assert isinstance(question, FieldsQuestion), table.faults
    return question


@pytest.mark.parametrize("kind", SOUND)
def test_a_sound_exercise_has_no_fault(kind: str) -> None:
    question = read_soundly(kind)
    assert not list(question.find_faults())
    assert not list(question.find_try_faults())


@pytest.mark.parametrize("kind", SPOILT)
def test_the_engine_finds_an_answer_that_is_wrong(kind: str) -> None:
    old, new, expected = SPOILT[kind]
    preset, position, written = SOUND[kind]
    assert old in written
    question, _table = read(kind, preset, position, written.replace(old, new, 1))
    assert question is not None
    assert any(expected in fault.reason for fault in question.find_faults())


def test_a_listed_wrong_answer_that_is_right_is_reported() -> None:
    preset, position, written = SOUND["pips"]
    tries = '\n[[tries]]\nfield = "opponent"\nanswer = 167'
    question, _table = read("pips", preset, position, written + tries)
    assert question is not None
    assert [fault.reason for fault in question.find_try_faults()] == ["'167' is right"]


@pytest.mark.parametrize(
    ("kind", "old", "new", "expected"),
    [
        ("pips", SOUND["pips"][2], "", "asks for none"),
        ("cube", '"allowed",', '"a_whim",', "no reason against a double"),
        ("cube", "value = 2", "value = 3", "on no face"),
        ("cube", 'owner = "opponent"', 'owner = "me"', "owner is none of"),
        ("score", '"gammon"', '"landslide"', "has a winner and a win"),
        ("result", '"single:4"', '"single"', "no outcome"),
        ("two-games", '"plays"', '"luck"', "ask is none of"),
        ("two-games", '"ban-sugoroku"', '"backgammon"', "each once"),
        ("sort", '"2-2"', '"2-7"', "not two numbers"),
        ("opening", '"again"]', '"later"]', "is none of"),
        ("both-games", '"ban-sugoroku"', '"chess"', "preset is none of"),
    ],
)
def test_what_cannot_be_read_is_reported(kind: str, old: str, new: str, expected: str) -> None:
    preset, position, written = SOUND[kind]
    assert old in written
    question, table = read(kind, preset, position, written.replace(old, new, 1))
    assert question is None
    assert any(expected in fault.reason for fault in table.faults)


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ('choices = ["allowed", "not_on_roll"]\nanswer = "allowed"', "allowed"),
        ('on_roll = "opponent"\nchoices = []\nanswer = "x"', "not_on_roll"),
        ('roll = "6-6"\nchoices = []\nanswer = "x"', "not_before_the_roll"),
        ('cube = { value = 64, owner = "player" }\nchoices = []\nanswer = "x"', "cube_at_limit"),
    ],
)
def test_a_double_is_judged_by_the_engine(written: str, expected: str) -> None:
    question = read_fields("cube", "backgammon", START, written)
    assert question.engine_answers() == {"answer": expected}


def test_a_game_without_a_cube_refuses_every_double() -> None:
    written = 'choices = ["allowed", "no_cube"]\nanswer = "no_cube"'
    question = read_fields("cube", "ban-sugoroku", START, written)
    assert not list(question.find_faults())


def test_the_last_who_takes_owns_the_cube() -> None:
    offers = '{ by = "player", answer = "take" }, { by = "opponent", answer = "take" }'
    question = read_fields(
        "cube", "backgammon", START, f'offers = [{offers}]\nvalue = 4\nowner = "player"'
    )
    assert question.engine_answers() == {"value": "4", "owner": "player"}


def test_who_drops_loses_what_the_game_counted_before() -> None:
    offers = '{ by = "player", answer = "take" }, { by = "opponent", answer = "drop" }'
    question = read_fields(
        "cube", "backgammon", START, f'offers = [{offers}]\nwinner = "opponent"\npoints = 2'
    )
    assert question.engine_answers() == {"winner": "opponent", "points": "2"}


def test_a_double_by_the_wrong_side_cannot_be_part_of_the_story() -> None:
    offers = '{ by = "player", answer = "take" }, { by = "player", answer = "take" }'
    written = f'offers = [{offers}]\nvalue = 4\nowner = "opponent"'
    question, table = read("cube", "backgammon", START, written)
    assert question is None
    assert "offer 2 is refused: not_your_cube" in table.faults[0].reason


def test_a_win_of_the_opponent_is_a_result() -> None:
    lost = parse_placement(GAMMON).flipped()
    table = Table.of({"choices": ["opponent:gammon:2", "goes-on"], "answer": "opponent:gammon:2"})
    question = KINDS["result"].read(table, ExerciseSetting(BACKGAMMON, lost))
    assert question is not None
    assert not list(question.find_faults())


def test_a_result_is_asked_of_several_games() -> None:
    home = "6:3 5:3 4:3 3:3 2:2 1:1 / 14:1 17:3 18:2 19:4 20:3 21:2"
    fields = (
        '{ preset = "backgammon", answer = "goes-on" }, { preset = "ban-sugoroku",'
        ' answer = "iri:1" }, { preset = "ban-sugoroku", options = { goal = "bear-off" },'
        ' answer = "goes-on" }'
    )
    written = f'choices = ["goes-on", "iri:1"]\nfields = [{fields}]'
    question = read_fields("result", "backgammon", home, written)
    assert not list(question.find_faults())
    names = [field.name for field in question.fields]
    assert names == ["backgammon", "ban-sugoroku", "ban-sugoroku-bear-off"]


def test_a_result_needs_a_position_that_can_come_about() -> None:
    written = 'choices = ["single:1", "goes-on"]\nanswer = "goes-on"'
    question, table = read("result", "backgammon", "6:3 / 19:3", written)
    assert question is None
    assert "impossible" in table.faults[0].reason


def test_a_goal_may_be_in_reach_in_one_game_only() -> None:
    written = (
        'roll = "1-1"\nask = "goal"\ngoal = ["makes_point", 7, 5]\nanswer = "backgammon"\n'
        + GAMES % ("", "")
    )
    question = read_fields("two-games", "backgammon", START, written)
    assert question.engine_answers() == {"answer": "backgammon"}
    assert question.fields[0].choices == ("all", "backgammon", "ban-sugoroku", "none")


@pytest.mark.parametrize(("roll", "expected"), [("6-6", "impossible"), ("6-5", "possible")])
def test_a_double_is_no_first_roll_where_two_single_dice_are_played(
    roll: str, expected: str
) -> None:
    answers = (', answer = "possible"', ', answer = "possible"')
    question = read_fields("opening", "backgammon", START, f'roll = "{roll}"\n' + GAMES % answers)
    assert question.engine_answers() == {"backgammon": expected, "ban-sugoroku": "possible"}


def test_the_same_roll_is_played_from_the_same_position_in_the_second_game() -> None:
    question = read_soundly("both-games")
    assert isinstance(question, BothGamesQuestion)
    turn = question.begin([parse_steps("8/5 6/5")])
    assert turn.preset == BAN_SUGOROKU
    assert turn.position == Position.start(BAN_SUGOROKU)
    assert question.reply_to([parse_steps("8/5 6/5")]) is None


def test_the_second_game_is_reached_only_by_way_of_the_first_goal() -> None:
    question = read_soundly("both-games")
    assert isinstance(question, BothGamesQuestion)
    with pytest.raises(PastError):
        question.begin([parse_steps("8/7 6/3")])


@pytest.mark.parametrize(
    ("done", "expected"), [("8/5 6/3", "numbers_left"), ("8/5 8/5 6/3 6/3", "allowed")]
)
def test_whether_the_turn_may_be_ended_is_asked_like_a_step(done: str, expected: str) -> None:
    written = f'roll = "3-3"\ndone = "{done}"\nstep = "end"\nanswer = "x"\nchoices = []'
    question = read_fields("allowed", "backgammon", START, written)
    assert question.engine_answers() == {"answer": expected}
    assert question.scene.arrows == ()


def test_a_turn_in_which_nothing_can_be_played_may_come_first() -> None:
    shut_out = "13:5 8:3 6:4 5:2 bar:1 / 1:1 11:1 12:3 18:1 19:3 20:2 21:2 22:2"
    written = """
[[turns]]
roll = "5-4"
goal = ["uses_numbers", 0]
reply = { roll = "2-1", play = "7/5 14/13" }
[[turns]]
roll = "2-1"
goal = ["bar_empty"]
solution = "bar/23 6/5"
"""
    question, table = read("multi-turn", "backgammon", shut_out, written)
    assert question is not None, table.faults
    assert not list(question.find_faults())


def test_a_board_may_be_one_of_another_game() -> None:
    boards = tomllib.loads(f"""
[[board]]
roll = "4-4"
played = "24/20 24/20"
[[board]]
preset = "backgammon"
position = "{START}"
roll = "4-4"
played = "24/20 24/20 13/9 13/9"
[[board]]
cube = {{ by = "player", deed = "take" }}
""")["board"]
    read_boards = [read_board(Table.of(board)) for board in boards]
    start = Position.start(BAN_SUGOROKU)
    assert not list(find_board_faults(BAN_SUGOROKU, start, read_boards))
    beats = [board.beat("words") for board in read_boards]
    frames = play_story(BAN_SUGOROKU, start, beats, lambda text, game: escape(game.slug))
    assert [frame.diagram.preset for frame in frames] == [BAN_SUGOROKU, BACKGAMMON, BACKGAMMON]
    assert [frame.sentences[0] for frame in frames] == ["ban-sugoroku", "backgammon", "backgammon"]
    assert frames[-1].cube == CubeState(2, PlayerSide.WHITE)


def test_a_board_of_another_game_needs_a_position() -> None:
    table = Table.of({"preset": "backgammon"})
    read_board(table)
    assert [fault.reason for fault in table.faults] == ["a board of another game needs a position"]
