"""The sentences of backgammon for refused steps, wins and refused doubles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from django.utils.translation import npgettext_lazy, pgettext_lazy

from rules.engine.cube import CubeCode
from rules.engine.outcome import WinKind
from rules.games.phrase import Phrase
from rules.games.sentences import RefusalSentences

REFUSALS: Final = RefusalSentences(
    game_over=pgettext_lazy(
        "backgammon", "The game is won. Whatever the dice still show is not played."
    ),
    no_checker=pgettext_lazy("backgammon", "None of your checkers stands on point %(point)s."),
    no_checker_waiting=pgettext_lazy("backgammon", "None of your checkers is on the bar."),
    no_checker_off=pgettext_lazy("backgammon", "A checker that is off the board stays off."),
    enter_first=npgettext_lazy(
        "backgammon",
        "%(count)s checker of yours is on the bar. It has to enter before any other checker moves.",
        "%(count)s checkers of yours are on the bar. They have to enter before any other "
        "checker moves.",
        "count",
    ),
    wrong_direction=pgettext_lazy(
        "backgammon", "%(step)s leads backwards. Your checkers only go from 24 towards 1."
    ),
    past_home=pgettext_lazy(
        "backgammon", "Your home board is the end of the path: here no checker leaves the board."
    ),
    not_all_home=npgettext_lazy(
        "backgammon",
        "%(count)s checker of yours is not home yet; it stands on point %(point)s. You bear off "
        "when all of them are home.",
        "%(count)s checkers of yours are not home yet; the farthest stands on point %(point)s. "
        "You bear off when all of them are home.",
        "count",
    ),
    not_all_home_waiting=npgettext_lazy(
        "backgammon",
        "%(count)s checker of yours is not home yet; it is on the bar. You bear off when all "
        "of them are home.",
        "%(count)s checkers of yours are not home yet, one of them on the bar. You bear off "
        "when all of them are home.",
        "count",
    ),
    number_used=pgettext_lazy(
        "backgammon", "You have already played the %(number)s. Each number is played once."
    ),
    number_used_double=pgettext_lazy(
        "backgammon",
        "You have already played the %(number)s. A double gives %(count)s steps, no more.",
    ),
    # Translators: numbers is ready-made, such as "3 and 1"; between a list of points.
    sum_of_numbers=pgettext_lazy(
        "backgammon",
        "%(step)s is not one step: it takes %(numbers)s. Play them one after the other; the "
        "checker stops on %(between)s.",
    ),
    sum_blocked=pgettext_lazy(
        "backgammon", "%(step)s would be several steps, and in no order do they all work."
    ),
    number_not_rolled=pgettext_lazy(
        "backgammon", "%(step)s would need a %(number)s. Still to play: %(numbers)s."
    ),
    number_not_rolled_none_left=pgettext_lazy(
        "backgammon",
        "%(step)s would need a %(number)s. You have played everything the dice gave.",
    ),
    blocked=pgettext_lazy(
        "backgammon",
        "Your opponent has %(count)s checkers on point %(point)s. Two are enough to close a point.",
    ),
    blocked_entering=pgettext_lazy(
        "backgammon",
        "With the %(number)s your checker would enter on point %(point)s, but your opponent has "
        "%(count)s checkers there. Two are enough to close a point.",
    ),
    farther_checker=pgettext_lazy(
        "backgammon",
        "The %(number)s is more than this checker needs, and another one stands farther back, "
        "on point %(point)s. That one has to move first.",
    ),
    leaves_number=pgettext_lazy(
        "backgammon",
        "After %(step)s you could no longer play the %(numbers)s. There is a way to play both "
        "numbers, so you have to use both.",
    ),
    # Translators: obstacles is a ready-made list of points that are closed.
    leaves_number_obstacles=npgettext_lazy(
        "backgammon",
        "After %(step)s you could no longer play the %(numbers)s: %(obstacles)s is closed. There "
        "is a way to play both numbers, so you have to use both.",
        "After %(step)s you could no longer play the %(numbers)s: %(obstacles)s are closed. There "
        "is a way to play both numbers, so you have to use both.",
        "count",
    ),
    larger_number=pgettext_lazy(
        "backgammon",
        "You can play either number, but not both. Then it has to be the larger: the %(numbers)s.",
    ),
    numbers_left=npgettext_lazy(
        "backgammon",
        "%(count)s more number can be played, and it has to be.",
        "%(count)s more numbers can be played, and they have to be.",
        "count",
    ),
)

OUTCOMES: Final[Mapping[WinKind, Phrase]] = {
    WinKind.OFF: npgettext_lazy(
        "backgammon",
        "Your last checker is off the board. The win is worth %(value)s point.",
        "Your last checker is off the board. The win is worth %(value)s points.",
        "value",
    ),
    WinKind.SINGLE: npgettext_lazy(
        "backgammon",
        "Your last checker is off the board: a single game. It is worth %(value)s point.",
        "Your last checker is off the board: a single game. It is worth %(value)s points.",
        "value",
    ),
    WinKind.GAMMON: npgettext_lazy(
        "backgammon",
        "Your opponent has not borne off a single checker: a gammon. It is worth %(value)s point.",
        "Your opponent has not borne off a single checker: a gammon. It is worth %(value)s points.",
        "value",
    ),
    WinKind.BACKGAMMON: npgettext_lazy(
        "backgammon",
        "Your opponent has borne off none and still has a checker in your home board or on the "
        "bar: a backgammon, the triple game. It is worth %(value)s point.",
        "Your opponent has borne off none and still has a checker in your home board or on the "
        "bar: a backgammon, the triple game. It is worth %(value)s points.",
        "value",
    ),
}

CUBE: Final[Mapping[CubeCode, Phrase]] = {
    CubeCode.NO_CUBE: pgettext_lazy("backgammon", "This game is played without the doubling cube."),
    CubeCode.GAME_OVER: pgettext_lazy(
        "backgammon", "The game is won; there is nothing left to double."
    ),
    CubeCode.NOT_ON_ROLL: pgettext_lazy(
        "backgammon", "You may offer a double only in your own turn."
    ),
    CubeCode.NOT_BEFORE_THE_ROLL: pgettext_lazy(
        "backgammon", "You have thrown. A double is offered before the dice are thrown."
    ),
    CubeCode.NOT_YOUR_CUBE: pgettext_lazy(
        "backgammon", "Your opponent owns the cube, so only they may double next."
    ),
    CubeCode.CUBE_AT_LIMIT: pgettext_lazy(
        "backgammon", "The cube already shows %(limit)s, its last value."
    ),
}
