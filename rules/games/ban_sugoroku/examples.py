"""The worked examples of Ban-sugoroku."""

from __future__ import annotations

from typing import Final

from django.utils.translation import pgettext_lazy

from rules.engine.position import BAR, OFF, Position
from rules.games.positions import LAST_FOUR, LAST_TWO, ONE_WAITS, SHUT_OUT, START
from rules.games.story import Beat, WorkedExample

LAST_ARRIVES: Final = Position.of({7: 1, 3: 5, 2: 4, 1: 5}, {12: 3, 19: 5, 20: 4, 21: 3})
CLOSES_WITH_ANY: Final = Position.of(
    {8: 1, 6: 3, 5: 2, 4: 2, 3: 2, 2: 2, 1: 3}, {BAR: 1, 12: 4, 19: 5, 20: 5}
)
NEAR_PATTERN: Final = Position.of(
    {7: 1, 6: 2, 5: 3, 4: 3, 3: 2, 2: 2, 1: 2}, {BAR: 1, 12: 4, 19: 5, 20: 5}
)
NEARLY_CLOSED: Final = Position.of(
    {13: 2, 8: 1, 6: 1, 5: 2, 4: 3, 3: 2, 2: 2, 1: 2}, {BAR: 1, 12: 4, 19: 5, 20: 5}
)

EXAMPLES: Final = (
    WorkedExample(
        "first-turn",
        pgettext_lazy("ban-sugoroku", "A first turn"),
        "number-is-step",
        START,
        (
            Beat(
                pgettext_lazy(
                    "ban-sugoroku",
                    "The game begins with 3 and 1. Each number moves one stone; two stones that "
                    "meet on %(p5)s would be worth a lot.",
                ),
                roll=(3, 1),
                points=(5,),
            ),
            Beat(
                pgettext_lazy("ban-sugoroku", "From %(p8)s straight to %(p4)s, 3 and 1 in one go?"),
                tried=(8, 4),
            ),
            Beat(
                pgettext_lazy(
                    "ban-sugoroku",
                    "So the 3 comes first, from %(p8)s to %(p5)s. For the moment that stone "
                    "stands alone.",
                ),
                steps=((8, 5),),
            ),
            Beat(
                pgettext_lazy(
                    "ban-sugoroku",
                    "With the 1 a second one joins it from %(p6)s. Two together cannot be hit, "
                    "and %(p5)s is blocked for your opponent. Both numbers are played: the turn "
                    "passes.",
                ),
                steps=((6, 5),),
            ),
        ),
    ),
    WorkedExample(
        "double",
        pgettext_lazy("ban-sugoroku", "A double"),
        "doubles",
        START,
        (
            Beat(
                pgettext_lazy(
                    "ban-sugoroku",
                    "2 and 2: however fine a double looks, it gives %(double)s steps.",
                ),
                roll=(2, 2),
            ),
            Beat(
                pgettext_lazy("ban-sugoroku", "The first 2 takes a stone from %(p13)s to %(p11)s."),
                steps=((13, 11),),
            ),
            Beat(
                pgettext_lazy(
                    "ban-sugoroku",
                    "The second 2 sends another one after it. The problem book of 1679 plays this "
                    "2 and 2 just like that: both end on %(p11)s.",
                ),
                steps=((13, 11),),
            ),
            Beat(
                pgettext_lazy("ban-sugoroku", "And once more, from %(p6)s?"),
                tried=(6, 4),
            ),
        ),
    ),
    WorkedExample(
        "entering",
        pgettext_lazy("ban-sugoroku", "Entering, and not being let in"),
        "enter-where",
        ONE_WAITS,
        (
            Beat(
                pgettext_lazy(
                    "ban-sugoroku",
                    "One of your stones was hit and waits on the strip. You have 6 and 4.",
                ),
                roll=(6, 4),
            ),
            Beat(
                pgettext_lazy("ban-sugoroku", "First a stone from %(p13)s?"),
                tried=(13, 9),
            ),
            Beat(
                pgettext_lazy("ban-sugoroku", "Then the 6 for the one that waits."),
                tried=(BAR, 19),
            ),
            Beat(
                pgettext_lazy("ban-sugoroku", "With the 4 it enters: %(p21)s is empty."),
                steps=((BAR, 21),),
            ),
            Beat(
                pgettext_lazy(
                    "ban-sugoroku",
                    "No stone waits any more, so any stone may play the 6. This one goes from "
                    "%(p13)s to %(p7)s.",
                ),
                steps=((13, 7),),
            ),
            Beat(
                pgettext_lazy(
                    "ban-sugoroku",
                    "Another game: only %(p21)s is not blocked. With 5 and 2 your stone stays on "
                    "the strip, and the turn is lost.",
                ),
                position=SHUT_OUT,
                roll=(5, 2),
                points=(21,),
            ),
        ),
    ),
    WorkedExample(
        "both-numbers",
        pgettext_lazy("ban-sugoroku", "Both numbers, if there is a way"),
        "most-numbers",
        LAST_TWO,
        (
            Beat(
                pgettext_lazy(
                    "ban-sugoroku",
                    "6 and 5. Two stones are still outside, on %(p20)s and on %(p8)s; those at "
                    "home cannot play such large numbers.",
                ),
                roll=(6, 5),
                points=(20, 8),
            ),
            Beat(
                pgettext_lazy("ban-sugoroku", "Bring the nearer one home with the 6?"),
                tried=(8, 2),
            ),
            Beat(
                pgettext_lazy("ban-sugoroku", "So the stone on %(p20)s has to play the 6."),
                steps=((20, 14),),
            ),
            Beat(
                pgettext_lazy(
                    "ban-sugoroku",
                    "And the 5 brings the other one home, from %(p8)s to %(p3)s. Both numbers "
                    "are played.",
                ),
                steps=((8, 3),),
            ),
        ),
    ),
    WorkedExample(
        "arrival",
        pgettext_lazy("ban-sugoroku", "The last stone arrives"),
        "iri-gachi",
        LAST_ARRIVES,
        (
            Beat(
                pgettext_lazy(
                    "ban-sugoroku", "6 and 2. Only the stone on %(p7)s is still on its way."
                ),
                roll=(6, 2),
                points=(7,),
            ),
            Beat(
                pgettext_lazy(
                    "ban-sugoroku",
                    "The 2 is enough: it arrives on %(p5)s. The game is over at once, and the 6 is "
                    "not played.",
                ),
                steps=((7, 5),),
            ),
        ),
    ),
    WorkedExample(
        "closed-home",
        pgettext_lazy("ban-sugoroku", "A closed home multiplies the win"),
        "mushi-gachi",
        CLOSES_WITH_ANY,
        (
            Beat(
                pgettext_lazy(
                    "ban-sugoroku",
                    "4 and 2. A stone of your opponent’s waits on the strip, and your six home "
                    "points are blocked. Only the stone on %(p8)s is missing.",
                ),
                roll=(4, 2),
                points=(1, 2, 3, 4, 5, 6),
            ),
            Beat(
                pgettext_lazy("ban-sugoroku", "The 2 brings it to %(p6)s."),
                steps=((8, 6),),
            ),
        ),
    ),
    WorkedExample(
        "pattern",
        pgettext_lazy("ban-sugoroku", "The finest home"),
        "mujo-gachi",
        NEAR_PATTERN,
        (
            Beat(
                pgettext_lazy(
                    "ban-sugoroku",
                    "2 and 1, and again a stone waits on the strip. The one on %(p7)s can arrive "
                    "with either number: which one is worth more?",
                ),
                roll=(2, 1),
                points=(7,),
            ),
            Beat(
                pgettext_lazy("ban-sugoroku", "With the 2 it arrives on %(p5)s: closed, no more."),
                steps=((7, 5),),
            ),
            Beat(
                pgettext_lazy(
                    "ban-sugoroku", "With the 1 it arrives on %(p6)s, and the pattern is complete."
                ),
                position=NEAR_PATTERN,
                roll=(2, 1),
                steps=((7, 6),),
            ),
        ),
    ),
    WorkedExample(
        "closing",
        pgettext_lazy("ban-sugoroku", "Closing the home wins at once"),
        "muji-gachi",
        NEARLY_CLOSED,
        (
            Beat(
                pgettext_lazy(
                    "ban-sugoroku",
                    "4 and 2. A stone of your opponent’s waits on the strip, and in your home "
                    "only %(p6)s is not blocked yet.",
                ),
                roll=(4, 2),
                points=(6,),
            ),
            Beat(
                pgettext_lazy(
                    "ban-sugoroku",
                    "The 2 from %(p8)s closes the home, although two stones of yours are still far "
                    "away. The 4 is not played.",
                ),
                steps=((8, 6),),
            ),
        ),
    ),
    WorkedExample(
        "bearing-off",
        pgettext_lazy("ban-sugoroku", "Bearing off with a larger number"),
        "bear-off-farther",
        LAST_FOUR,
        (
            Beat(
                pgettext_lazy("ban-sugoroku", "Four stones are left, and you have 6 and 3."),
                roll=(6, 3),
            ),
            Beat(
                pgettext_lazy(
                    "ban-sugoroku",
                    "No stone stands as far back as the 6, so it bears off the farthest one, from "
                    "%(p4)s.",
                ),
                steps=((4, OFF),),
            ),
            Beat(
                pgettext_lazy("ban-sugoroku", "Now the stone on %(p2)s with the 3?"),
                tried=(2, OFF),
            ),
            Beat(
                pgettext_lazy("ban-sugoroku", "The 3 moves the one on %(p4)s to %(p1)s."),
                steps=((4, 1),),
            ),
        ),
    ),
)
