from __future__ import annotations

import pytest

from tutorials.classrooms.names.nicknames import (
    clean_nickname,
    find_fault,
    read_list,
    reading_order,
    suggest,
)


def faults_of(text: str, *taken: str) -> list[tuple[str, int]]:
    return [(fault.code, fault.line) for fault in read_list(text, taken)[1]]


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Anna   Lena ", "Anna Lena"),
        ("Zoe\u0301", "Zoé"),
        ("\u202eevil\u202c", "evil"),
        ("a\x00b\tc", "a b c"),
        ("👩‍🚀 Ada", "👩‍🚀 Ada"),
        ("שלום", "שלום"),
        ("می‌خواهم", "می‌خواهم"),
    ],
)
def test_a_name_keeps_its_script_and_loses_what_nobody_sees(typed: str, name: str) -> None:
    assert clean_nickname(typed) == name


def test_blank_lines_count_for_nothing() -> None:
    assert read_list("\n\nAnna\n   \nBen\r\n\u200b\n", ()) == (["Anna", "Ben"], [])


def test_five_hundred_lines_are_read_and_no_more() -> None:
    lines = [f"Learner {number}" for number in range(501)]
    assert read_list("\n".join(lines[:500]), ()) == (lines[:500], [])
    assert faults_of("\n".join(lines)) == [("too_many", 501)]


def test_each_fault_names_its_line() -> None:
    text = "Anna\nanna\n\nBen\n" + "x" * 41 + "\n!?\nＢＥＮ\nBLUE heron"
    assert faults_of(text, "Blue Heron") == [
        ("twice", 2), ("too_long", 5), ("empty", 6), ("twice", 7), ("taken", 8),
    ]  # fmt: skip


def test_a_sign_alone_is_a_name() -> None:
    assert find_fault("🦊", ()) is None
    assert find_fault("\u200d", ()) is not None


@pytest.mark.parametrize("language", ["en", "fr", "de", "ja"])
def test_suggested_names_are_new_and_differ(language: str) -> None:
    taken = suggest(language, 300, ())
    names = suggest(language, 300, taken)
    assert len(set(names)) == 300
    assert not set(names) & set(taken)
    assert len(suggest(language, 2000, taken)) < 2000


def test_an_accent_does_not_send_a_name_to_the_end() -> None:
    assert sorted(["Zoe", "Écureuil", "anna", "Eva"], key=reading_order) == [
        "anna", "Écureuil", "Eva", "Zoe",
    ]  # fmt: skip
