"""Match files as public programs write them, put down by hand: what each of them says."""

from __future__ import annotations

from typing import Final, NamedTuple

import pytest

from rules.engine.cube import PlayerSide
from rules.notation.matches import MatchRecord, decode_match, parse_match, walk_match
from tests.rules.notation.matches.files import SAMPLES

W, B = PlayerSide.WHITE, PlayerSide.BLACK


class Said(NamedTuple):
    """What a file says: names, length, scores before each game, turns of each, and the wins."""

    white: str
    black: str
    length: int
    scores: list[tuple[int, int]]
    turns: list[int]
    wins: list[tuple[PlayerSide, int]]


FILES: Final = {
    "jellyfish.mat": Said("Anna", "JellyFish", 5, [(0, 0)], [51], [(B, 2)]),
    "extreme-gammon.txt": Said(
        *("Dupont, Zoë", "Olsen, Åse", 3),
        [(0, 0), (2, 0), (2, 1), (2, 2)],
        *([9, 5, 3, 5], [(W, 2), (B, 1), (B, 1), (W, 1)]),
    ),
    "extreme-gammon-session.txt": Said(
        "Kenji", "XG Roller++", 0, [(0, 0), (4, 0)], [10, 11], [(W, 4), (B, 8)]
    ),
    "galaxy.mat": Said("quietfox", "honestwren", 2, [(0, 0), (0, 1)], [4, 3], [(B, 1), (B, 1)]),
    "backgammon-studio.txt": Said("Mia", "Ken", 1, [(0, 0)], [51], [(B, 1)]),
    "gamesgrid.mat": Said("Ana M", "L. Petit", 7, [(0, 0), (1, 0)], [8, 7], [(W, 1), (B, 4)]),
    "dailygammon.mat": Said("ochre", "slate", 3, [(0, 0), (0, 1)], [6, 6], [(B, 1), (W, 1)]),
    "hedgehog.mat": Said("Ida", "Hedge Hog", 3, [(0, 0), (2, 0)], [6, 3], [(W, 2), (W, 1)]),
    "kifu.mat": Said("草場 太郎", "山田 花子", 5, [(0, 0)], [8], [(W, 2)]),
    "notepad.txt": Said("Søren", "Jürgen", 0, [(0, 0)], [6], [(W, 2)]),
    "bgblitz.sgf": Said(
        *("Zoë", "BGBlitz", 3),
        [(0, 0), (2, 0), (2, 1)],
        *([6, 2, 3], [(W, 2), (B, 1), (B, 1)]),
    ),
    "specification.sgf": Said("Alice [sen.]", r"Bo\b", 5, [(4, 2)], [4], [(B, 1)]),
}


def read(name: str) -> MatchRecord:
    return parse_match(decode_match((SAMPLES / name).read_bytes()))


@pytest.mark.parametrize("name", FILES)
def test_a_file_of_a_program_is_read_in_full_and_legal(name: str) -> None:
    record, said = read(name), FILES[name]
    assert record.stop is None
    assert record.is_whole
    assert (record.white, record.black, record.length) == said[:3]
    assert [game.score for game in record.games] == said.scores
    assert [len(game.turns) for game in record.games] == said.turns
    checked = walk_match(record)
    assert checked.problem is None
    assert checked.is_whole
    results = [game.result and (game.result.winner, game.result.points) for game in record.games]
    ends = [end and (end.winner, end.points) for end in checked.ends]
    assert results == ends == said.wins


@pytest.mark.parametrize(
    ("name", "game", "number"),
    [("extreme-gammon.txt", 1, 2), ("bgblitz.sgf", 1, 2), ("specification.sgf", 0, 3)],
)
def test_a_double_in_their_crawford_game_is_a_fault(name: str, game: int, number: int) -> None:
    record = read(name)
    assert record.games[game].number == number
    text = decode_match((SAMPLES / name).read_bytes())
    heads = {
        "extreme-gammon.txt": (" 3) 35: 13/8 7/4                     25:", " 3) Doubles   25:"),
        "bgblitz.sgf": (";B[13qtst];W[26mghf]", ";B[13qtst];W[double];B[take]"),
        "specification.sgf": (";B[42qusu]", ";B[double]"),
    }
    old, new = heads[name]
    assert text.count(old) == 1
    problem = walk_match(parse_match(text.replace(old, new))).problem
    assert problem is not None
    assert (problem.code, problem.game) == ("crawford", game)


def test_the_same_game_is_read_alike_from_two_programs() -> None:
    studio, jellyfish = (
        walk_match(read(name)).games[0] for name in ("backgammon-studio.txt", "jellyfish.mat")
    )
    for one, other in zip(studio, jellyfish, strict=True):
        assert one.situation.position == other.situation.position
        assert one.turn.roll == other.turn.roll
