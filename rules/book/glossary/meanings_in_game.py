"""What terms mean in the words of one game, where the sentence for both speaks of a piece."""

from __future__ import annotations

from typing import Final

from django.utils.functional import Promise
from django.utils.translation import pgettext_lazy

from rules.preset import Vocabulary

MEANINGS_IN_GAME: Final[dict[Vocabulary, dict[str, str | Promise]]] = {
    Vocabulary.BAN_SUGOROKU: {
        "point": pgettext_lazy(
            "ban-sugoroku",
            "A rectangle on the board, where stones stand.",
        ),
        "home-board": pgettext_lazy(
            "ban-sugoroku",
            "The six points at the end of your way, where all your stones gather.",
        ),
        "bar": pgettext_lazy(
            "ban-sugoroku",
            "The empty strip between the rows, where hit stones wait.",
        ),
        "start": pgettext_lazy(
            "ban-sugoroku",
            "How the stones stand when a game begins; it is the same in both games.",
        ),
        "number": pgettext_lazy(
            "ban-sugoroku",
            "What one die shows: how far one stone moves.",
        ),
        "doubles": pgettext_lazy(
            "ban-sugoroku",
            "A roll with two equal numbers; it gives %(double)s steps.",
        ),
        "step": pgettext_lazy(
            "ban-sugoroku",
            "One stone moved by one number.",
        ),
        "blot": pgettext_lazy(
            "ban-sugoroku",
            "A stone that stands alone on its point, and so can be hit.",
        ),
        "made-point": pgettext_lazy(
            "ban-sugoroku",
            "A point held by two or more stones of one side: the other side cannot land there.",
        ),
        "open-point": pgettext_lazy(
            "ban-sugoroku",
            "A point where you may land: it is empty, or yours, or holds a lone stone of the "
            "other side.",
        ),
        "hit": pgettext_lazy(
            "ban-sugoroku",
            "To land on a lone stone of the other side, which then has to wait.",
        ),
        "hit-checker": pgettext_lazy(
            "ban-sugoroku",
            "A stone that was hit and waits; it has to enter before any other may move.",
        ),
        "enter": pgettext_lazy(
            "ban-sugoroku",
            "To bring a hit stone back into the game, in the opponent’s home, on the point "
            "whose number a die shows.",
        ),
        "dance": pgettext_lazy(
            "ban-sugoroku",
            "The stone that waits cannot enter, and the turn is lost.",
        ),
        "prime": pgettext_lazy(
            "ban-sugoroku",
            "A run of blocked points; nothing can pass six of them in a row.",
        ),
        "closed-home": pgettext_lazy(
            "ban-sugoroku",
            "A home whose six points are all blocked: no hit stone can enter.",
        ),
        "bear-off": pgettext_lazy(
            "ban-sugoroku",
            "To take stones off the board, once all of yours are home.",
        ),
        "row": pgettext_lazy(
            "ban-sugoroku",
            "A line of points; one lies in front of each player.",
        ),
        "outer-board": pgettext_lazy(
            "ban-sugoroku",
            "The other six points of your row, the last ones before your home.",
        ),
        "point-names": pgettext_lazy(
            "ban-sugoroku",
            "What the points are called. Each player counts from their own seat, so that "
            "every point has two names.",
        ),
        "pass": pgettext_lazy(
            "ban-sugoroku",
            "To end your turn without a step, because none is possible.",
        ),
    },
    Vocabulary.BACKGAMMON: {
        "point": pgettext_lazy(
            "backgammon",
            "A triangle on the board, where checkers stand.",
        ),
        "home-board": pgettext_lazy(
            "backgammon",
            "The six points at the end of your way, where all your checkers gather.",
        ),
        "bar": pgettext_lazy(
            "backgammon",
            "The strip between the halves of the board, where hit checkers wait.",
        ),
        "start": pgettext_lazy(
            "backgammon",
            "How the checkers stand when a game begins; it is the same in both games.",
        ),
        "number": pgettext_lazy(
            "backgammon",
            "What one die shows: how far one checker moves.",
        ),
        "doubles": pgettext_lazy(
            "backgammon",
            "A roll with two equal numbers; it gives %(double)s steps.",
        ),
        "step": pgettext_lazy(
            "backgammon",
            "One checker moved by one number.",
        ),
        "blot": pgettext_lazy(
            "backgammon",
            "A checker that stands alone on its point, and so can be hit.",
        ),
        "made-point": pgettext_lazy(
            "backgammon",
            "A point held by two or more checkers of one side: the other side cannot land there.",
        ),
        "open-point": pgettext_lazy(
            "backgammon",
            "A point where you may land: it is empty, or yours, or holds a single checker of "
            "the other side.",
        ),
        "hit": pgettext_lazy(
            "backgammon",
            "To land on a single checker of the other side, which then has to wait.",
        ),
        "hit-checker": pgettext_lazy(
            "backgammon",
            "A checker that was hit and waits; it has to enter before any other may move.",
        ),
        "enter": pgettext_lazy(
            "backgammon",
            "To bring a hit checker back into the game, in the opponent’s home board, on the "
            "point whose number a die shows.",
        ),
        "dance": pgettext_lazy(
            "backgammon",
            "To lose the turn because the checker on the bar cannot enter.",
        ),
        "prime": pgettext_lazy(
            "backgammon",
            "A run of closed points; nothing can pass six of them in a row.",
        ),
        "closed-home": pgettext_lazy(
            "backgammon",
            "A home board whose six points are all closed: no checker on the bar can enter.",
        ),
        "bear-off": pgettext_lazy(
            "backgammon",
            "To take checkers off the board, once all of yours are home.",
        ),
        "row": pgettext_lazy(
            "backgammon",
            "A line of points; one lies in front of each player.",
        ),
        "outer-board": pgettext_lazy(
            "backgammon",
            "The other six points of your row, the last ones before your home board.",
        ),
        "point-names": pgettext_lazy(
            "backgammon",
            "What the points are called. Each player counts from their own seat, so that "
            "every point has two names.",
        ),
        "pass": pgettext_lazy(
            "backgammon",
            "To end your turn without a step, because none is possible.",
        ),
    },
}
