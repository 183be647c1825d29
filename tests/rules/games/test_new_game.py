"""A game more, added to a copy of the project as CONTRIBUTING says, has all its pages."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.rules.games.copies import copy_project, replace_once

SOURCE: Final = Path(__file__).with_name("nackgammon")
PRESETS: Final = {
    "from rules.games.clause import ClauseId, Evidence\n": (
        "from rules.games.clause import ClauseId, Evidence\n"
        "from rules.games.nackgammon.preset import NACKGAMMON\n"
    ),
    "    Definition(BACKGAMMON, backgammon_clauses.CLAUSES, "
    "backgammon_refusals.REFUSAL_CLAUSES),\n": (
        "    Definition(BACKGAMMON, backgammon_clauses.CLAUSES, "
        "backgammon_refusals.REFUSAL_CLAUSES),\n"
        "    Definition(NACKGAMMON, backgammon_clauses.CLAUSES, "
        "backgammon_refusals.REFUSAL_CLAUSES),\n"
    ),
}
ALL_GAMES: Final = {
    "from rules.games.prose import GameProse\n": (
        "from rules.games.nackgammon import prose as nackgammon\n"
        "from rules.games.nackgammon.preset import NACKGAMMON\n"
        "from rules.games.prose import GameProse\n"
    ),
    "    BACKGAMMON.slug: backgammon.PROSE,\n": (
        "    BACKGAMMON.slug: backgammon.PROSE,\n    NACKGAMMON.slug: nackgammon.PROSE,\n"
    ),
}


@pytest.mark.thorough
def test_a_variant_has_all_its_pages_under_its_own_name(root: Path, tmp_path: Path) -> None:
    copy = copy_project(root, tmp_path)
    shutil.copytree(SOURCE, copy / "rules/games/nackgammon")
    replace_once(copy / "rules/presets.py", PRESETS)
    replace_once(copy / "rules/games/all_games.py", ALL_GAMES)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:randomly", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, "tests/rules/games/new_game_pages.py"],
        cwd=copy,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
