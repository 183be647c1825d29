"""The sentences of Ban-sugoroku: stone, point, home, strip.

Point names such as "opp. Int. 6" and steps such as "Int. 6 → Int. 1" come in ready-made and are
never inflected.
"""

from __future__ import annotations

from typing import Final

from django.utils.translation import npgettext_lazy, pgettext_lazy

NAME: Final = pgettext_lazy("ban-sugoroku", "Ban-sugoroku")
NAME_WITHIN: Final = NAME
LEAD: Final = pgettext_lazy(
    "ban-sugoroku",
    "The backgammon of old Japan, played from the 7th to the 19th century: two people with "
    "%(checkers)s stones each, and two dice.",
)

CLAUSES: Final = {
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
        "On your side, from left to right, lie Int. 1 to Int. 6, which are your home, and then "
        "Ext. 6 to Ext. 1. Your opponent names the other row in the same way: their Int. 1, "
        "written opp. Int. 1, lies opposite yours. The board shortens the names to I and E.",
    ),
    # Translators: layout is a ready-made list such as "2 on opp. Int. 1, 5 on opp. Ext. 1".
    "layout": pgettext_lazy(
        "ban-sugoroku",
        "You begin with %(layout)s. Your opponent’s stones mirror yours. It is the starting "
        "position of backgammon.",
    ),
    "first-turn-alternate": pgettext_lazy(
        "ban-sugoroku",
        "The player in the first seat throws both dice and begins, so that even a double can "
        "open the game. From game to game the two players take turns to begin.",
    ),
    "first-turn-thrown": pgettext_lazy(
        "ban-sugoroku",
        "Each player throws one die; equal numbers are thrown again. Whoever has the higher "
        "number begins, and throws both dice anew.",
    ),
    "direction": pgettext_lazy(
        "ban-sugoroku",
        "In the upper row your stones go to the right, starting at opp. Int. 1. At the end they "
        "come down and go back to the left, into your home at the bottom left. Your opponent’s "
        "stones go the other way round. The marks on the strip show the way.",
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
        "If either number could be played but not both, the larger one must be.",
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
        "Whoever lands on a lone stone of the other side hits it: it leaves its point and waits "
        "on the strip.",
    ),
    "enter-first": pgettext_lazy(
        "ban-sugoroku",
        "While a stone of yours waits on the strip, it comes first: none of your other stones "
        "may move until all that wait have entered.",
    ),
    "enter-where": pgettext_lazy(
        "ban-sugoroku",
        "A stone enters in your opponent’s home, at the top left, on the point of the number: "
        "with a 1 on opp. Int. 1, with a 6 on opp. Int. 6. A blocked point lets nobody in.",
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
        "The game is won the moment your last stone arrives home. This is iri-gachi, and it "
        "counts 1.",
    ),
    "no-bearing-off": pgettext_lazy(
        "ban-sugoroku",
        "No stone leaves the board. Int. 1 is the end of the way, and a stone that would have to "
        "go beyond it cannot play that number.",
    ),
    "win-off": pgettext_lazy(
        "ban-sugoroku",
        "The first to bear off all %(checkers)s stones wins. The win counts 1.",
    ),
    "game-ends": pgettext_lazy(
        "ban-sugoroku",
        "The winning step ends the game at once, and it is always allowed. A number that is "
        "left over is not played.",
    ),
    "mushi-gachi": pgettext_lazy(
        "ban-sugoroku",
        "Mushi-gachi: if, when your last stone arrives home, a stone of your opponent’s waits on "
        "the strip and each of your six home points holds two stones or more, the win counts "
        "%(closed_home_value)s.",
    ),
    # Translators: patterns is ready-made, such as "2-2-2-3-3-3 or 2-3-2-3-2-3".
    "mujo-gachi": pgettext_lazy(
        "ban-sugoroku",
        "Mujō-gachi: if in a mushi-gachi your home also shows %(patterns)s, the win counts "
        "%(pattern_value)s.",
    ),
    "mujo-direction": pgettext_lazy(
        "ban-sugoroku",
        "The two patterns are read from Int. 1 to Int. 6. No source settles the direction.",
    ),
    "muji-gachi": pgettext_lazy(
        "ban-sugoroku",
        "Muji-gachi: as soon as each of your six home points holds two stones or more while a "
        "stone of your opponent’s waits on the strip, you have won, even in the middle of a turn. "
        "It counts 1.",
    ),
    "closed-home-off": pgettext_lazy(
        "ban-sugoroku",
        "A closed home keeps hit stones out, but it has no effect on the win: every win counts 1.",
    ),
    "closed-home-void": pgettext_lazy(
        "ban-sugoroku",
        "Every win counts 1. A closed home cannot multiply it here, because the home is empty "
        "when the last stone is borne off.",
    ),
}

# The titles of sections, clauses and refusals that no other game words alike.
TITLES: Final = {
    "contact": pgettext_lazy("ban-sugoroku", "Blocking and hitting"),
    "entering": pgettext_lazy("ban-sugoroku", "Entering"),
    "bearing-off": pgettext_lazy("ban-sugoroku", "Bearing off"),
    "hit": pgettext_lazy("ban-sugoroku", "Hitting"),
    "enter-first": pgettext_lazy("ban-sugoroku", "Entering comes first"),
    "enter-where": pgettext_lazy("ban-sugoroku", "Where to enter"),
    "enter-part": pgettext_lazy("ban-sugoroku", "When not all can enter"),
    "bear-off-start": pgettext_lazy("ban-sugoroku", "When bearing off begins"),
    "bear-off-number": pgettext_lazy("ban-sugoroku", "Bearing off with the exact number"),
    "bear-off-farther": pgettext_lazy("ban-sugoroku", "Bearing off with a larger number"),
    "bear-off-hit": pgettext_lazy("ban-sugoroku", "Hit while bearing off"),
    "enter_first": pgettext_lazy("ban-sugoroku", "Enter first"),
}

SUMMARY: Final = (
    pgettext_lazy(
        "ban-sugoroku",
        "%(checkers)s stones each on %(points)s points; the two sides have to get past each other.",
    ),
    pgettext_lazy("ban-sugoroku", "Each die moves one stone. A double gives %(double)s steps."),
    pgettext_lazy(
        "ban-sugoroku",
        "Two stones of the other side block a point; a lone one can be hit.",
    ),
    pgettext_lazy("ban-sugoroku", "A hit stone enters before any other stone moves."),
    pgettext_lazy("ban-sugoroku", "Both numbers are played whenever some order allows it."),
)
SUMMARY_GOAL: Final = {
    "arrive": pgettext_lazy(
        "ban-sugoroku", "All %(checkers)s at home: you have won, even with a number left over."
    ),
    "bear-off": pgettext_lazy(
        "ban-sugoroku", "All at home, then all borne off: the first to finish wins."
    ),
}

SUMMARY_CLOSED_HOME: Final = {
    "immediate": pgettext_lazy(
        "ban-sugoroku",
        "Or your home is closed while a stone of the other side waits on the strip: that wins at "
        "once.",
    ),
}

# Translators: how many stand where at the start, in a list.
LAYOUT_ITEM: Final = pgettext_lazy("ban-sugoroku", "%(count)s on %(point)s")

REFUSALS: Final = {
    "game_over": pgettext_lazy(
        "ban-sugoroku", "The game is won. Whatever the dice still show is not played."
    ),
    "no_checker": pgettext_lazy("ban-sugoroku", "None of your stones stands on %(point)s."),
    "no_checker_waiting": pgettext_lazy("ban-sugoroku", "None of your stones waits on the strip."),
    "no_checker_off": pgettext_lazy(
        "ban-sugoroku", "What is off the board takes no further part in the game."
    ),
    "enter_first": npgettext_lazy(
        "ban-sugoroku",
        "%(count)s stone of yours waits on the strip. It has to enter before any other stone "
        "moves.",
        "%(count)s stones of yours wait on the strip. They have to enter before any other stone "
        "moves.",
        "count",
    ),
    "wrong_direction": pgettext_lazy(
        "ban-sugoroku", "%(step)s leads backwards. Your stones only go on towards your home."
    ),
    "past_home": pgettext_lazy(
        "ban-sugoroku",
        "Your home is the end of the way: in this game no stone leaves the board.",
    ),
    "not_all_home": npgettext_lazy(
        "ban-sugoroku",
        "%(count)s stone of yours is not home yet; it stands on %(point)s. You bear stones off "
        "when all of them are home.",
        "%(count)s stones of yours are not home yet; the farthest stands on %(point)s. You bear "
        "stones off when all of them are home.",
        "count",
    ),
    "not_all_home_waiting": npgettext_lazy(
        "ban-sugoroku",
        "%(count)s stone of yours is not home yet; it waits on the strip. You bear stones off "
        "when all of them are home.",
        "%(count)s stones of yours are not home yet, one of them on the strip. You bear stones "
        "off when all of them are home.",
        "count",
    ),
    "number_used": pgettext_lazy(
        "ban-sugoroku", "You have already played the %(number)s. Each die moves one stone, once."
    ),
    "number_used_double": pgettext_lazy(
        "ban-sugoroku",
        "You have already played the %(number)s. In this game a double gives %(count)s steps, "
        "no more.",
    ),
    # Translators: numbers is ready-made, such as "3 and 1"; between a list of points.
    "sum_of_numbers": pgettext_lazy(
        "ban-sugoroku",
        "%(step)s is not one step: it takes %(numbers)s. Play them one after the other; the "
        "stone stops on %(between)s.",
    ),
    "sum_blocked": pgettext_lazy(
        "ban-sugoroku", "%(step)s would be several steps, and in no order do they all work."
    ),
    "number_not_rolled": pgettext_lazy(
        "ban-sugoroku", "%(step)s would need a %(number)s. Still to play: %(numbers)s."
    ),
    "number_not_rolled_none_left": pgettext_lazy(
        "ban-sugoroku",
        "%(step)s would need a %(number)s. You have played everything the dice gave.",
    ),
    "blocked": pgettext_lazy(
        "ban-sugoroku",
        "Your opponent has %(count)s stones on %(point)s. Two are enough to block a point.",
    ),
    "blocked_entering": pgettext_lazy(
        "ban-sugoroku",
        "With the %(number)s your stone would enter on %(point)s, but your opponent has %(count)s "
        "stones there. Two are enough to block a point.",
    ),
    "farther_checker": pgettext_lazy(
        "ban-sugoroku",
        "The %(number)s is more than this stone needs, and another one stands farther back, on "
        "%(point)s. That one has to move first.",
    ),
    "leaves_number": pgettext_lazy(
        "ban-sugoroku",
        "After %(step)s you could no longer play the %(numbers)s. There is a way to play both "
        "numbers, so you have to use both.",
    ),
    # Translators: obstacles is a ready-made list of points that are blocked.
    "leaves_number_obstacles": npgettext_lazy(
        "ban-sugoroku",
        "After %(step)s you could no longer play the %(numbers)s: %(obstacles)s is blocked. There "
        "is a way to play both numbers, so you have to use both.",
        "After %(step)s you could no longer play the %(numbers)s: %(obstacles)s are blocked. There "
        "is a way to play both numbers, so you have to use both.",
        "count",
    ),
    "larger_number": pgettext_lazy(
        "ban-sugoroku",
        "You can play only one of the two numbers, and then it has to be the larger: the "
        "%(numbers)s.",
    ),
    "numbers_left": npgettext_lazy(
        "ban-sugoroku",
        "%(count)s more number can be played, and it has to be.",
        "%(count)s more numbers can be played, and they have to be.",
        "count",
    ),
}

OUTCOMES: Final = {
    "iri": npgettext_lazy(
        "ban-sugoroku",
        "All your stones are home: iri-gachi. The win counts %(value)s point.",
        "All your stones are home: iri-gachi. The win counts %(value)s points.",
        "value",
    ),
    "mushi": npgettext_lazy(
        "ban-sugoroku",
        "All your stones are home, your home is closed and a hit stone waits outside: "
        "mushi-gachi. The win counts %(value)s point.",
        "All your stones are home, your home is closed and a hit stone waits outside: "
        "mushi-gachi. The win counts %(value)s points.",
        "value",
    ),
    "mujo": npgettext_lazy(
        "ban-sugoroku",
        "Your home is closed in one of the two finest patterns and a hit stone waits outside: "
        "mujō-gachi. The win counts %(value)s point.",
        "Your home is closed in one of the two finest patterns and a hit stone waits outside: "
        "mujō-gachi. The win counts %(value)s points.",
        "value",
    ),
    "muji": npgettext_lazy(
        "ban-sugoroku",
        "Your home is closed and a hit stone waits outside: muji-gachi. The win counts "
        "%(value)s point.",
        "Your home is closed and a hit stone waits outside: muji-gachi. The win counts "
        "%(value)s points.",
        "value",
    ),
    "off": npgettext_lazy(
        "ban-sugoroku",
        "Your last stone is off the board. The win counts %(value)s point.",
        "Your last stone is off the board. The win counts %(value)s points.",
        "value",
    ),
}

CUBE: Final = {
    "no_cube": pgettext_lazy("ban-sugoroku", "Ban-sugoroku is played without a doubling cube."),
}
