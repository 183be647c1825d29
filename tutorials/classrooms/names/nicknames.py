"""What learners are called: names that were typed, pasted as a list, or suggested."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final

from django.conf import settings

from tutorials.accounts.models import LONGEST_NICKNAME
from tutorials.classrooms.names.friendly import ADJECTIVES, ANIMALS, JOINT

MOST_LINES: Final = 500
# Joiners hold emoji and some scripts together; every other invisible sign goes.
_JOINERS: Final = "\u200c\u200d\ufe0e\ufe0f"


@dataclass(frozen=True, slots=True)
class NicknameFault:
    """What is wrong with a name: a code, the line it stands on, and the name."""

    code: str
    line: int
    name: str


def clean_nickname(text: str) -> str:
    """Return a name in one line, without control characters and direction marks."""
    composed = unicodedata.normalize("NFC", text)
    seen = "".join(
        char if char in _JOINERS or unicodedata.category(char)[0] != "C" else " "
        for char in composed
        if unicodedata.category(char) != "Cf" or char in _JOINERS
    )
    return " ".join(seen.split())


def same_name(name: str) -> str:
    """Return what two names share that a class could not tell apart."""
    return unicodedata.normalize("NFKC", name).casefold()


def reading_order(name: str) -> str:
    """Return by what names are sorted: accents and case do not send one to the end."""
    split = unicodedata.normalize("NFKD", name).casefold()
    return "".join(char for char in split if not unicodedata.combining(char))


def find_fault(name: str, taken: Collection[str], line: int = 1) -> NicknameFault | None:
    """Return what is wrong with a name among others, which are given by `same_name`."""
    if not any(unicodedata.category(char)[0] in "LNS" for char in name):
        return NicknameFault("empty", line, name)
    if len(name) > LONGEST_NICKNAME:
        return NicknameFault("too_long", line, name)
    if same_name(name) in taken:
        return NicknameFault("taken", line, name)
    return None


def read_list(text: str, taken: Iterable[str]) -> tuple[list[str], list[NicknameFault]]:
    """Return the names of a list, a line each, and its faults; blank lines count for nothing.

    A list that is too long is not read at all.
    """
    lines = sum(not line.isspace() for line in text.splitlines() if line)
    if lines > MOST_LINES:
        return [], [NicknameFault("too_many", lines, "")]
    known = {same_name(name) for name in taken}
    listed: dict[str, int] = {}
    names: list[str] = []
    faults: list[NicknameFault] = []
    for line, raw in enumerate(text.splitlines(), 1):
        name = clean_nickname(raw)
        if not name:
            continue
        fault = find_fault(name, known, line)
        if fault is None and same_name(name) in listed:
            fault = NicknameFault("twice", line, name)
        listed.setdefault(same_name(name), line)
        if fault:
            faults.append(fault)
        else:
            names.append(name)
    return names, faults


def suggest(language: str, number: int, taken: Iterable[str]) -> list[str]:
    """Return friendly names in a language that nobody in the class has."""
    known = {same_name(name) for name in taken}
    language = language if language in JOINT else settings.LANGUAGE_CODE
    joint = JOINT[language]
    every = [
        joint % {"adjective": adjective, "animal": animal}
        for adjective in ADJECTIVES[language]
        for animal in ANIMALS[language]
    ]
    free = [name for name in every if same_name(name) not in known]
    return secrets.SystemRandom().sample(free, min(number, len(free)))
