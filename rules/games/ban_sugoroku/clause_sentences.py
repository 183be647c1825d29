"""The clauses of Ban-sugoroku as sentences.

Point names such as "their Inner 6" and steps such as "Inner 6 → Inner 1" come in ready-made and are
never inflected.
"""

from __future__ import annotations

from typing import Final

from django.utils.translation import pgettext_lazy

from rules.games.sentences import ClauseSentences

CLAUSE_SENTENCES: Final[ClauseSentences] = {
    "objective-arrive": pgettext_lazy(
        "ban-sugoroku",
        "Lead your %(checkers)s stones from point to point to your home. On the way you hit lone "
        "stones and block points. The first to have all %(checkers)s stones at home wins.",
    ),
    "objective-bear-off": pgettext_lazy(
        "ban-sugoroku",
        "Lead your %(checkers)s stones to your home, then bear them off the board. On the way you "
        "hit lone stones and block points. The first to bear all of them off wins.",
    ),
    "board": pgettext_lazy(
        "ban-sugoroku",
        "The board has %(points)s points in two rows of %(row)s, and an empty strip between "
        "the rows. Two people play, each with %(checkers)s stones: one has the light ones, the "
        "other the dark ones.",
    ),
    "point-names": pgettext_lazy(
        "ban-sugoroku",
        "On your side, from left to right, lie Inner 1 to Inner 6, which are your home, and "
        "then Outer 6 to Outer 1.\nYour opponent’s row is named in the same way: their Inner 1 "
        "lies opposite yours.\nThe board shortens the names to In and O.",
    ),
    # Translators: layout is a ready-made list such as "2 on their Inner 1, 5 on their Outer 1".
    "layout": pgettext_lazy(
        "ban-sugoroku",
        "You begin with %(layout)s. Your opponent’s stones mirror yours. It is the starting "
        "position of backgammon.",
    ),
    "first-turn-alternate": pgettext_lazy(
        "ban-sugoroku",
        "The first player, agreed beforehand, throws both dice and begins, so that even a "
        "double can open the game. From game to game the two players take turns to begin.",
    ),
    "first-turn-thrown": pgettext_lazy(
        "ban-sugoroku",
        "Each player throws one die; equal numbers are thrown again. The player with the "
        "higher number begins, and throws both dice again.",
    ),
    "direction": pgettext_lazy(
        "ban-sugoroku",
        "Your path starts on your opponent’s side, at their Inner 1. In the upper row your "
        "stones go to the right; at the end they come down and go back to the left, into your "
        "home at the bottom left. Your opponent’s stones go the other way round. The marks on "
        "the strip show the path.",
    ),
    "roll": pgettext_lazy(
        "ban-sugoroku",
        "The two dice are thrown when your turn begins; on the screen this is done for you. "
        "Every roll has an old name, which stands beside the dice.",
    ),
    "own-checkers": pgettext_lazy(
        "ban-sugoroku", "You move your own stones only, and only from where one of them stands."
    ),
    "number-is-step": pgettext_lazy(
        "ban-sugoroku",
        "Each die moves one stone by its number, once. The two numbers may move two stones, or "
        "the same stone one after the other.",
    ),
    "stop-between": pgettext_lazy(
        "ban-sugoroku",
        "The numbers are not added up. A stone that plays both must be able to stop on the point "
        "in between.",
    ),
    "doubles": pgettext_lazy(
        "ban-sugoroku", "A double gives %(double)s steps, no more: each die moves one stone."
    ),
    "most-numbers": pgettext_lazy(
        "ban-sugoroku",
        "Use as many numbers as you can. If both can be played in some order, both must be. "
        "The turn ends when nothing more can be played.",
    ),
    "larger-number": pgettext_lazy(
        "ban-sugoroku",
        "Sometimes either number could be played, but not both. Then you must play the larger one.",
    ),
    "pass": pgettext_lazy(
        "ban-sugoroku",
        "If no number can be played, your turn is over without a move. When all numbers have "
        "been played, the turn passes by itself.",
    ),
    "turn-limit": pgettext_lazy("ban-sugoroku", "You have %(seconds)s seconds for a turn."),
    "blocked": pgettext_lazy(
        "ban-sugoroku",
        "Two or more of your opponent’s stones block a point: you cannot land there. Such a point "
        "is called hitoni, a run of them mushi.",
    ),
    "open": pgettext_lazy(
        "ban-sugoroku",
        "You may land on empty points, on points of your own, however many stones stand there, "
        "and on a lone stone of your opponent’s (hashiishi).",
    ),
    "hit": pgettext_lazy(
        "ban-sugoroku",
        "If you land on a lone stone of your opponent’s, you hit it: it leaves its point and "
        "waits on the strip.",
    ),
    "enter-first": pgettext_lazy(
        "ban-sugoroku",
        "While a stone of yours waits on the strip, it comes first: none of your other stones "
        "may move until all that wait have entered.",
    ),
    "enter-where": pgettext_lazy(
        "ban-sugoroku",
        "A stone enters in your opponent’s home, at the top left, on the point of the number: "
        "with a 1 on their Inner 1, with a 6 on their Inner 6. No stone can enter on a blocked "
        "point.",
    ),
    "enter-part": pgettext_lazy(
        "ban-sugoroku",
        "What can enter must enter; after that the rest of the roll is played. If nothing can "
        "enter, the turn is lost; if a stone still waits after others have entered, the rest of "
        "the roll is lost.",
    ),
    "bear-off-start": pgettext_lazy(
        "ban-sugoroku",
        "You may bear stones off, that is take them off the board, once all of yours that are "
        "still in play are in your home. This may be in the very turn in which the last one "
        "arrives.",
    ),
    "bear-off-number": pgettext_lazy(
        "ban-sugoroku",
        "A number bears off a stone from the point of that number. You may move a stone inside "
        "your home instead.",
    ),
    "bear-off-farther": pgettext_lazy(
        "ban-sugoroku",
        "If no stone stands on the point of the number or farther back, the number bears off the "
        "farthest one. If that point is empty but stones stand farther back, one of those has to "
        "be moved instead.",
    ),
    "bear-off-hit": pgettext_lazy(
        "ban-sugoroku",
        "If a stone of yours is hit in the meantime, it must enter and come home before you "
        "bear off more. Stones that are off stay off.",
    ),
    "iri-gachi": pgettext_lazy(
        "ban-sugoroku",
        "The game is won the moment your last stone arrives home. This is iri-gachi, and it is "
        "worth 1 point.",
    ),
    "no-bearing-off": pgettext_lazy(
        "ban-sugoroku",
        "No stone leaves the board. Inner 1 is the end of the path, and a stone that would "
        "have to go beyond it cannot play that number.",
    ),
    "win-off": pgettext_lazy(
        "ban-sugoroku",
        "The first to bear off all %(checkers)s stones wins. The win is worth 1 point.",
    ),
    "game-ends": pgettext_lazy(
        "ban-sugoroku",
        "The winning step ends the game at once, and it is always allowed. A number that is "
        "left over is not played.",
    ),
    "mushi-gachi": pgettext_lazy(
        "ban-sugoroku",
        "Mushi-gachi: the win is worth %(closed_home_value)s points if, when your last stone "
        "arrives home, two things are true:\nEach of your six home points holds two stones or "
        "more.\nA stone of your opponent’s waits on the strip.",
    ),
    # Translators: patterns is ready-made, such as "2-2-2-3-3-3 or 2-3-2-3-2-3".
    "mujo-gachi": pgettext_lazy(
        "ban-sugoroku",
        "Mujō-gachi: if in a mushi-gachi your home also shows %(patterns)s, the win is worth "
        "%(pattern_value)s points.",
    ),
    "mujo-direction": pgettext_lazy(
        "ban-sugoroku",
        "The two patterns are read from Inner 1 to Inner 6. No source settles the direction.",
    ),
    "muji-gachi": pgettext_lazy(
        "ban-sugoroku",
        "Muji-gachi: you win at once, even in the middle of a turn, as soon as two things are "
        "true. The win is worth 1 point.\nEach of your six home points holds two stones or "
        "more.\nA stone of your opponent’s waits on the strip.",
    ),
    "closed-home-off": pgettext_lazy(
        "ban-sugoroku",
        "A closed home keeps hit stones out, but it has no effect on the win: every win is "
        "worth 1 point.",
    ),
    "closed-home-void": pgettext_lazy(
        "ban-sugoroku",
        "Every win is worth 1 point. A closed home cannot multiply it here, because the home "
        "is empty when the last stone is borne off.",
    ),
}
