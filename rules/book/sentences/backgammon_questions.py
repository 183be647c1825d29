"""What people ask about backgammon, and the answers under each option."""

from __future__ import annotations

from typing import Final

from django.utils.translation import pgettext_lazy

TITLE: Final = pgettext_lazy("backgammon", "Questions about backgammon")
LEAD: Final = pgettext_lazy(
    "backgammon",
    "Short answers to what comes up at the board. They follow the house rules you have chosen.",
)

QUESTIONS: Final = {
    "ask-direction": pgettext_lazy("backgammon", "Which way do my checkers go?"),
    "ask-goal": pgettext_lazy("backgammon", "Whose home board is the goal?"),
    "ask-begin": pgettext_lazy("backgammon", "Who begins?"),
    "ask-double": pgettext_lazy("backgammon", "How is a double played?"),
    "ask-order": pgettext_lazy("backgammon", "May I play the smaller number first?"),
    "ask-both": pgettext_lazy("backgammon", "Must I play both numbers?"),
    "ask-one": pgettext_lazy("backgammon", "What if only one of the numbers can be played?"),
    "ask-pass": pgettext_lazy("backgammon", "May I pass if I do not like my roll?"),
    "ask-sum": pgettext_lazy("backgammon", "May I add up the two numbers?"),
    "ask-again": pgettext_lazy("backgammon", "May I throw a bad roll again?"),
    "ask-stack": pgettext_lazy("backgammon", "May I stack my checkers?"),
    "ask-must-hit": pgettext_lazy("backgammon", "Must I hit if I can?"),
    "ask-hit": pgettext_lazy("backgammon", "What happens to a checker that is hit?"),
    "ask-enter-hit": pgettext_lazy("backgammon", "May a checker hit as it enters?"),
    "ask-no-entry": pgettext_lazy("backgammon", "What if a checker cannot enter?"),
    "ask-when-off": pgettext_lazy("backgammon", "When may I bear off?"),
    "ask-larger-off": pgettext_lazy(
        "backgammon", "May a number bear off a checker that needs less?"
    ),
    "ask-last-two": pgettext_lazy(
        "backgammon", "My last two checkers stand on 4 and 2, and I roll 6–2. May both leave?"
    ),
    "ask-must-off": pgettext_lazy("backgammon", "Must I bear off if I can?"),
    "ask-last": pgettext_lazy(
        "backgammon", "May my last checker leave with one number if both could be used?"
    ),
    "ask-gammon": pgettext_lazy("backgammon", "What are a gammon and a backgammon?"),
    "ask-worth": pgettext_lazy("backgammon", "How much does a win count with the cube?"),
    "ask-cube": pgettext_lazy("backgammon", "Do I need the doubling cube?"),
    "ask-when-double": pgettext_lazy("backgammon", "When may I double?"),
    "ask-refuse": pgettext_lazy("backgammon", "What if I drop when a double is offered?"),
    "ask-match": pgettext_lazy("backgammon", "Do the Crawford and Jacoby rules apply?"),
    "ask-money": pgettext_lazy("backgammon", "Is it played for money?"),
    "ask-draw": pgettext_lazy("backgammon", "Can a game end in a draw?"),
    "ask-time": pgettext_lazy("backgammon", "How long may I think?"),
}

ANSWERS: Final = {
    "ask-direction": pgettext_lazy(
        "backgammon",
        "From point 24 down to point 1, and then off the board. Your opponent’s checkers go the "
        "other way.",
    ),
    "ask-goal": pgettext_lazy(
        "backgammon",
        "Your own: points 1 to 6, counted from your seat. It may be set up on the right or on "
        "the left.",
    ),
    "ask-begin": pgettext_lazy(
        "backgammon",
        "Each player throws one die. Whoever has the higher number begins, and plays the two "
        "numbers that lie on the table. So the first roll is never a double.",
    ),
    "ask-double": pgettext_lazy(
        "backgammon",
        "As %(double)s steps, or as many of the %(double)s as can be played, with one checker or "
        "with several.",
    ),
    "ask-order": pgettext_lazy(
        "backgammon",
        "Yes. The order is yours, unless only one order uses both numbers.",
    ),
    "ask-both": pgettext_lazy(
        "backgammon",
        "Yes, if some order allows it, even if you would rather not; of a double, as many as "
        "can be played.",
    ),
    "ask-one": pgettext_lazy(
        "backgammon",
        "Then you play that one. If either number could be played but not both, it has to be the "
        "larger.",
    ),
    "ask-pass": pgettext_lazy(
        "backgammon",
        "No. You pass only when nothing can be played.",
    ),
    "ask-sum": pgettext_lazy(
        "backgammon",
        "One checker may play both, but as two steps: it must be able to stop on the point in "
        "between.",
    ),
    "ask-again": pgettext_lazy(
        "backgammon",
        "No. Look for the best play it leaves you; luck is part of the game.",
    ),
    "ask-stack": pgettext_lazy(
        "backgammon",
        "Yes, as many on one point as you like. Two are enough to close it to your opponent.",
    ),
    "ask-must-hit": pgettext_lazy(
        "backgammon",
        "No. You have to hit only when there is no other way to use your numbers as the rules "
        "demand.",
    ),
    "ask-hit": pgettext_lazy(
        "backgammon",
        "It goes to the bar and has to enter in your opponent’s home board before any other of "
        "your checkers moves. It is never out of the game.",
    ),
    "ask-enter-hit": pgettext_lazy(
        "backgammon",
        "Yes. If a single checker of your opponent’s stands on the point where it enters, that "
        "one goes to the bar.",
    ),
    "ask-no-entry": pgettext_lazy(
        "backgammon",
        "The turn is lost. If only some of your checkers on the bar can enter, they do, and the "
        "rest of the roll is lost.",
    ),
    "ask-when-off": pgettext_lazy(
        "backgammon",
        "When all your checkers that are still in play are in your home board. If one is hit "
        "after that, it has to come home again first.",
    ),
    "ask-larger-off": pgettext_lazy(
        "backgammon",
        "Only if none of your checkers stands on the point of the number or farther back; then "
        "the farthest one leaves.",
    ),
    "ask-last-two": pgettext_lazy(
        "backgammon",
        "Yes. The 6 bears off the one on 4, because none stands on 5 or 6; the 2 bears off the "
        "one on 2. With another checker on point 6, the 6 you rolled could not bear off the one "
        "on 4 as long as that other checker stays there.",
    ),
    "ask-must-off": pgettext_lazy(
        "backgammon",
        "No. You may move inside your home board instead, as long as you use your numbers.",
    ),
    "ask-last": pgettext_lazy(
        "backgammon",
        "Yes. Strictly speaking, both numbers ought to be played, but nobody here calls the step "
        "illegal.",
    ),
    "counted": pgettext_lazy(
        "backgammon",
        "Wins over a loser who has borne off nothing. A gammon counts %(gammon_times)s as much as "
        "a single game. If the loser still has a checker on the bar or in the winner’s home "
        "board, it is a backgammon and counts %(backgammon_times)s as much.",
    ),
    "once": pgettext_lazy(
        "backgammon",
        "Wins over a loser who has borne off nothing. Under the house rules you have chosen they "
        "count once, like any other win.",
    ),
    "worth-counted": pgettext_lazy(
        "backgammon",
        "A single game counts what the cube shows; without a double, 1. With the cube on "
        "%(shown_cube)s it counts %(shown_cube)s, a gammon %(shown_gammon)s, a backgammon "
        "%(shown_backgammon)s.",
    ),
    "worth-once": pgettext_lazy(
        "backgammon",
        "What the cube shows; without a double, 1. With the cube on %(shown_cube)s every win "
        "counts %(shown_cube)s.",
    ),
    "ask-cube": pgettext_lazy(
        "backgammon",
        "Not for your first games. Leave it in the middle, or choose the house rules without it.",
    ),
    "ask-when-double": pgettext_lazy(
        "backgammon",
        "At the start of your turn, before you throw, if the cube lies in the middle or is yours.",
    ),
    "ask-refuse": pgettext_lazy(
        "backgammon", "You lose the game at once, for what it counted before the offer."
    ),
    "ask-match": pgettext_lazy(
        "backgammon",
        "No. Every game here stands by itself; you may add up the points of several. A tournament "
        "match has rules of its own, the Crawford rule among them, and the Jacoby rule belongs to "
        "games for money.",
    ),
    "ask-money": pgettext_lazy(
        "backgammon",
        "Not here: games are counted in points, and a double raises nothing but points.",
    ),
    "ask-draw": pgettext_lazy("backgammon", "No. A game ends only when one side has won."),
    "ask-time": pgettext_lazy("backgammon", "%(seconds)s seconds for each turn."),
}
