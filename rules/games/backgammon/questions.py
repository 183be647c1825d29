"""Frequently asked questions about backgammon, answered under each option."""

from __future__ import annotations

from typing import Final

from django.utils.translation import pgettext_lazy

from rules.games.backgammon.questions_at_the_table import QUESTIONS_AT_THE_TABLE
from rules.games.backgammon.questions_of_the_end import QUESTIONS_OF_THE_END
from rules.games.guide import QuestionTexts, ask

QUESTIONS_OF_THE_TURN: Final = (
    ask(
        "ask-direction",
        "direction",
        pgettext_lazy("backgammon", "Which way do my checkers go?"),
        pgettext_lazy(
            "backgammon",
            "From point 24 down to point 1, and then off the board. Your opponent’s checkers go "
            "the other way.",
        ),
    ),
    ask(
        "ask-goal",
        "objective-bear-off",
        pgettext_lazy("backgammon", "Whose home board is the goal?"),
        pgettext_lazy(
            "backgammon",
            "Your own: points 1 to 6, counted from your seat. It may be set up on the right or on "
            "the left.",
        ),
    ),
    ask(
        "ask-begin",
        "first-turn-opening",
        pgettext_lazy("backgammon", "Who begins?"),
        pgettext_lazy(
            "backgammon",
            "Each player throws one die. The player with the higher number begins, and plays "
            "the two numbers that lie on the table. So the first roll is never a double.",
        ),
    ),
    ask(
        "ask-double",
        "doubles",
        pgettext_lazy("backgammon", "How is a double played?"),
        pgettext_lazy(
            "backgammon",
            "As %(double)s steps, or as many of the %(double)s as can be played, with one checker "
            "or with several.",
        ),
    ),
    ask(
        "ask-order",
        "number-is-step",
        pgettext_lazy("backgammon", "May I play the smaller number first?"),
        pgettext_lazy(
            "backgammon",
            "Yes. The order is yours, unless only one order uses both numbers.",
        ),
    ),
    ask(
        "ask-both",
        "most-numbers",
        pgettext_lazy("backgammon", "Must I play both numbers?"),
        pgettext_lazy(
            "backgammon",
            "Yes, if some order allows it, even if you would rather not; of a double, as many as "
            "can be played.",
        ),
    ),
    ask(
        "ask-one",
        "larger-number",
        pgettext_lazy("backgammon", "What if only one of the numbers can be played?"),
        pgettext_lazy(
            "backgammon",
            "Then you play that one. If either number could be played but not both, it has to be "
            "the larger.",
        ),
    ),
    ask(
        "ask-pass",
        "pass",
        pgettext_lazy("backgammon", "May I pass if I do not like my roll?"),
        pgettext_lazy(
            "backgammon",
            "No. You pass only when nothing can be played.",
        ),
    ),
    ask(
        "ask-sum",
        "stop-between",
        pgettext_lazy("backgammon", "May I add up the two numbers?"),
        pgettext_lazy(
            "backgammon",
            "One checker may play both, but as two steps: it must be able to stop on the point in "
            "between.",
        ),
    ),
    ask(
        "ask-again",
        "roll",
        pgettext_lazy("backgammon", "May I throw a bad roll again?"),
        pgettext_lazy(
            "backgammon",
            "No. Look for the best play it leaves you; luck is part of the game.",
        ),
    ),
    ask(
        "ask-stack",
        "open",
        pgettext_lazy("backgammon", "May I stack my checkers?"),
        pgettext_lazy(
            "backgammon",
            "Yes, as many on one point as you like. Two are enough to close it to your opponent.",
        ),
    ),
    ask(
        "ask-must-hit",
        "hit",
        pgettext_lazy("backgammon", "Must I hit if I can?"),
        pgettext_lazy(
            "backgammon",
            "No. You have to hit only when there is no other way to use your numbers as the rules "
            "demand.",
        ),
    ),
    ask(
        "ask-hit",
        "enter-first",
        pgettext_lazy("backgammon", "What happens to a checker that is hit?"),
        pgettext_lazy(
            "backgammon",
            "It goes to the bar and has to enter in your opponent’s home board before any other of "
            "your checkers moves. It is never out of the game.",
        ),
    ),
    ask(
        "ask-enter-hit",
        "enter-where",
        pgettext_lazy("backgammon", "May a checker hit as it enters?"),
        pgettext_lazy(
            "backgammon",
            "Yes. If a single checker of your opponent’s stands on the point where it enters, that "
            "one goes to the bar.",
        ),
    ),
    ask(
        "ask-no-entry",
        "enter-part",
        pgettext_lazy("backgammon", "What if a checker cannot enter?"),
        pgettext_lazy(
            "backgammon",
            "The turn is lost. If only some of your checkers on the bar can enter, they do, and "
            "the rest of the roll is lost.",
        ),
    ),
)

QUESTIONS: Final = QuestionTexts(
    title=pgettext_lazy("backgammon", "Questions about backgammon"),
    lead=pgettext_lazy(
        "backgammon",
        "Short answers to what comes up at the board. They follow the house rules you have chosen.",
    ),
    questions=(*QUESTIONS_OF_THE_TURN, *QUESTIONS_OF_THE_END, *QUESTIONS_AT_THE_TABLE),
)
