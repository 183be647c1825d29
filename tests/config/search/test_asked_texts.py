from __future__ import annotations

from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command

from config.search.asked_texts import find_faults, find_missing, load_asked, read_asked
from config.search.documents import list_asked_ids, list_documents
from tests.content import load_content
from tutorials.curriculum.exercise_index import content_digest

LANGUAGES = tuple(code for code, _ in settings.LANGUAGES)
all_languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def content(db: None) -> None:
    """Load the shipped lessons and exercises."""
    load_content()


@all_languages
@pytest.mark.usefixtures("content")
def test_each_way_of_asking_stands_for_one_document_that_there_is(language: str) -> None:
    ids = [document.id for document in list_documents(language, content_digest())]
    assert list(find_faults(load_asked(language), ids)) == []


@all_languages
@pytest.mark.usefixtures("content")
def test_each_document_is_asked_for_in_several_ways(language: str) -> None:
    ids = tuple(list_asked_ids(list_documents(language, content_digest())))
    assert list(find_missing(load_asked(language), ids)) == []


@pytest.mark.usefixtures("content")
def test_the_same_documents_can_be_asked_for_in_every_language() -> None:
    ids = [[d.id for d in list_documents(language, content_digest())] for language in LANGUAGES]
    assert all(len(each) == len(set(each)) for each in ids)
    assert all(each == ids[0] for each in ids)


def test_texts_are_read_by_kind_and_id(tmp_path: Path) -> None:
    (tmp_path / "rules.toml").write_text('hit = ["bump", "take"]', encoding="utf-8")
    (tmp_path / "lessons.toml").write_text('"a/b" = ["c"]', encoding="utf-8")
    assert dict(read_asked(tmp_path)) == {"lessons/a/b": ("c",), "rules/hit": ("bump", "take")}
    assert load_asked("it") == {}


def test_a_text_for_two_documents_is_noticed_however_it_is_spelt() -> None:
    asked = {"rules/hit": ("To bump!", "take"), "terms/hit": ("to  BUMP",)}
    (fault,) = find_faults(asked, asked)
    assert fault == "terms/hit and rules/hit are both asked for by “to  BUMP”."


def test_a_text_given_twice_or_without_a_word_and_an_unknown_id_are_noticed() -> None:
    asked = {"rules/hit": ("bump", "Bump", "?!"), "rules/hut": ("hut",)}
    faults = list(find_faults(asked, ["rules/hit"]))
    assert len(faults) == 3
    assert faults[-1] == "rules/hut is the id of no document."


def test_a_document_that_is_asked_for_too_seldom_is_noticed() -> None:
    asked = {"rules/hit": ("a", "b"), "rules/roll": ("a", "b", "c")}
    assert list(find_missing(asked, ["rules/hit", "rules/roll", "terms/die"])) == [
        "rules/hit has 2 of 3 ways of asking.",
        "terms/die has 0 of 3 ways of asking.",
    ]


@pytest.mark.usefixtures("content")
def test_the_command_lists_what_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    call_command("check_asked", "--list", "--language", "de")
    listed = capsys.readouterr().out
    assert "\nde rules/larger-number\n    Die größere Zahl | " in listed
    assert "\nde guide/left-out (may be left out)\n" in listed


@pytest.mark.usefixtures("content")
def test_the_command_fails_where_something_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("config.management.commands.check_asked.load_asked", lambda _language: {})
    with pytest.raises(CommandError):
        call_command("check_asked", "--language", "en")
    assert "en: rules/hit has 0 of 3 ways of asking.\n" in capsys.readouterr().out
