"""Frequently asked questions about the end of a game of backgammon, and the rest."""

from __future__ import annotations

from typing import Final

from django.utils.translation import pgettext_lazy

from rules.games.guide import GuideQuestion, ask

QUESTIONS_OF_THE_END: Final = (
    ask(
        "ask-when-off",
        "bear-off-start",
        pgettext_lazy("backgammon", "When may I bear off?"),
        pgettext_lazy(
            "backgammon",
            "When all your checkers that are still in play are in your home board. If one is hit "
            "after that, it has to come home again first.",
        ),
    ),
    ask(
        "ask-larger-off",
        "bear-off-farther",
        pgettext_lazy("backgammon", "May I bear off with a number larger than I need?"),
        pgettext_lazy(
            "backgammon",
            "Only if none of your checkers stands on the point of the number or farther back; then "
            "the farthest one leaves.",
        ),
    ),
    ask(
        "ask-last-two",
        "bear-off-farther",
        pgettext_lazy(
            "backgammon",
            "My last two checkers stand on points 4 and 2, and I roll 6–2. May both leave?",
        ),
        pgettext_lazy(
            "backgammon",
            "Yes. The 6 bears off the one on point 4, because none stands on point 5 or 6; the "
            "2 bears off the one on point 2. If another checker stood on point 6, your 6 could "
            "not bear off the one on point 4 until that checker had moved.",
        ),
    ),
    ask(
        "ask-must-off",
        "bear-off-number",
        pgettext_lazy("backgammon", "Must I bear off if I can?"),
        pgettext_lazy(
            "backgammon",
            "No. You may move inside your home board instead, as long as you use your numbers.",
        ),
    ),
    ask(
        "ask-last",
        "last-checker",
        pgettext_lazy(
            "backgammon", "May my last checker leave with one number if both could be used?"
        ),
        pgettext_lazy(
            "backgammon",
            "Yes. Strictly speaking, both numbers ought to be played, but here the step is not "
            "called illegal.",
        ),
    ),
    GuideQuestion(
        "ask-gammon",
        pgettext_lazy("backgammon", "What are a gammon and a backgammon?"),
        (
            (
                ("win-gammon",),
                pgettext_lazy(
                    "backgammon",
                    "Wins over a loser who has borne off nothing. A gammon is worth "
                    "%(gammon_times)s as much as a single game. If the loser still has a "
                    "checker on the bar or in the winner’s home board, it is a backgammon, "
                    "worth %(backgammon_times)s as much.",
                ),
            ),
            (
                ("win-off",),
                pgettext_lazy(
                    "backgammon",
                    "Wins over a loser who has borne off nothing. Under the house rules you "
                    "have chosen they are worth the same as any other win.",
                ),
            ),
        ),
    ),
    GuideQuestion(
        "ask-worth",
        pgettext_lazy("backgammon", "How much is a win worth with the cube?"),
        (
            (
                ("win-gammon",),
                pgettext_lazy(
                    "backgammon",
                    "A single game is worth what the cube shows; without a double, 1 point. "
                    "With the cube on %(shown_cube)s it is worth %(shown_cube)s points, a "
                    "gammon %(shown_gammon)s, a backgammon %(shown_backgammon)s.",
                ),
            ),
            (
                ("win-off",),
                pgettext_lazy(
                    "backgammon",
                    "What the cube shows; without a double, 1 point. With the cube on "
                    "%(shown_cube)s every win is worth %(shown_cube)s points.",
                ),
            ),
        ),
        needs=("cube-value",),
    ),
    ask(
        "ask-cube",
        "cube-value",
        pgettext_lazy("backgammon", "Do I need the doubling cube?"),
        pgettext_lazy(
            "backgammon",
            "Not for your first games. Leave it in the middle, or choose the house rules without "
            "it.",
        ),
    ),
    ask(
        "ask-when-double",
        "cube-offer",
        pgettext_lazy("backgammon", "When may I double?"),
        pgettext_lazy(
            "backgammon",
            "At the start of your turn, before you throw, if the cube lies in the middle or is "
            "yours.",
        ),
    ),
    ask(
        "ask-refuse",
        "cube-answer",
        pgettext_lazy("backgammon", "What if I drop when a double is offered?"),
        pgettext_lazy(
            "backgammon", "The game ends at once, and you lose what it was worth before the offer."
        ),
    ),
    ask(
        "ask-match",
        "game-ends",
        pgettext_lazy("backgammon", "Do the Crawford and Jacoby rules apply?"),
        pgettext_lazy(
            "backgammon",
            "No. Every game here stands by itself; you may add up the points of several. A "
            "tournament match has rules of its own, the Crawford rule among them, and the Jacoby "
            "rule belongs to games for money.",
        ),
    ),
    ask(
        "ask-money",
        "game-ends",
        pgettext_lazy("backgammon", "Is it played for money?"),
        pgettext_lazy(
            "backgammon",
            "Not here: games are scored in points, and a double raises only the points.",
        ),
    ),
    ask(
        "ask-draw",
        "game-ends",
        pgettext_lazy("backgammon", "Can a game end in a draw?"),
        pgettext_lazy("backgammon", "No. A game ends only when one side has won."),
    ),
    ask(
        "ask-time",
        "turn-limit",
        pgettext_lazy("backgammon", "How long may I think?"),
        pgettext_lazy("backgammon", "%(seconds)s seconds for each turn."),
    ),
)
