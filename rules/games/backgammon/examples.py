"""The worked examples of backgammon."""

from __future__ import annotations

from typing import Final

from django.utils.translation import pgettext_lazy

from rules.engine.cube import PlayerSide
from rules.engine.position import BAR, OFF, Position
from rules.games.positions import LAST_FOUR, LAST_TWO, ONE_WAITS, SHUT_OUT, START
from rules.games.story import Beat, CubeDeed, WorkedExample

LAST_PAIR: Final = Position.of({2: 2}, {12: 3, 18: 3, 19: 5, 20: 4}, off=13)
AHEAD: Final = Position.of({13: 2, 8: 3, 6: 4, 5: 3, 4: 3}, {12: 5, 14: 2, 17: 3, 19: 5})
BEHIND: Final = Position.of({21: 2, 13: 3, 8: 3, 6: 4, 5: 3}, {17: 3, 18: 2, 19: 4, 20: 3, 22: 3})

EXAMPLES: Final = (
    WorkedExample(
        "first-turn",
        pgettext_lazy("backgammon", "A first turn"),
        "number-is-step",
        START,
        (
            Beat(
                pgettext_lazy(
                    "backgammon",
                    "You threw a 3, your opponent a 1: you begin, with these two numbers. Look at "
                    "point %(p5)s, one of the best to hold.",
                ),
                roll=(3, 1),
                points=(5,),
            ),
            Beat(
                pgettext_lazy("backgammon", "From %(p8)s straight to %(p4)s, 3 and 1 in one go?"),
                tried=(8, 4),
            ),
            Beat(
                pgettext_lazy(
                    "backgammon",
                    "So the 3 comes first, from %(p8)s to %(p5)s. For the moment the checker is a "
                    "blot.",
                ),
                steps=((8, 5),),
            ),
            Beat(
                pgettext_lazy(
                    "backgammon",
                    "With the 1 a second checker joins it from %(p6)s. Point %(p5)s is made: it "
                    "cannot be hit, and your opponent cannot land there.",
                ),
                steps=((6, 5),),
            ),
        ),
    ),
    WorkedExample(
        "double",
        pgettext_lazy("backgammon", "A double"),
        "doubles",
        START,
        (
            Beat(
                pgettext_lazy("backgammon", "2 and 2: a double gives %(double)s steps."),
                roll=(2, 2),
            ),
            Beat(
                pgettext_lazy("backgammon", "Two checkers go from %(p13)s to %(p11)s."),
                steps=((13, 11), (13, 11)),
            ),
            Beat(
                pgettext_lazy(
                    "backgammon",
                    "Two more go from %(p6)s to %(p4)s: a new point in your home board. All the "
                    "numbers are played.",
                ),
                steps=((6, 4), (6, 4)),
            ),
            Beat(
                pgettext_lazy("backgammon", "And once more, from %(p8)s?"),
                tried=(8, 6),
            ),
        ),
    ),
    WorkedExample(
        "entering",
        pgettext_lazy("backgammon", "Entering, and not being let in"),
        "enter-where",
        ONE_WAITS,
        (
            Beat(
                pgettext_lazy(
                    "backgammon",
                    "One of your checkers was hit and waits on the bar. You have 6 and 4.",
                ),
                roll=(6, 4),
            ),
            Beat(
                pgettext_lazy("backgammon", "First a checker from %(p13)s?"),
                tried=(13, 9),
            ),
            Beat(
                pgettext_lazy("backgammon", "Then the 6 for the one on the bar."),
                tried=(BAR, 19),
            ),
            Beat(
                pgettext_lazy("backgammon", "With the 4 it enters: point %(p21)s is empty."),
                steps=((BAR, 21),),
            ),
            Beat(
                pgettext_lazy(
                    "backgammon",
                    "The bar is empty, so the 6 is free for any checker. This one goes from "
                    "%(p13)s to %(p7)s.",
                ),
                steps=((13, 7),),
            ),
            Beat(
                pgettext_lazy(
                    "backgammon",
                    "Another game: only point %(p21)s is open. With 5 and 2 your checker stays on "
                    "the bar, and the turn is lost.",
                ),
                position=SHUT_OUT,
                roll=(5, 2),
                points=(21,),
            ),
        ),
    ),
    WorkedExample(
        "both-numbers",
        pgettext_lazy("backgammon", "Both numbers, if there is a way"),
        "most-numbers",
        LAST_TWO,
        (
            Beat(
                pgettext_lazy(
                    "backgammon",
                    "6 and 5. Two checkers are still outside, on %(p20)s and on %(p8)s; those in "
                    "your home board cannot play such large numbers yet.",
                ),
                roll=(6, 5),
                points=(20, 8),
            ),
            Beat(
                pgettext_lazy("backgammon", "Bring the nearer one home with the 6?"),
                tried=(8, 2),
            ),
            Beat(
                pgettext_lazy("backgammon", "So the checker on %(p20)s has to play the 6."),
                steps=((20, 14),),
            ),
            Beat(
                pgettext_lazy(
                    "backgammon",
                    "And the 5 brings the other one home, from %(p8)s to %(p3)s. Both numbers are "
                    "played.",
                ),
                steps=((8, 3),),
            ),
        ),
    ),
    WorkedExample(
        "bearing-off",
        pgettext_lazy("backgammon", "Bearing off with a larger number"),
        "bear-off-farther",
        LAST_FOUR,
        (
            Beat(
                pgettext_lazy("backgammon", "Four checkers are left, and you have 6 and 3."),
                roll=(6, 3),
            ),
            Beat(
                pgettext_lazy(
                    "backgammon",
                    "No checker stands as far back as the 6, so it bears off the farthest one, "
                    "from %(p4)s.",
                ),
                steps=((4, OFF),),
            ),
            Beat(
                pgettext_lazy("backgammon", "Now the checker on %(p2)s with the 3?"),
                tried=(2, OFF),
            ),
            Beat(
                pgettext_lazy("backgammon", "The 3 moves the one on %(p4)s to %(p1)s."),
                steps=((4, 1),),
            ),
        ),
    ),
    WorkedExample(
        "gammon",
        pgettext_lazy("backgammon", "A gammon"),
        "win-gammon",
        LAST_PAIR,
        (
            Beat(
                pgettext_lazy(
                    "backgammon",
                    "3 and 2, and your last two checkers stand on %(p2)s. Your opponent has not "
                    "borne off any.",
                ),
                roll=(3, 2),
                points=(2,),
            ),
            Beat(
                pgettext_lazy("backgammon", "The 2 bears off the first."),
                steps=((2, OFF),),
            ),
            Beat(
                pgettext_lazy("backgammon", "The 3 is larger than needed and bears off the last."),
                steps=((2, OFF),),
            ),
        ),
    ),
    WorkedExample(
        "cube",
        pgettext_lazy("backgammon", "The cube changes hands"),
        "cube-offer",
        AHEAD,
        (
            Beat(
                pgettext_lazy(
                    "backgammon",
                    "You are ahead, and it is your turn. The dice are not thrown yet, and the "
                    "cube is in the middle: the game is worth %(cube)s.",
                ),
            ),
            Beat(
                pgettext_lazy("backgammon", "You offer to double. Your opponent may take or drop."),
                cube=(CubeDeed.OFFER, PlayerSide.WHITE),
            ),
            Beat(
                pgettext_lazy(
                    "backgammon",
                    "Your opponent takes. The game is now worth %(cube)s, and the cube is theirs.",
                ),
                cube=(CubeDeed.TAKE, PlayerSide.BLACK),
            ),
            Beat(
                pgettext_lazy("backgammon", "A turn later you would like to double once more."),
                cube=(CubeDeed.OFFER, PlayerSide.WHITE),
            ),
            Beat(
                pgettext_lazy(
                    "backgammon",
                    "Another game: the dice have turned against you, and your opponent offers to "
                    "double.",
                ),
                position=BEHIND,
                cube=(CubeDeed.OFFER, PlayerSide.BLACK),
            ),
            Beat(
                pgettext_lazy(
                    "backgammon",
                    "You drop: the game is over, and you lose the %(drop)s it was worth before "
                    "the offer.",
                ),
                cube=(CubeDeed.DROP, PlayerSide.WHITE),
            ),
        ),
    ),
)
