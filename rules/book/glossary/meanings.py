"""The meaning of each term in one sentence, and the names of the groups of terms.

A sentence that serves both games speaks of a piece and carries the context "glossary"; the page of
one game says it in its own words (`GameProse.meanings`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rules.book.glossary.terms import TermGroup
from rules.games.phrase import Phrase
from rules.games.words import TermId

GROUP_NAMES: Final = {
    TermGroup.BOARD: _("The board"),
    TermGroup.DICE: _("The turn and the dice"),
    TermGroup.CONTACT: _("Blocking, hitting, entering"),
    TermGroup.WINNING: _("Winning and counting"),
    TermGroup.CUBE: _("The doubling cube"),
}

# Translators: "piece" stands for the stone of one game and the checker of the other.
MEANINGS: Final[Mapping[TermId, Phrase]] = {
    "games": pgettext_lazy(
        "glossary",
        "Of the two games on this site, Ban-sugoroku is the backgammon of old Japan, and "
        "backgammon is the game of today.",
    ),
    "point": pgettext_lazy(
        "glossary",
        "A place on the board where pieces stand: a rectangle in Ban-sugoroku, a triangle in "
        "backgammon.",
    ),
    "checker": pgettext_lazy("glossary", "What you move over the board: a flat, round piece."),
    "row": pgettext_lazy("glossary", "A line of points; one lies in front of each player."),
    "home-board": pgettext_lazy(
        "glossary", "The six points at the end of your path, where all your pieces gather."
    ),
    "outer-board": pgettext_lazy(
        "glossary", "The other six points of your row, the last ones before your home."
    ),
    "point-names": pgettext_lazy(
        "glossary",
        "What the points are called. Each player counts from their own seat, so that every "
        "point has two names.",
    ),
    "bar": pgettext_lazy(
        "glossary",
        "Where hit pieces wait: an empty strip between the rows in Ban-sugoroku, a bar between "
        "the halves in backgammon.",
    ),
    "start": pgettext_lazy(
        "glossary", "How the pieces stand when a game begins; it is the same in both games."
    ),
    "die": pgettext_lazy(
        "glossary", "A small cube whose faces show one to six pips; two are thrown."
    ),
    "roll": pgettext_lazy("glossary", "What the two dice show together."),
    "number": pgettext_lazy("glossary", "What one die shows: how far one piece moves."),
    "doubles": pgettext_lazy(
        "glossary",
        "A roll with two equal numbers. The two games do not give it the same number of steps.",
    ),
    "roll-name": pgettext_lazy(
        "ban-sugoroku", "The old name of a roll; every roll has one, and it stands beside the dice."
    ),
    "first-player": pgettext_lazy("glossary", "The player who has the first turn of a game."),
    "turn": pgettext_lazy("glossary", "Everything you do with one roll."),
    "step": pgettext_lazy("glossary", "One piece moved by one number."),
    "pass": pgettext_lazy("glossary", "To end your turn without a step, because none is possible."),
    "blot": pgettext_lazy("glossary", "A piece that stands alone on its point, and so can be hit."),
    "made-point": pgettext_lazy(
        "glossary",
        "A point held by two or more pieces of one side: the other side cannot land there.",
    ),
    "open-point": pgettext_lazy(
        "glossary",
        "A point where you may land: it is empty, or yours, or holds a single piece of the "
        "other side.",
    ),
    "hit": pgettext_lazy(
        "glossary", "To land on a single piece of the other side, which then has to wait."
    ),
    "hit-checker": pgettext_lazy(
        "glossary", "A piece that was hit and waits; it has to enter before any other may move."
    ),
    "enter": pgettext_lazy(
        "glossary",
        "To bring a hit piece back into the game, in the opponent’s home, on the point whose "
        "number a die shows.",
    ),
    "dance": pgettext_lazy("glossary", "The piece that waits cannot enter, and the turn is lost."),
    "anchor": pgettext_lazy(
        "backgammon",
        "A point in the opponent’s home board that you hold with two or more checkers: whenever a "
        "die shows its number, you can enter there.",
    ),
    "prime": pgettext_lazy(
        "glossary", "A run of blocked points; nothing can pass six of them in a row."
    ),
    "closed-home": pgettext_lazy(
        "glossary", "A home whose six points are all blocked: no hit piece can enter."
    ),
    "bear-off": pgettext_lazy(
        "glossary", "To take pieces off the board, once all of yours are home."
    ),
    "iri-gachi": pgettext_lazy(
        "ban-sugoroku", "The win by arrival: all %(checkers)s stones are at home."
    ),
    "mushi-gachi": pgettext_lazy(
        "ban-sugoroku",
        "A win by arrival with a closed home, while a hit stone of your opponent’s is still "
        "outside; according to Qdan it is worth %(closed_home_value)s points.",
    ),
    # Translators: patterns is ready-made, such as "2-2-2-3-3-3 or 2-3-2-3-2-3".
    "mujo-gachi": pgettext_lazy(
        "ban-sugoroku",
        "A mushi-gachi in which the home shows %(patterns)s; according to Qdan it is worth "
        "%(pattern_value)s points.",
    ),
    "muji-gachi": pgettext_lazy(
        "ban-sugoroku",
        "The win by a closed home while a stone of the opponent’s waits on the strip, whether the "
        "closing or the hit came first; a house rule here.",
    ),
    "single-game": pgettext_lazy(
        "backgammon",
        "A win over a loser who has borne off at least one checker; it is worth the value of "
        "the game, no more.",
    ),
    "gammon": pgettext_lazy(
        "backgammon",
        "A win over a loser who has borne off no checker; it is worth %(gammon_times)s as much "
        "as a single game.",
    ),
    "backgammon": pgettext_lazy(
        "backgammon",
        "A gammon in which the loser still has a checker on the bar or in the winner’s home "
        "board; it is worth %(backgammon_times)s as much as a single game.",
    ),
    "draw": pgettext_lazy("glossary", "A game that nobody wins. It cannot happen in these games."),
    "house-rule": pgettext_lazy(
        "glossary", "A rule that your group may choose; the rules page then follows it."
    ),
    "cube": pgettext_lazy(
        "backgammon",
        "A large die, numbered up to %(cube_limit)s, that shows the value of the game; it is "
        "never thrown.",
    ),
    "to-double": pgettext_lazy(
        "backgammon", "To propose, before you throw, that the game be worth twice as much."
    ),
    "take": pgettext_lazy("backgammon", "To accept a double and play on."),
    "drop": pgettext_lazy(
        "backgammon",
        "To refuse a double: the game ends at once, and you lose what it was worth before.",
    ),
    "cube-owner": pgettext_lazy(
        "backgammon", "The player who took the last double; only this player may offer the next."
    ),
}
