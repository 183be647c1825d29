from __future__ import annotations

import gettext
import os
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from pytest_django import Settings

from config.catalogues import CatalogueError, compile_catalogue, compile_catalogues, is_stale
from config.checks import check_catalogues

CATALOGUE = """
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"

msgid "point"
msgstr "Feld"

#, fuzzy
msgid "bar"
msgstr "Theke"

msgctxt "backgammon"
msgid "%(count)d checker"
msgid_plural "%(count)d checkers"
msgstr[0] "%(count)d Stein"
msgstr[1] "%(count)d Steine"
"""


@pytest.fixture
def source(tmp_path: Path, settings: Settings) -> Path:
    """Return a German catalogue that the site uses, not yet compiled."""
    path = tmp_path / "locale" / "de" / "LC_MESSAGES" / "django.po"
    path.parent.mkdir(parents=True)
    path.write_text(CATALOGUE, encoding="utf-8")
    settings.BASE_DIR = tmp_path
    settings.LOCALE_PATHS = [tmp_path / "locale"]
    return path


def test_a_compiled_catalogue_gives_words_plurals_and_contexts_but_nothing_fuzzy(
    source: Path,
) -> None:
    compile_catalogue(source)
    with source.with_suffix(".mo").open("rb") as file:
        words = gettext.GNUTranslations(file)
    assert words.gettext("point") == "Feld"
    assert words.gettext("bar") == "bar"
    plural = words.npgettext("backgammon", "%(count)d checker", "%(count)d checkers", 3)
    assert plural == "%(count)d Steine"


def test_only_what_is_missing_or_older_is_compiled(source: Path) -> None:
    folders = [source.parents[2]]
    assert compile_catalogues(folders) == [source]
    assert compile_catalogues(folders) == []
    later = source.with_suffix(".mo").stat().st_mtime_ns + 1_000_000
    os.utime(source, ns=(later, later))
    assert is_stale(source)
    assert compile_catalogues(folders) == [source]
    assert sorted(path.name for path in source.parent.iterdir()) == ["django.mo", "django.po"]


def test_the_check_names_a_stale_catalogue_and_the_command(source: Path) -> None:
    (error,) = check_catalogues()
    assert "locale/de/LC_MESSAGES/django.po" in error.msg
    assert error.hint is not None
    assert "compilecatalogues" in error.hint
    call_command("compilecatalogues", verbosity=0)
    assert check_catalogues() == []


def test_a_broken_catalogue_is_named_with_its_line(source: Path) -> None:
    source.write_text('mgsid "point"\n', encoding="utf-8")
    with pytest.raises(CatalogueError, match=r"django\.po.*line 1"):
        compile_catalogue(source)
    with pytest.raises(CommandError, match=r"django\.po"):
        call_command("compilecatalogues")
