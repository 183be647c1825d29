"""The clauses of backgammon as sentences.

Points come in as bare numbers and steps as "13 → 8"; neither is ever inflected.
"""

from __future__ import annotations

from typing import Final

from django.utils.translation import pgettext_lazy

from rules.games.sentences import ClauseSentences

CLAUSE_SENTENCES: Final[ClauseSentences] = {
    "objective-bear-off": pgettext_lazy(
        "backgammon",
        "Bring your %(checkers)s checkers into your home board, points 1 to 6, then bear them "
        "off. The first to bear off all of them wins.",
    ),
    "board": pgettext_lazy(
        "backgammon",
        "The board has %(points)s points in four quarters of six. The bar in the middle takes "
        "the checkers that are hit. Each player has %(checkers)s checkers, two dice and a cup.",
    ),
    "point-names": pgettext_lazy(
        "backgammon",
        "Your points are numbered from 24, the farthest, down to 1, the nearest. Your opponent "
        "counts the same points the other way round.",
    ),
    # Translators: layout is a ready-made list such as "2 on 24, 5 on 13".
    "layout": pgettext_lazy(
        "backgammon",
        "By your own numbers, you begin with %(layout)s. Your opponent sets up the same from the "
        "other side.",
    ),
    "first-turn-opening": pgettext_lazy(
        "backgammon",
        "Each player throws one die; equal numbers are thrown again. The player with the "
        "higher number begins and plays these two numbers. After that each player throws two "
        "dice at the start of a turn.",
    ),
    "direction": pgettext_lazy(
        "backgammon",
        "Your checkers go from 24 down to 1, your opponent’s the other way: the two armies have "
        "to pass each other.",
    ),
    "roll": pgettext_lazy(
        "backgammon", "At the start of your turn you throw two dice. A bad roll is played too."
    ),
    "own-checkers": pgettext_lazy(
        "backgammon",
        "You move your own checkers only, and only from where one of them stands. A checker "
        "that has been borne off stays off.",
    ),
    "number-is-step": pgettext_lazy(
        "backgammon",
        "Each number moves one checker, once. The two numbers may move two checkers, or the "
        "same checker one after the other.",
    ),
    "stop-between": pgettext_lazy(
        "backgammon",
        "The numbers are not added up. A checker that plays several must be able to stop after "
        "each of them.",
    ),
    "doubles": pgettext_lazy("backgammon", "A double gives %(double)s steps of the same number."),
    "most-numbers": pgettext_lazy(
        "backgammon",
        "Use as many numbers as you can. If both can be played in some order, both must be; of "
        "a double, as many as possible. The turn ends when nothing more can be played.",
    ),
    "larger-number": pgettext_lazy(
        "backgammon",
        "Sometimes either number could be played, but not both. Then you must play the larger one.",
    ),
    "pass": pgettext_lazy(
        "backgammon", "If no number can be played, you pass, and your opponent throws."
    ),
    "turn-limit": pgettext_lazy("backgammon", "You have %(seconds)s seconds for a turn."),
    "blocked": pgettext_lazy(
        "backgammon",
        "Two or more of your opponent’s checkers close a point: you cannot land there.",
    ),
    "open": pgettext_lazy(
        "backgammon",
        "You may land on empty points, on points of your own, however many checkers stand there, "
        "and on a single checker of your opponent’s.",
    ),
    "hit": pgettext_lazy(
        "backgammon",
        "A single checker is a blot. If you land on a blot of your opponent’s, you hit it: it "
        "goes to the bar. It is not captured; it starts its journey again.",
    ),
    "enter-first": pgettext_lazy(
        "backgammon",
        "While you have a checker on the bar, it comes first: none of your other checkers may "
        "move until all of them have entered.",
    ),
    "enter-where": pgettext_lazy(
        "backgammon",
        "A checker enters in your opponent’s home board on the point of the number: with a 1 "
        "on point 24, with a 2 on point 23, and so on to a 6 on point 19. No checker can enter "
        "on a closed point.",
    ),
    "enter-part": pgettext_lazy(
        "backgammon",
        "What can enter must enter; after that the rest of the roll is played. If nothing can "
        "enter, the turn is lost; if a checker still waits after others have entered, the rest of "
        "the roll is lost.",
    ),
    "bear-off-start": pgettext_lazy(
        "backgammon",
        "You may bear off once all of your checkers that are still in play are in your home board.",
    ),
    "bear-off-number": pgettext_lazy(
        "backgammon",
        "A number bears off a checker from the point of that number. You may move a checker "
        "inside your home board instead.",
    ),
    "bear-off-farther": pgettext_lazy(
        "backgammon",
        "If no checker stands on the point of the number or farther back, the number bears off "
        "the farthest one. If that point is empty but checkers stand farther back, one of those "
        "has to be moved instead.",
    ),
    "bear-off-hit": pgettext_lazy(
        "backgammon",
        "If one of your checkers is hit while you bear off, it must enter and come home before "
        "you go on. Checkers that are off stay off.",
    ),
    "win-off": pgettext_lazy(
        "backgammon",
        "The first to bear off all %(checkers)s checkers wins. Every win is a single game.",
    ),
    "win-single": pgettext_lazy(
        "backgammon",
        "The first to bear off all %(checkers)s checkers wins. If the loser has borne off at "
        "least one, it is a single game.",
    ),
    "win-gammon": pgettext_lazy(
        "backgammon",
        "Gammon: if the loser has borne off none, the game is worth %(gammon_times)s as much.",
    ),
    "win-backgammon": pgettext_lazy(
        "backgammon",
        "Backgammon: if the loser has borne off none and still has a checker on the bar or in "
        "the winner’s home board, the game is worth %(backgammon_times)s as much.",
    ),
    "game-ends": pgettext_lazy(
        "backgammon",
        "The game ends when the last checker is borne off. A number that is left over is not "
        "played.",
    ),
    "last-checker": pgettext_lazy(
        "backgammon",
        "If your last checker can leave with one number, it may, even where both could be used.",
    ),
    "cube-value": pgettext_lazy(
        "backgammon",
        "The doubling cube shows the value of the game, up to %(cube_limit)s. It is never "
        "thrown. At the start it lies in the middle, and the game is worth 1 point.",
    ),
    "cube-offer": pgettext_lazy(
        "backgammon",
        "At the start of your turn, before you throw, you may offer to double.",
    ),
    "cube-answer": pgettext_lazy(
        "backgammon",
        "If your opponent takes, the game is worth twice as much. If they drop, they lose at "
        "once what the game was worth before.",
    ),
    "cube-owner": pgettext_lazy(
        "backgammon",
        "The player who takes the double owns the cube from then on, and only the owner may "
        "double next.",
    ),
}
