"""What people ask about Ban-sugoroku, and the answers under each option."""

from __future__ import annotations

from typing import Final

from django.utils.translation import pgettext_lazy

TITLE: Final = pgettext_lazy("ban-sugoroku", "Questions about Ban-sugoroku")
LEAD: Final = pgettext_lazy(
    "ban-sugoroku",
    "Short answers to what comes up at the board. They follow the house rules you have chosen.",
)

QUESTIONS: Final = {
    "ask-direction": pgettext_lazy("ban-sugoroku", "Which way do my stones go?"),
    "ask-marks": pgettext_lazy("ban-sugoroku", "What do the marks on the strip mean?"),
    "ask-goal": pgettext_lazy("ban-sugoroku", "Whose home is the goal?"),
    "ask-begin": pgettext_lazy("ban-sugoroku", "Who begins?"),
    "ask-double": pgettext_lazy("ban-sugoroku", "How is a double played?"),
    "ask-order": pgettext_lazy("ban-sugoroku", "May I play the smaller number first?"),
    "ask-both": pgettext_lazy("ban-sugoroku", "Must I play both numbers?"),
    "ask-one": pgettext_lazy("ban-sugoroku", "What if only one of the numbers can be played?"),
    "ask-pass": pgettext_lazy("ban-sugoroku", "May I pass if I do not like my roll?"),
    "ask-sum": pgettext_lazy("ban-sugoroku", "May I add up the two numbers?"),
    "ask-stack": pgettext_lazy("ban-sugoroku", "May I stack my stones?"),
    "ask-six": pgettext_lazy("ban-sugoroku", "May I block six points in a row?"),
    "ask-must-hit": pgettext_lazy("ban-sugoroku", "Must I hit if I can?"),
    "ask-hit": pgettext_lazy("ban-sugoroku", "What happens to a stone that is hit?"),
    "ask-enter-hit": pgettext_lazy("ban-sugoroku", "May a stone hit as it enters?"),
    "ask-no-entry": pgettext_lazy("ban-sugoroku", "What if a hit stone cannot enter?"),
    "ask-past-home": pgettext_lazy("ban-sugoroku", "What if a number leads past Int. 1?"),
    "ask-left-over": pgettext_lazy(
        "ban-sugoroku", "What becomes of a number that is left over at the end?"
    ),
    "ask-exposed": pgettext_lazy(
        "ban-sugoroku", "Do I win even if one of my stones could still be hit?"
    ),
    "ask-muji": pgettext_lazy("ban-sugoroku", "What is muji-gachi?"),
    "ask-worth": pgettext_lazy("ban-sugoroku", "How much does a win count?"),
    "ask-backgammon": pgettext_lazy("ban-sugoroku", "I know backgammon. What is different here?"),
    "ask-draw": pgettext_lazy("ban-sugoroku", "Can a game end in a draw?"),
    "ask-time": pgettext_lazy("ban-sugoroku", "How long may I think?"),
    "ask-origin": pgettext_lazy("ban-sugoroku", "Where do these rules come from?"),
}

ANSWERS: Final = {
    "ask-direction": pgettext_lazy(
        "ban-sugoroku",
        "From opp. Int. 1 along the upper row to the right, down at the end, and back along the "
        "lower row to the left, into your home at the bottom left. Your opponent’s stones go the "
        "other way round.",
    ),
    "ask-marks": pgettext_lazy(
        "ban-sugoroku",
        "They show your way: along the upper row to the right, along the lower row back to the "
        "left.",
    ),
    "ask-goal": pgettext_lazy(
        "ban-sugoroku",
        "Your own, at the bottom left. General dictionaries name the opponent’s camp instead; "
        "those who have studied the game, and the museums that teach it, say your own.",
    ),
    "alternate": pgettext_lazy(
        "ban-sugoroku",
        "The player in the first seat, with both dice. In the next game the other player begins.",
    ),
    "thrown": pgettext_lazy(
        "ban-sugoroku",
        "Each player throws one die. Whoever has the higher number begins, and throws both dice "
        "anew for the first turn.",
    ),
    "ask-double": pgettext_lazy(
        "ban-sugoroku",
        "As %(double)s steps, no more than any other roll gives. This is one of the differences "
        "from today’s backgammon.",
    ),
    "ask-order": pgettext_lazy(
        "ban-sugoroku",
        "Yes. The order is yours, unless only one order uses both numbers.",
    ),
    "ask-both": pgettext_lazy(
        "ban-sugoroku",
        "Yes, if some order allows it, even if you would rather not. Only a step that wins may "
        "leave a number unplayed.",
    ),
    "ask-one": pgettext_lazy(
        "ban-sugoroku",
        "Then you play that one. If either number could be played but not both, it has to be the "
        "larger.",
    ),
    "ask-pass": pgettext_lazy(
        "ban-sugoroku",
        "No. You pass only when nothing can be played.",
    ),
    "ask-sum": pgettext_lazy(
        "ban-sugoroku",
        "One stone may play both, but as two steps: it must be able to stop on the point in "
        "between.",
    ),
    "ask-stack": pgettext_lazy(
        "ban-sugoroku",
        "Yes, as many on one point as you like. Two are enough to block your opponent.",
    ),
    "ask-six": pgettext_lazy(
        "ban-sugoroku",
        "Yes; no stone gets past six. At the convent of Hōkyō-ji in Kyoto it counts as bad "
        "manners, but it is not clear whether it was ever forbidden.",
    ),
    "ask-must-hit": pgettext_lazy(
        "ban-sugoroku",
        "No. You have to hit only when there is no other way to use your numbers as the rules "
        "demand.",
    ),
    "ask-hit": pgettext_lazy(
        "ban-sugoroku",
        "It waits on the strip. In your next turn it has to enter in the opponent’s home, at the "
        "top left, on the point whose number a die shows, and until then your other stones wait "
        "too. Two or more of your opponent’s stones block a point.",
    ),
    "ask-enter-hit": pgettext_lazy(
        "ban-sugoroku",
        "Yes. If a lone stone of your opponent’s stands on the point where it enters, that one is "
        "hit and now has to wait.",
    ),
    "ask-no-entry": pgettext_lazy(
        "ban-sugoroku",
        "The turn is lost. If only some of your hit stones can enter, they do, and the rest of "
        "the roll is lost.",
    ),
    "no-bearing-off": pgettext_lazy(
        "ban-sugoroku",
        "A stone that would have to go beyond Int. 1 cannot play it: in this game none leaves the "
        "board.",
    ),
    "bear-off-farther": pgettext_lazy(
        "ban-sugoroku",
        "Once all your stones are home, it bears off the farthest one, provided that none stands "
        "on the point of the number or farther back.",
    ),
    "arrived": pgettext_lazy(
        "ban-sugoroku",
        "It is not played. The moment your last stone arrives home, you have won.",
    ),
    "taken-off": pgettext_lazy(
        "ban-sugoroku",
        "It is not played. The moment your last stone is borne off, you have won.",
    ),
    "ask-exposed": pgettext_lazy(
        "ban-sugoroku",
        "Yes. When all are home, the game is over, even with a lone stone among them and one of "
        "your opponent’s waiting.",
    ),
    # Translators: patterns is ready-made, such as "2-2-2-3-3-3 or 2-3-2-3-2-3".
    "multiplied": pgettext_lazy(
        "ban-sugoroku",
        "A win by a closed home, with two stones or more on each of its points, while a hit stone "
        "of your opponent’s waits. Here closing alone does not win. If all your stones are home "
        "as well, it is mushi-gachi, and the win counts %(closed_home_value)s; if the home shows "
        "%(patterns)s, it is mujō-gachi, and the win counts %(pattern_value)s.",
    ),
    "immediate": pgettext_lazy(
        "ban-sugoroku",
        "The win by a closed home, with two stones or more on each of its points, while a hit "
        "stone of your opponent’s waits, whether the closing or the hit came first. It wins at "
        "once, wherever your other stones are, and counts 1.",
    ),
    "void": pgettext_lazy(
        "ban-sugoroku",
        "A win by a closed home while a hit stone of your opponent’s waits. Where stones are "
        "borne off, a closed home keeps hit stones out but brings nothing more: at the end it is "
        "empty.",
    ),
    "off": pgettext_lazy(
        "ban-sugoroku",
        "A win by a closed home while a hit stone of your opponent’s waits. It is switched off "
        "here: a closed home keeps hit stones out, and every win counts 1.",
    ),
    "worth-multiplied": pgettext_lazy(
        "ban-sugoroku",
        "Iri-gachi, the arrival, counts 1; mushi-gachi, the arrival with a closed home while a "
        "hit stone of your opponent’s waits, counts %(closed_home_value)s; mujō-gachi, the same "
        "with one of the two patterns, counts %(pattern_value)s.",
    ),
    "worth-one": pgettext_lazy("ban-sugoroku", "1, however you win."),
    "backgammon-arrive": pgettext_lazy(
        "ban-sugoroku",
        "A double gives %(double)s steps, not %(other_double)s. You win by bringing all your "
        "stones home; nothing is borne off. There is no gammon and no doubling cube. Hit stones "
        "wait on the strip.",
    ),
    "backgammon-bear-off": pgettext_lazy(
        "ban-sugoroku",
        "A double gives %(double)s steps, not %(other_double)s. Stones are borne off as in "
        "backgammon, but there is no gammon and no doubling cube. Hit stones wait on the strip.",
    ),
    "ask-draw": pgettext_lazy(
        "ban-sugoroku",
        "No. Even if both players have to pass for a while, one side gets through in the end.",
    ),
    "ask-time": pgettext_lazy("ban-sugoroku", "%(seconds)s seconds for each turn."),
    "ask-origin": pgettext_lazy(
        "ban-sugoroku",
        "The documents differ from one period to another, and the attempts to reconstruct the "
        "game differ among themselves. The default follows the late-Edo rules as Jun Kusaba "
        "describes them: the win by arrival, and a first player who is settled beforehand; here "
        "the two players take turns to begin. Only the pages of Qdan say that a closed home makes "
        "the win count more. The immediate win by a closed home comes from Wikipedia, and so, "
        "says Qdan, does throwing for the start; bearing off comes from older rules. Each of "
        "these can be chosen.",
    ),
}
