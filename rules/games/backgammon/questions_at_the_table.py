"""Frequently asked questions about what happens at a table only, and never on the screen."""

from __future__ import annotations

from typing import Final

from django.utils.translation import pgettext_lazy

from rules.games.clause import attested, single
from rules.games.guide import GuideQuestion

QUESTIONS_AT_THE_TABLE: Final = (
    GuideQuestion(
        "ask-cocked",
        pgettext_lazy("backgammon", "What if a die leans against something or leaves the board?"),
        (
            (
                ("roll",),
                pgettext_lazy(
                    "backgammon",
                    "It is called cocked, and both dice are thrown again. A roll counts only if "
                    "both lie flat in the half of the board on the thrower’s right, and on no "
                    "checker.",
                ),
            ),
        ),
        evidence=attested("bkgm", "usbgf"),
    ),
    GuideQuestion(
        "ask-noticed-later",
        pgettext_lazy("backgammon", "What if an illegal play is noticed only later?"),
        (
            (
                ("most-numbers",),
                pgettext_lazy(
                    "backgammon",
                    "The opponent may ask for a legal play instead, or let it stand. Once they "
                    "have thrown or doubled themselves, it stands. On this site every illegal step "
                    "is refused at once.",
                ),
            ),
        ),
        evidence=single("bkgm"),
    ),
    GuideQuestion(
        "ask-resign",
        pgettext_lazy("backgammon", "May I resign a game that is lost?"),
        (
            (
                ("win-gammon",),
                pgettext_lazy(
                    "backgammon",
                    "Yes. You offer a single game, a gammon or a backgammon, as you would lose it; "
                    "the opponent may refuse and play on for more. If they accept, the game is "
                    "worth just what it would have been at its end.",
                ),
            ),
            (
                ("win-off",),
                pgettext_lazy(
                    "backgammon",
                    "Yes, at any time. Since every win is a single game here, there is nothing "
                    "more to play on for.",
                ),
            ),
        ),
        evidence=single("bkgm"),
    ),
    GuideQuestion(
        "ask-beaver",
        pgettext_lazy("backgammon", "What is a beaver?"),
        (
            (
                ("cube-answer",),
                pgettext_lazy(
                    "backgammon",
                    "An answer to a double: whoever is offered it doubles once more at once, and "
                    "keeps the cube. It belongs to games for money in which it was agreed before; "
                    "it is not used here, nor in matches.",
                ),
            ),
        ),
        evidence=single("bkgm"),
    ),
)
