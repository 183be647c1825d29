"""A language for which nothing has been written: the site starts, says so, and speaks English."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from django.conf import settings

from config.checks import list_missing
from rules.presets import PRESETS

ITALIAN = "tests.config.italian"
WANTED = {
    "locale/it/LC_MESSAGES/django.po",
    "tutorials/curriculum/content",
    "tutorials/curriculum/reading/typography.py",
    "tutorials/classrooms/names/friendly.py",
    "tutorials/classrooms/cards/words/it.txt",
    "rules/book/glossary/forms.py",
    "config/templatetags/sharing.py",
    "config/search/asked",
    *(f"rules/games/{preset.slug.replace('-', '_')}/glossary.py" for preset in PRESETS),
    *(f"config/static/images/og/{preset.slug}-it.jpg" for preset in PRESETS),
}


@pytest.mark.parametrize("language", [code for code, _ in settings.LANGUAGES])
def test_a_language_of_the_site_has_all_it_needs(language: str) -> None:
    assert list(list_missing(language)) == []


def test_everything_a_new_language_needs_is_named_with_a_file_that_is_there_in_others(
    root: Path,
) -> None:
    named = {what.split()[0] for what in list_missing("it")}
    assert named == WANTED
    for name in named:
        assert (
            root / name.replace("/it/", "/fr/").replace("-it.", "-fr.").replace("it.txt", "fr.txt")
        ).exists()


def test_a_language_that_django_has_no_formats_for_is_asked_for_them() -> None:
    assert "config/formats/zz/formats.py" in {what.split()[0] for what in list_missing("zz")}


def run(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a module with the language more."""
    command = [sys.executable, "-m", *arguments]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)


@pytest.mark.thorough
def test_the_site_starts_and_says_what_is_missing(root: Path) -> None:
    done = run(root, "django", "check", f"--settings={ITALIAN}")
    assert done.returncode == 0, done.stderr
    assert {name for name in WANTED if f"it: {name}" in done.stderr} == WANTED


@pytest.mark.thorough
def test_no_page_fails_in_a_language_without_words(root: Path) -> None:
    options = ("-q", "-p", "no:randomly", "-p", "no:cacheprovider", f"--ds={ITALIAN}")
    done = run(root, "pytest", *options, "tests/config/italian_pages.py")
    assert done.returncode == 0, done.stdout + done.stderr
