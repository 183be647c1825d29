"""The type check finds a game that leaves a sentence out or misspells the name of one."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from rules.games.all_games import PROSE
from rules.presets import PRESETS
from tests.rules.games.copies import copy_project, replace_once

GAME: Final = "rules/games/backgammon"
MISTAKES: Final = {
    f"{GAME}/refusal_sentences.py": {"    sum_blocked=": "    sum_blockt="},
    f"{GAME}/clause_sentences.py": {'    "blocked": ': '    "blockd": '},
    f"{GAME}/clauses.py": {'    "blocked": ': '    "blockd": '},
    f"{GAME}/phrases.py": {'    "contact": ': '    "contct": '},
    f"{GAME}/prose.py": {"    hit=HIT,\n": ""},
    f"{GAME}/glossary.py": {'    "cube-owner": Words(': '    "cube-ower": Words('},
    "rules/book/wording.py": {"prose_of(preset).lead": "prose_of(preset).leat"},
}


def test_every_game_has_its_prose_and_no_prose_is_left_over() -> None:
    assert list(PROSE) == [preset.slug for preset in PRESETS]


def test_no_two_games_have_the_same_name() -> None:
    assert len({str(prose.name) for prose in PROSE.values()}) == len(PRESETS)
    assert len({str(prose.name_within) for prose in PROSE.values()}) == len(PRESETS)


def test_a_folder_of_games_loads_nothing_by_itself(root: Path) -> None:
    folders = list((root / "rules/games").rglob("__init__.py"))
    assert len(folders) == len(PRESETS) + 1
    assert not [path for path in folders if path.read_text()]


def test_no_page_asks_which_game_it_is(root: Path) -> None:
    asked = re.compile(r"""slug (?:==|!=|in) [("']|\bis (?:not )?(?:BACKGAMMON|BAN_SUGOROKU)\b""")
    files = [
        path
        for room in ("config", "rules", "tutorials")
        for path in (root / room).rglob("*.[ph][yt]*")
        if path.suffix in (".py", ".html") and "games" not in path.relative_to(root).parts[:2]
    ]
    assert len(files) > 400
    assert [str(path) for path in files if asked.search(path.read_text("utf-8"))] == []


@pytest.mark.thorough
def test_the_type_check_finds_every_sentence_that_is_missing_or_misspelt(
    root: Path, tmp_path: Path
) -> None:
    copy = copy_project(root, tmp_path)
    for name, changes in MISTAKES.items():
        replace_once(copy / name, changes)
    options = ("--strict", "--follow-imports=silent", "--config-file=", "--cache-dir")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *options, str(tmp_path / "cache"), *MISTAKES],
        cwd=copy,
        capture_output=True,
        text=True,
        check=False,
    )
    found = set(re.findall(r"^([\w/]+\.py):\d+: error:", done.stdout, re.M))
    assert found == set(MISTAKES), done.stdout + done.stderr
