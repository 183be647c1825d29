"""Frequently asked questions about Ban-sugoroku, answered under each option."""

from __future__ import annotations

from typing import Final

from django.utils.translation import pgettext_lazy

from rules.games.ban_sugoroku.questions_of_the_end import QUESTIONS_OF_THE_END
from rules.games.guide import GuideQuestion, QuestionTexts, ask

QUESTIONS_OF_THE_TURN: Final = (
    ask(
        "ask-direction",
        "direction",
        pgettext_lazy("ban-sugoroku", "Which way do my stones go?"),
        pgettext_lazy(
            "ban-sugoroku",
            "From their Inner 1 along the upper row to the right, down at the end, and back "
            "along the lower row to the left, into your home at the bottom left. Your "
            "opponent’s stones go the other way round.",
        ),
    ),
    ask(
        "ask-marks",
        "direction",
        pgettext_lazy("ban-sugoroku", "What do the marks on the strip mean?"),
        pgettext_lazy(
            "ban-sugoroku",
            "They show your path: along the upper row to the right, along the lower row back "
            "to the left.",
        ),
    ),
    GuideQuestion(
        "ask-goal",
        pgettext_lazy("ban-sugoroku", "Whose home is the goal?"),
        (
            (
                (
                    "objective-arrive",
                    "objective-bear-off",
                ),
                pgettext_lazy(
                    "ban-sugoroku",
                    "Your own, at the bottom left. General dictionaries name the opponent’s camp "
                    "instead; those who have studied the game, and the museums that teach it, say "
                    "your own.",
                ),
            ),
        ),
    ),
    GuideQuestion(
        "ask-begin",
        pgettext_lazy("ban-sugoroku", "Who begins?"),
        (
            (
                ("first-turn-alternate",),
                pgettext_lazy(
                    "ban-sugoroku",
                    "The first player, agreed beforehand, with both dice. In the next game the "
                    "other player begins.",
                ),
            ),
            (
                ("first-turn-thrown",),
                pgettext_lazy(
                    "ban-sugoroku",
                    "Each player throws one die. The player with the higher number begins, and "
                    "throws both dice again for the first turn.",
                ),
            ),
        ),
    ),
    ask(
        "ask-double",
        "doubles",
        pgettext_lazy("ban-sugoroku", "How is a double played?"),
        pgettext_lazy(
            "ban-sugoroku",
            "As %(double)s steps, no more than any other roll gives. This is one of the "
            "differences from today’s backgammon.",
        ),
    ),
    ask(
        "ask-order",
        "number-is-step",
        pgettext_lazy("ban-sugoroku", "May I play the smaller number first?"),
        pgettext_lazy(
            "ban-sugoroku",
            "Yes. The order is yours, unless only one order uses both numbers.",
        ),
    ),
    ask(
        "ask-both",
        "most-numbers",
        pgettext_lazy("ban-sugoroku", "Must I play both numbers?"),
        pgettext_lazy(
            "ban-sugoroku",
            "Yes, if some order allows it, even if you would rather not. Only a step that wins may "
            "leave a number unplayed.",
        ),
    ),
    ask(
        "ask-one",
        "larger-number",
        pgettext_lazy("ban-sugoroku", "What if only one of the numbers can be played?"),
        pgettext_lazy(
            "ban-sugoroku",
            "Then you play that one. If either number could be played but not both, it has to be "
            "the larger.",
        ),
    ),
    ask(
        "ask-pass",
        "pass",
        pgettext_lazy("ban-sugoroku", "May I pass if I do not like my roll?"),
        pgettext_lazy(
            "ban-sugoroku",
            "No. You pass only when nothing can be played.",
        ),
    ),
    ask(
        "ask-sum",
        "stop-between",
        pgettext_lazy("ban-sugoroku", "May I add up the two numbers?"),
        pgettext_lazy(
            "ban-sugoroku",
            "One stone may play both, but as two steps: it must be able to stop on the point in "
            "between.",
        ),
    ),
    ask(
        "ask-stack",
        "open",
        pgettext_lazy("ban-sugoroku", "May I stack my stones?"),
        pgettext_lazy(
            "ban-sugoroku",
            "Yes, as many on one point as you like. Two are enough to block your opponent.",
        ),
    ),
    ask(
        "ask-six",
        "blocked",
        pgettext_lazy("ban-sugoroku", "May I block six points in a row?"),
        pgettext_lazy(
            "ban-sugoroku",
            "Yes; no stone gets past six. At the convent of Hōkyō-ji in Kyoto it is considered "
            "bad manners, but it is not clear whether it was ever forbidden.",
        ),
    ),
    ask(
        "ask-must-hit",
        "hit",
        pgettext_lazy("ban-sugoroku", "Must I hit if I can?"),
        pgettext_lazy(
            "ban-sugoroku",
            "No. You have to hit only when there is no other way to use your numbers as the rules "
            "demand.",
        ),
    ),
    ask(
        "ask-hit",
        "enter-first",
        pgettext_lazy("ban-sugoroku", "What happens to a stone that is hit?"),
        pgettext_lazy(
            "ban-sugoroku",
            "It waits on the strip. In your next turn it has to enter in the opponent’s home, at "
            "the top left, on the point whose number a die shows, and until then your other stones "
            "wait too. Two or more of your opponent’s stones block a point.",
        ),
    ),
    ask(
        "ask-enter-hit",
        "enter-where",
        pgettext_lazy("ban-sugoroku", "May a stone hit as it enters?"),
        pgettext_lazy(
            "ban-sugoroku",
            "Yes. If a lone stone of your opponent’s stands on the point where it enters, that one "
            "is hit and now has to wait.",
        ),
    ),
    ask(
        "ask-no-entry",
        "enter-part",
        pgettext_lazy("ban-sugoroku", "What if a hit stone cannot enter?"),
        pgettext_lazy(
            "ban-sugoroku",
            "The turn is lost. If only some of your hit stones can enter, they do, and the rest of "
            "the roll is lost.",
        ),
    ),
)

QUESTIONS: Final = QuestionTexts(
    title=pgettext_lazy("ban-sugoroku", "Questions about Ban-sugoroku"),
    lead=pgettext_lazy(
        "ban-sugoroku",
        "Short answers to what comes up at the board. They follow the house rules you have chosen.",
    ),
    questions=(*QUESTIONS_OF_THE_TURN, *QUESTIONS_OF_THE_END),
)
