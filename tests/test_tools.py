"""The tools that read the code: each must have nothing to say."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import polib
import pytest

SCRIPTS = Path(sys.executable).parent
MAKEMESSAGES = ["manage.py", "makemessages", "-a", "--no-location", "--no-wrap", "-i", "tests"]
NOT_SOURCE = (".*", "var", "__pycache__", "node_modules", "*.mo")


def complain(command: list[str], folder: Path, advice: str) -> None:
    """Fail with what the command says, unless it has nothing to say."""
    variables = {**os.environ, "DJANGO_DEBUG": "1", "DJANGO_SETTINGS_MODULE": "config.settings"}
    done = subprocess.run(
        command, cwd=folder, env=variables, capture_output=True, text=True, check=False
    )
    if done.returncode:
        pytest.fail(f"{advice}\n\n{done.stdout}{done.stderr}".rstrip(), pytrace=False)


def tool(name: str, *arguments: str) -> list[str]:
    """Return the command line of a tool of this environment."""
    return [str(SCRIPTS / name), *arguments]


def templates(root: Path) -> list[str]:
    """Return every template of the site."""
    wings = ("config", "rules", "tutorials")
    return sorted(
        str(path) for wing in wings for path in root.glob(f"{wing}/**/templates/**/*.html")
    )


def test_ruff_finds_no_fault(root: Path) -> None:
    complain(tool("ruff", "check", "--quiet"), root, "Mend: ruff check --fix")


def test_the_code_is_formatted(root: Path) -> None:
    complain(tool("ruff", "format", "--check", "--quiet"), root, "Mend: ruff format")


def test_the_types_fit(root: Path) -> None:
    complain(tool("mypy", "--no-error-summary"), root, "See: mypy")


def test_nobody_imports_what_stands_above(root: Path) -> None:
    command = tool("lint-imports", "--no-logo", "--no-cache")
    complain(command, root, "The contracts are in pyproject.toml.")


def test_the_templates_are_sound(root: Path) -> None:
    if found := templates(root):
        complain(tool("djlint", "--lint", "--quiet", *found), root, "See: djlint --lint")


def test_the_templates_are_formatted(root: Path) -> None:
    if found := templates(root):
        command = tool("djade", "--target-version", "5.2", "--check", *found)
        complain(command, root, "Mend: djade --target-version 5.2 on these files")


def test_every_change_of_a_model_has_its_migration(root: Path) -> None:
    command = [sys.executable, "manage.py", "makemigrations", "--check", "--dry-run"]
    complain(command, root, "Mend: DJANGO_DEBUG=1 python manage.py makemigrations")


Message = tuple[str | None, str, str, bool]


def messages(catalogue: Path) -> set[Message]:
    """Return what is to be translated: context, singular, plural, and whether it is obsolete."""
    return {
        (entry.msgctxt, entry.msgid, entry.msgid_plural, bool(entry.obsolete))
        for entry in polib.pofile(str(catalogue))
    }


def test_the_catalogues_hold_what_the_code_says(root: Path, tmp_path: Path) -> None:
    if shutil.which("xgettext") is None:
        missing = "GNU gettext is missing: apt install gettext"
        if os.environ.get("CHOROKU_REQUIRE_BROWSER"):
            pytest.fail(missing, pytrace=False)
        pytest.skip(missing)
    copy = tmp_path / "copy"
    shutil.copytree(root, copy, ignore=shutil.ignore_patterns(*NOT_SOURCE))
    advice = f"Mend: DJANGO_DEBUG=1 python {' '.join(MAKEMESSAGES)}"
    complain([sys.executable, *MAKEMESSAGES], copy, advice)
    for ours in sorted(root.glob("locale/*/LC_MESSAGES/django.po")):
        extracted = messages(copy / ours.relative_to(root))
        changed = sorted(message[1] for message in messages(ours) ^ extracted)
        assert not changed, f"{ours.relative_to(root)} is out of date. {advice}"
