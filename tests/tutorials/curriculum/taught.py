"""Which lesson teaches which statement of the texts the project began from.

The statements are those of `tests/rules/book/checklist.py`; a statement about the page it stood on
(how long a game takes, how hard it is) is taught by the page of the course.
"""

from __future__ import annotations

from typing import Final

TAUGHT: Final[dict[str, str]] = {
    "ban-sugoroku/board-and-way": (
        "S1-1 S1-2 S1-3 S1-4 S1-5 S1-6 S1-7 S1-10 S1-11 S1-12 S1-13 S1-14 "
        "S1-15 S1-16 S1-17 S1-18 S1-19 S1-20 S1-21 S1-60 S1-78 S1-79 "
        "S1-86 S1-87"
    ),
    "ban-sugoroku/two-numbers": "S1-3 S1-20 S1-25 S1-26 S1-27 S1-28 S1-29 S1-30 S1-40 S1-41 S1-88",
    "ban-sugoroku/open-or-blocked": "S1-9 S1-27 S1-28 S1-30 S1-31 S1-80 S1-83",
    "ban-sugoroku/hitting": "S1-8 S1-9 S1-27 S1-28 S1-30 S1-31 S1-32 S1-80 S1-81",
    "ban-sugoroku/entering": "S1-9 S1-30 S1-31 S1-32 S1-33 S1-34 S1-35 S1-36 S1-39 S1-81 S1-89",
    "ban-sugoroku/both-numbers": "S1-28 S1-29 S1-33 S1-37 S1-38 S1-39",
    "ban-sugoroku/iri-gachi": (
        "S1-4 S1-10 S1-30 S1-37 S1-38 S1-42 S1-43 S1-60 S1-61 S1-65 S1-79 S1-90"
    ),
    "ban-sugoroku/mushi-gachi": (
        "S1-32 S1-36 S1-43 S1-44 S1-66 S1-67 S1-70 S1-71 S1-73 S1-82 S1-83 S1-91"
    ),
    "ban-sugoroku/mujo-gachi": "S1-36 S1-43 S1-44 S1-45 S1-67 S1-71 S1-90 S1-91",
    "ban-sugoroku/names-and-start": (
        "S1-11 S1-22 S1-23 S1-24 S1-29 S1-74 S1-75 S1-76 S1-77 S1-84 S1-85"
    ),
    "ban-sugoroku/reading-positions": "S1-7 S1-8 S1-9 S1-28 S1-29 S1-30 S1-79 S1-83",
    "ban-sugoroku/closed-home-settings": (
        "S1-32 S1-43 S1-46 S1-47 S1-57 S1-58 S1-59 S1-66 S1-67 S1-68 "
        "S1-69 S1-70 S1-72 S1-73 S1-82 S1-91"
    ),
    "ban-sugoroku/early-edo": "S1-29 S1-33 S1-48 S1-60 S1-61 S1-62 S1-63 S1-64 S1-65",
    "ban-sugoroku/problems-of-1679": (
        "S1-5 S1-8 S1-9 S1-29 S1-33 S1-37 S1-42 S1-48 S1-55 S1-61 S1-83 S1-92"
    ),
    "ban-sugoroku/whole-game": (
        "S1-7 S1-9 S1-22 S1-25 S1-28 S1-32 S1-37 S1-40 S1-41 S1-42 S1-44 "
        "S1-46 S1-47 S1-48 S1-49 S1-50 S1-51 S1-52 S1-53 S1-54 S1-55 "
        "S1-57 S1-58 S1-59 S1-61 S1-64 S1-67 S1-68 S1-69 S1-72 S1-73 "
        "S1-83 S1-85 S1-92"
    ),
    "backgammon/bg-race": (
        "S2-3 S2-9 S2-10 S2-11 S2-12 S2-13 S2-25 S2-26 S2-27 S2-28 S2-68 S2-69 S2-84 S2-87"
    ),
    "backgammon/bg-board": (
        "S2-4 S2-17 S2-18 S2-19 S2-20 S2-21 S2-22 S2-23 S2-24 S2-25 S2-26 S2-32 S2-36"
    ),
    "backgammon/bg-setup": "S2-26 S2-30 S2-31 S2-32 S2-33 S2-34 S2-35 S2-81",
    "backgammon/bg-two-dice": ("S2-10 S2-11 S2-36 S2-37 S2-38 S2-63 S2-64 S2-67 S2-75 S2-81 S2-88"),
    "backgammon/bg-open-closed": "S2-37 S2-38 S2-39 S2-45 S2-81 S2-82 S2-83 S2-89",
    "backgammon/bg-hit": (
        "S2-8 S2-11 S2-13 S2-29 S2-37 S2-45 S2-46 S2-47 S2-75 S2-81 S2-82 S2-83 S2-84"
    ),
    "backgammon/bg-enter": "S2-29 S2-44 S2-46 S2-47 S2-48 S2-49 S2-50 S2-77 S2-83 S2-90",
    "backgammon/bg-doubles": "S2-37 S2-40 S2-41 S2-44 S2-76 S2-81 S2-84 S2-88",
    "backgammon/bg-must-use": "S2-37 S2-41 S2-42 S2-43 S2-44 S2-46 S2-50 S2-78",
    "backgammon/bg-bear-off": (
        "S2-27 S2-40 S2-41 S2-46 S2-51 S2-52 S2-53 S2-54 S2-55 S2-56 "
        "S2-57 S2-65 S2-66 S2-79 S2-83 S2-91"
    ),
    "backgammon/bg-cube": (
        "S2-8 S2-21 S2-32 S2-55 S2-58 S2-59 S2-60 S2-61 S2-62 S2-80 S2-83 S2-85"
    ),
    "backgammon/bg-values": (
        "S2-15 S2-16 S2-51 S2-68 S2-69 S2-70 S2-71 S2-72 S2-73 S2-74 S2-92 S2-95"
    ),
    "backgammon/bg-first-game": (
        "S2-8 S2-21 S2-40 S2-43 S2-44 S2-45 S2-46 S2-63 S2-75 S2-76 S2-77 "
        "S2-78 S2-79 S2-80 S2-81 S2-82 S2-83 S2-84 S2-85 S2-86 S2-87 "
        "S2-88 S2-89 S2-90 S2-91 S2-92"
    ),
    "bridge/br-same-board": (
        "S1-12 S1-13 S1-14 S1-15 S1-16 S1-17 S1-18 S1-19 S1-20 S1-21 "
        "S1-22 S1-23 S1-24 S1-27 S1-28 S1-30 S1-74 S1-75 S1-76 S1-78 "
        "S1-84 S1-86 S2-12 S2-25 S2-26 S2-30 S2-33 S2-34 S2-36"
    ),
    "bridge/br-shared": (
        "S1-27 S1-28 S1-30 S1-31 S1-32 S1-33 S1-34 S1-35 S1-36 S1-37 "
        "S1-38 S1-39 S1-80 S1-81 S1-83 S1-89 S2-36 S2-37 S2-38 S2-41 "
        "S2-43 S2-44 S2-45 S2-46 S2-47 S2-49 S2-50 S2-75 S2-82"
    ),
    "bridge/br-doubles": (
        "S1-29 S1-31 S1-33 S1-37 S1-41 S1-42 S1-84 S1-85 S1-88 S2-40 S2-41 S2-47 S2-76"
    ),
    "bridge/br-end": (
        "S1-29 S1-42 S1-43 S1-48 S1-60 S1-61 S1-62 S1-63 S1-64 S1-79 "
        "S1-90 S1-92 S2-27 S2-28 S2-40 S2-41 S2-51 S2-52 S2-54 S2-55 "
        "S2-66 S2-79"
    ),
    "bridge/br-worth": (
        "S1-39 S1-42 S1-43 S1-44 S1-45 S1-46 S1-47 S1-54 S1-64 S1-66 "
        "S1-67 S1-68 S1-69 S1-70 S1-72 S1-82 S1-91 S2-28 S2-44 S2-51 "
        "S2-59 S2-60 S2-69 S2-70 S2-71 S2-72 S2-74 S2-82"
    ),
    "bridge/br-plans": (
        "S1-8 S1-9 S1-10 S1-42 S1-44 S1-46 S1-66 S1-68 S1-72 S1-79 S1-82 "
        "S1-83 S1-92 S2-8 S2-13 S2-27 S2-51 S2-52 S2-81 S2-82 S2-83 S2-84"
    ),
}
"""The statements by course and lesson."""

COMPARED: Final = {
    "aim": "bridge/br-end",
    "board": "bridge/br-same-board",
    "point-names": "bridge/br-same-board",
    "layout": "bridge/br-same-board",
    "first-turn": "bridge/br-same-board",
    "direction": "bridge/br-same-board",
    "roll": "bridge/br-same-board",
    "own-checkers": "bridge/br-shared",
    "number-is-step": "bridge/br-shared",
    "stop-between": "bridge/br-shared",
    "doubles": "bridge/br-doubles",
    "most-numbers": "bridge/br-shared",
    "larger-number": "bridge/br-shared",
    "pass": "bridge/br-shared",
    "blocked": "bridge/br-shared",
    "open": "bridge/br-shared",
    "hit": "bridge/br-shared",
    "enter-first": "bridge/br-shared",
    "enter-where": "bridge/br-shared",
    "enter-part": "bridge/br-shared",
    "bearing-off": "bridge/br-end",
    "winning": "bridge/br-end",
    "value": "bridge/br-worth",
    "end": "bridge/br-end",
    "cube": "bridge/br-worth",
}
"""The lesson that teaches each topic on which the two games are compared."""

ON_THE_COURSE_PAGE: Final = {
    "ban-sugoroku": "S1-93",
    "backgammon": "S2-1 S2-5 S2-6 S2-7 S2-14 S2-93 S2-96",
}
"""Statements about a course as a whole, and the links from it."""
