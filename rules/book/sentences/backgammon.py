"""The sentences of backgammon: checker, point, home board, bar.

Points come in as bare numbers and steps as "13 → 8"; neither is ever inflected.
"""

from __future__ import annotations

from typing import Final

from django.utils.functional import Promise
from django.utils.translation import npgettext_lazy, pgettext_lazy

NAME: Final = pgettext_lazy("backgammon", "Backgammon")
# Translators: the name of the game within a sentence
NAME_WITHIN: Final = pgettext_lazy("backgammon", "backgammon")
LEAD: Final = pgettext_lazy(
    "backgammon",
    "A race for two with %(checkers)s checkers each. The dice say how far; you choose which "
    "checker goes, and when to protect, to hit or to run.",
)

CLAUSES: Final = {
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
        "Each player throws one die; equal numbers are thrown again. Whoever has the higher "
        "number begins and plays these two numbers. After that each player throws two dice at the "
        "start of a turn.",
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
        "backgammon", "If either number could be played but not both, the larger one must be."
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
        "A single checker is a blot. Whoever lands on a blot of the other side hits it: it goes "
        "to the bar. It is not captured; it starts its journey again.",
    ),
    "enter-first": pgettext_lazy(
        "backgammon",
        "While you have a checker on the bar, it comes first: none of your other checkers may "
        "move until all of them have entered.",
    ),
    "enter-where": pgettext_lazy(
        "backgammon",
        "A checker enters in your opponent’s home board on the point of the number: with a 1 on "
        "24, with a 2 on 23, down to a 6 on 19. A closed point lets nobody in.",
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
        "The first to bear off all %(checkers)s checkers wins. Every win counts once.",
    ),
    "win-single": pgettext_lazy(
        "backgammon",
        "The first to bear off all %(checkers)s checkers wins. If the loser has borne off at "
        "least one, the game counts once.",
    ),
    "win-gammon": pgettext_lazy(
        "backgammon",
        "Gammon: if the loser has borne off none, the game counts %(gammon_times)s as much.",
    ),
    "win-backgammon": pgettext_lazy(
        "backgammon",
        "Backgammon: if the loser has borne off none and still has a checker on the bar or in the "
        "winner’s home board, the game counts %(backgammon_times)s as much.",
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
        "The doubling cube shows the value of the game, up to %(cube_limit)s. It is never thrown. "
        "At the start it lies in the middle, and the game counts 1.",
    ),
    "cube-offer": pgettext_lazy(
        "backgammon",
        "At the start of your turn, before you throw, you may offer to double.",
    ),
    "cube-answer": pgettext_lazy(
        "backgammon",
        "If your opponent takes, the game counts double. If they drop, they lose at once what "
        "the game counted before.",
    ),
    "cube-owner": pgettext_lazy(
        "backgammon",
        "Whoever takes the double owns the cube from then on, and only the owner may double next.",
    ),
}

# The titles of sections, clauses and refusals that no other game words alike.
TITLES: Final = {
    "contact": pgettext_lazy("backgammon", "Blocking and hitting"),
    "entering": pgettext_lazy("backgammon", "Entering"),
    "bearing-off": pgettext_lazy("backgammon", "Bearing off"),
    "hit": pgettext_lazy("backgammon", "Hitting"),
    "enter-first": pgettext_lazy("backgammon", "Entering comes first"),
    "enter-where": pgettext_lazy("backgammon", "Where to enter"),
    "enter-part": pgettext_lazy("backgammon", "When not all can enter"),
    "bear-off-start": pgettext_lazy("backgammon", "When bearing off begins"),
    "bear-off-number": pgettext_lazy("backgammon", "Bearing off with the exact number"),
    "bear-off-farther": pgettext_lazy("backgammon", "Bearing off with a larger number"),
    "bear-off-hit": pgettext_lazy("backgammon", "Hit while bearing off"),
    "enter_first": pgettext_lazy("backgammon", "Enter first"),
}

SUMMARY: Final = (
    pgettext_lazy(
        "backgammon",
        "%(checkers)s checkers each on %(points)s points; the two sides go opposite ways.",
    ),
    pgettext_lazy(
        "backgammon",
        "Each number is a step of its own. A double gives %(double)s steps.",
    ),
    pgettext_lazy(
        "backgammon", "Two checkers of the other side close a point; a single one can be hit."
    ),
    pgettext_lazy("backgammon", "A checker on the bar enters before any other checker moves."),
    pgettext_lazy("backgammon", "Bear off only when all your checkers in play are home."),
)
SUMMARY_GOAL: Final = {
    "bear-off": pgettext_lazy("backgammon", "The first to bear off all of them wins."),
}
SUMMARY_CLOSED_HOME: Final[dict[str, Promise]] = {}

# Translators: how many stand where at the start, in a list.
LAYOUT_ITEM: Final = pgettext_lazy("backgammon", "%(count)s on %(point)s")

REFUSALS: Final = {
    "game_over": pgettext_lazy(
        "backgammon", "The game is won. Whatever the dice still show is not played."
    ),
    "no_checker": pgettext_lazy("backgammon", "None of your checkers stands on point %(point)s."),
    "no_checker_waiting": pgettext_lazy("backgammon", "None of your checkers is on the bar."),
    "no_checker_off": pgettext_lazy("backgammon", "A checker that is off the board stays off."),
    "enter_first": npgettext_lazy(
        "backgammon",
        "%(count)s checker of yours is on the bar. It has to enter before any other checker moves.",
        "%(count)s checkers of yours are on the bar. They have to enter before any other "
        "checker moves.",
        "count",
    ),
    "wrong_direction": pgettext_lazy(
        "backgammon", "%(step)s leads backwards. Your checkers only go from 24 towards 1."
    ),
    "past_home": pgettext_lazy(
        "backgammon", "Your home board is the end of the way: here no checker leaves the board."
    ),
    "not_all_home": npgettext_lazy(
        "backgammon",
        "%(count)s checker of yours is not home yet; it stands on point %(point)s. You bear off "
        "when all of them are home.",
        "%(count)s checkers of yours are not home yet; the farthest stands on point %(point)s. "
        "You bear off when all of them are home.",
        "count",
    ),
    "not_all_home_waiting": npgettext_lazy(
        "backgammon",
        "%(count)s checker of yours is not home yet; it is on the bar. You bear off when all "
        "of them are home.",
        "%(count)s checkers of yours are not home yet, one of them on the bar. You bear off "
        "when all of them are home.",
        "count",
    ),
    "number_used": pgettext_lazy(
        "backgammon", "You have already played the %(number)s. Each number is played once."
    ),
    "number_used_double": pgettext_lazy(
        "backgammon",
        "You have already played the %(number)s. A double gives %(count)s steps, no more.",
    ),
    # Translators: numbers is ready-made, such as "3 and 1"; between a list of points.
    "sum_of_numbers": pgettext_lazy(
        "backgammon",
        "%(step)s is not one step: it takes %(numbers)s. Play them one after the other; the "
        "checker stops on %(between)s.",
    ),
    "sum_blocked": pgettext_lazy(
        "backgammon", "%(step)s would be several steps, and in no order do they all work."
    ),
    "number_not_rolled": pgettext_lazy(
        "backgammon", "%(step)s would need a %(number)s. Still to play: %(numbers)s."
    ),
    "number_not_rolled_none_left": pgettext_lazy(
        "backgammon",
        "%(step)s would need a %(number)s. You have played everything the dice gave.",
    ),
    "blocked": pgettext_lazy(
        "backgammon",
        "Your opponent has %(count)s checkers on point %(point)s. Two are enough to close a point.",
    ),
    "blocked_entering": pgettext_lazy(
        "backgammon",
        "With the %(number)s your checker would enter on point %(point)s, but your opponent has "
        "%(count)s checkers there. Two are enough to close a point.",
    ),
    "farther_checker": pgettext_lazy(
        "backgammon",
        "The %(number)s is more than this checker needs, and another one stands farther back, "
        "on point %(point)s. That one has to move first.",
    ),
    "leaves_number": pgettext_lazy(
        "backgammon",
        "After %(step)s you could no longer play the %(numbers)s. There is a way to play both "
        "numbers, so you have to use both.",
    ),
    # Translators: obstacles is a ready-made list of points that are closed.
    "leaves_number_obstacles": npgettext_lazy(
        "backgammon",
        "After %(step)s you could no longer play the %(numbers)s: %(obstacles)s is closed. There "
        "is a way to play both numbers, so you have to use both.",
        "After %(step)s you could no longer play the %(numbers)s: %(obstacles)s are closed. There "
        "is a way to play both numbers, so you have to use both.",
        "count",
    ),
    "larger_number": pgettext_lazy(
        "backgammon",
        "You can play only one of the two numbers, and then it has to be the larger: the "
        "%(numbers)s.",
    ),
    "numbers_left": npgettext_lazy(
        "backgammon",
        "%(count)s more number can be played, and it has to be.",
        "%(count)s more numbers can be played, and they have to be.",
        "count",
    ),
}

OUTCOMES: Final = {
    "off": npgettext_lazy(
        "backgammon",
        "Your last checker is off the board. The win counts %(value)s point.",
        "Your last checker is off the board. The win counts %(value)s points.",
        "value",
    ),
    "single": npgettext_lazy(
        "backgammon",
        "Your last checker is off the board: a single game. It counts %(value)s point.",
        "Your last checker is off the board: a single game. It counts %(value)s points.",
        "value",
    ),
    "gammon": npgettext_lazy(
        "backgammon",
        "Your opponent has not borne off a single checker: a gammon. It counts %(value)s point.",
        "Your opponent has not borne off a single checker: a gammon. It counts %(value)s points.",
        "value",
    ),
    "backgammon": npgettext_lazy(
        "backgammon",
        "Your opponent has borne off none and still has a checker in your home board or on the "
        "bar: a backgammon, the triple game. It counts %(value)s point.",
        "Your opponent has borne off none and still has a checker in your home board or on the "
        "bar: a backgammon, the triple game. It counts %(value)s points.",
        "value",
    ),
}

CUBE: Final = {
    "no_cube": pgettext_lazy("backgammon", "This game is played without the doubling cube."),
    "game_over": pgettext_lazy("backgammon", "The game is won; there is nothing left to double."),
    "not_on_roll": pgettext_lazy("backgammon", "You may offer a double only in your own turn."),
    "not_before_the_roll": pgettext_lazy(
        "backgammon", "You have thrown. A double is offered before the dice are thrown."
    ),
    "not_your_cube": pgettext_lazy(
        "backgammon", "Your opponent owns the cube, so only they may double next."
    ),
    "cube_at_limit": pgettext_lazy(
        "backgammon", "The cube already shows %(limit)s, its last value."
    ),
}
