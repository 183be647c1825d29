"""`outcome`, `convert`, `perft` and `bench`."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from rules.engine.position import Position
from rules.presets import BACKGAMMON
from tests.rules.cli.running import Record, ask, line_of, run
from tests.rules.data.records import read_json, read_records

START = Position.start(BACKGAMMON)
START_ID = "4HPwATDgc/ABMA"


@pytest.mark.parametrize(
    ("position", "arguments", "won"),
    [
        ("24:2 13:13 / 1:15", (), (None, None, 0, None)),
        ("off:15 / 24:14 off:1", (), ("player", "single", 1, "win-single")),
        ("off:15 / 24:15", (), ("player", "gammon", 2, "win-gammon")),
        ("off:15 / bar:1 24:14", (), ("player", "backgammon", 3, "win-backgammon")),
        ("13:15 / off:15", (), ("opponent", "gammon", 2, "win-gammon")),
        ("off:15 / 24:15", ("--option", "gammons=off"), ("player", "off", 1, "win-off")),
        ("6:15 / 24:15", ("--preset", "ban-sugoroku"), ("player", "iri", 1, "iri-gachi")),
    ],
)
def test_a_won_position_says_who_how_for_how_much_and_by_which_rule(
    position: str, arguments: tuple[str, ...], won: tuple[Any, ...]
) -> None:
    status, (reply,) = ask("outcome", *arguments, lines=[line_of(position, id=1)])
    assert status == 0
    assert tuple(reply[name] for name in ("winner", "kind", "value", "clause")) == won


def test_the_cube_multiplies_a_win() -> None:
    lines = [line_of("off:15 / 24:15", cube=4), line_of("off:15 / 24:15", cube=0)]
    status, (reply, error) = ask("outcome", lines=lines)
    assert (status, reply["value"], error["error"]) == (1, 8, "bad_field")


@pytest.mark.parametrize(
    "line",
    [
        line_of(START, (5, 2)),
        {"text": f"{START_ID}:cIkKAAAAAAAE"},
        {"gnubg_id": f"{START_ID}:cIkKAAAAAAAE"},
        {"position_id": START_ID, "match_id": "cIkKAAAAAAAE"},
        {"xgid": "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10"},
        {"record": "c1.backgammon.at_24x2-13x5-8x3-6x5.vs_1x2-12x5-17x3-19x5.roll_5-2"},
    ],
)
def test_a_situation_is_converted_from_any_notation_into_all(line: Record) -> None:
    status, (reply,) = ask("convert", lines=[line])
    assert status == 0
    assert (reply["preset"], reply["options"], reply["dice"]) == ("backgammon", {}, [5, 2])
    assert reply["points"] == list(START.points)
    assert reply["position_id"] == START_ID
    assert reply["gnubg_id"] == f"{START_ID}:cIkKAAAAAAAE"
    assert reply["xgid"] == "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10"
    assert reply["record"].startswith("c1.backgammon.at_24x2-")


def test_our_own_string_names_its_game_and_the_others_take_the_one_asked_for() -> None:
    own = "c1.ban-sugoroku.goal_bear-off.at_2x1-offx14.vs_24x2-offx13"
    lines = [{"text": own}, {"text": START_ID}]
    _, replies = ask("convert", "--preset", "ban-sugoroku", lines=lines)
    assert [reply["options"] for reply in replies] == [{"goal": "bear-off"}, {}]
    assert {reply["preset"] for reply in replies} == {"ban-sugoroku"}


def test_what_cannot_be_converted_is_an_error_with_its_place() -> None:
    status, replies = ask("convert", lines=[{"xgid": "XGID=-b"}, {"id": 3}, {"text": "?"}])
    assert status == 1
    assert [reply["error"] for reply in replies] == [
        "xgid_fields",
        "missing_field",
        "unknown_form",
    ]


@pytest.mark.parametrize("game", ["backgammon", "ban-sugoroku"])
def test_positions_are_counted_as_others_count_them(game: str) -> None:
    done = run("perft", "--preset", game, "--turns", "1")
    counted = json.loads(done.stdout)
    expected = read_json("perft.json")[game]
    assert (done.returncode, counted["finals"]) == (0, expected["one"])
    assert counted["total"] == expected["one_total"]


def test_the_bench_prints_how_fast_the_engine_is_beside_the_plain_search() -> None:
    done = run("bench", "--limit", "20")
    title, blank, head, *rows = done.stdout.decode().splitlines()
    assert done.returncode == 0
    assert title.startswith("backgammon-plays.jsonl.gz: 20 positions")
    assert (blank, head.split()) == ("", ["positions/s", "ratio", "slowest"])
    assert [row[:22].strip() for row in rows] == [
        "plain search",
        "legal plays",
        "and their positions",
    ]


def test_the_bench_takes_a_file_of_its_own(tmp_path: Path) -> None:
    lines = [json.dumps(record).encode() for record in read_records("backgammon-plays")[:3]]
    plain, packed = tmp_path / "three.jsonl", tmp_path / "three.jsonl.gz"
    plain.write_bytes(b"\n".join(lines))
    packed.write_bytes(gzip.compress(b"\n".join(lines)))
    for path in (plain, packed):
        assert f"{path.name}: 3 positions".encode() in run("bench", str(path)).stdout
    plain.write_bytes(b'{"points": []}')
    assert run("bench", str(plain)).returncode == 2
