"""The sentences of Ban-sugoroku for refused steps, wins and refused doubles."""

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
        "ban-sugoroku", "The game is won. Whatever the dice still show is not played."
    ),
    no_checker=pgettext_lazy("ban-sugoroku", "None of your stones stands on %(point)s."),
    no_checker_waiting=pgettext_lazy("ban-sugoroku", "None of your stones waits on the strip."),
    no_checker_off=pgettext_lazy(
        "ban-sugoroku", "What is off the board takes no further part in the game."
    ),
    enter_first=npgettext_lazy(
        "ban-sugoroku",
        "%(count)s stone of yours waits on the strip. It has to enter before any other stone "
        "moves.",
        "%(count)s stones of yours wait on the strip. They have to enter before any other stone "
        "moves.",
        "count",
    ),
    wrong_direction=pgettext_lazy(
        "ban-sugoroku", "%(step)s leads backwards. Your stones only go on towards your home."
    ),
    past_home=pgettext_lazy(
        "ban-sugoroku",
        "Your home is the end of the path: in this game no stone leaves the board.",
    ),
    not_all_home=npgettext_lazy(
        "ban-sugoroku",
        "%(count)s stone of yours is not home yet; it stands on %(point)s. You bear stones off "
        "when all of them are home.",
        "%(count)s stones of yours are not home yet; the farthest stands on %(point)s. You bear "
        "stones off when all of them are home.",
        "count",
    ),
    not_all_home_waiting=npgettext_lazy(
        "ban-sugoroku",
        "%(count)s stone of yours is not home yet; it waits on the strip. You bear stones off "
        "when all of them are home.",
        "%(count)s stones of yours are not home yet, one of them on the strip. You bear stones "
        "off when all of them are home.",
        "count",
    ),
    number_used=pgettext_lazy(
        "ban-sugoroku", "You have already played the %(number)s. Each die moves one stone, once."
    ),
    number_used_double=pgettext_lazy(
        "ban-sugoroku",
        "You have already played the %(number)s. In this game a double gives %(count)s steps, "
        "no more.",
    ),
    # Translators: numbers is ready-made, such as "3 and 1"; between a list of points.
    sum_of_numbers=pgettext_lazy(
        "ban-sugoroku",
        "%(step)s is not one step: it takes %(numbers)s. Play them one after the other; the "
        "stone stops on %(between)s.",
    ),
    sum_blocked=pgettext_lazy(
        "ban-sugoroku", "%(step)s would be several steps, and in no order do they all work."
    ),
    number_not_rolled=pgettext_lazy(
        "ban-sugoroku", "%(step)s would need a %(number)s. Still to play: %(numbers)s."
    ),
    number_not_rolled_none_left=pgettext_lazy(
        "ban-sugoroku",
        "%(step)s would need a %(number)s. You have played everything the dice gave.",
    ),
    blocked=pgettext_lazy(
        "ban-sugoroku",
        "Your opponent has %(count)s stones on %(point)s. Two are enough to block a point.",
    ),
    blocked_entering=pgettext_lazy(
        "ban-sugoroku",
        "With the %(number)s your stone would enter on %(point)s, but your opponent has %(count)s "
        "stones there. Two are enough to block a point.",
    ),
    farther_checker=pgettext_lazy(
        "ban-sugoroku",
        "The %(number)s is more than this stone needs, and another one stands farther back, on "
        "%(point)s. That one has to move first.",
    ),
    leaves_number=pgettext_lazy(
        "ban-sugoroku",
        "After %(step)s you could no longer play the %(numbers)s. There is a way to play both "
        "numbers, so you have to use both.",
    ),
    # Translators: obstacles is a ready-made list of points that are blocked.
    leaves_number_obstacles=npgettext_lazy(
        "ban-sugoroku",
        "After %(step)s you could no longer play the %(numbers)s: %(obstacles)s is blocked. There "
        "is a way to play both numbers, so you have to use both.",
        "After %(step)s you could no longer play the %(numbers)s: %(obstacles)s are blocked. There "
        "is a way to play both numbers, so you have to use both.",
        "count",
    ),
    larger_number=pgettext_lazy(
        "ban-sugoroku",
        "You can play either number, but not both. Then it has to be the larger: the %(numbers)s.",
    ),
    numbers_left=npgettext_lazy(
        "ban-sugoroku",
        "%(count)s more number can be played, and it has to be.",
        "%(count)s more numbers can be played, and they have to be.",
        "count",
    ),
)

OUTCOMES: Final[Mapping[WinKind, Phrase]] = {
    WinKind.IRI: npgettext_lazy(
        "ban-sugoroku",
        "All your stones are home: iri-gachi. The win is worth %(value)s point.",
        "All your stones are home: iri-gachi. The win is worth %(value)s points.",
        "value",
    ),
    WinKind.MUSHI: npgettext_lazy(
        "ban-sugoroku",
        "All your stones are home, your home is closed and a hit stone waits outside: "
        "mushi-gachi. The win is worth %(value)s point.",
        "All your stones are home, your home is closed and a hit stone waits outside: "
        "mushi-gachi. The win is worth %(value)s points.",
        "value",
    ),
    WinKind.MUJO: npgettext_lazy(
        "ban-sugoroku",
        "Your home is closed in one of the two finest patterns and a hit stone waits outside: "
        "mujō-gachi. The win is worth %(value)s point.",
        "Your home is closed in one of the two finest patterns and a hit stone waits outside: "
        "mujō-gachi. The win is worth %(value)s points.",
        "value",
    ),
    WinKind.MUJI: npgettext_lazy(
        "ban-sugoroku",
        "Your home is closed and a hit stone waits outside: muji-gachi. The win is worth "
        "%(value)s point.",
        "Your home is closed and a hit stone waits outside: muji-gachi. The win is worth "
        "%(value)s points.",
        "value",
    ),
    WinKind.OFF: npgettext_lazy(
        "ban-sugoroku",
        "Your last stone is off the board. The win is worth %(value)s point.",
        "Your last stone is off the board. The win is worth %(value)s points.",
        "value",
    ),
}

CUBE: Final[Mapping[CubeCode, Phrase]] = {
    CubeCode.NO_CUBE: pgettext_lazy(
        "ban-sugoroku", "Ban-sugoroku is played without a doubling cube."
    ),
}
