"""What learners did wrong, in sentences: how many of them did what was refused, or missed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from django.utils.translation import ngettext_lazy

from rules.engine.refusals import RefusalCode
from rules.games.all_games import prose_of
from rules.games.phrase import Phrase
from rules.games.prose import GameProse
from rules.preset import RulePreset
from tutorials.classrooms.reporting.misses import Miss

_BY_GAME: Final[dict[str, Callable[[GameProse], Phrase]]] = {
    RefusalCode.ENTER_FIRST: lambda prose: prose.moved_another,
}

_BY_CLAUSE: Final[dict[str, Phrase]] = {
    "enter-where": ngettext_lazy(
        "%(count)s of %(total)s tried to enter where two or more stood.",
        "%(count)s of %(total)s tried to enter where two or more stood.",
        "count",
    ),
    "doubles": ngettext_lazy(
        "%(count)s of %(total)s used the number of a double too often.",
        "%(count)s of %(total)s used the number of a double too often.",
        "count",
    ),
}

_BY_CODE: Final[dict[str, Phrase]] = {
    RefusalCode.GAME_OVER: ngettext_lazy(
        "%(count)s of %(total)s wanted to go on when the game was over.",
        "%(count)s of %(total)s wanted to go on when the game was over.",
        "count",
    ),
    RefusalCode.NO_CHECKER: ngettext_lazy(
        "%(count)s of %(total)s began where nothing of theirs stood.",
        "%(count)s of %(total)s began where nothing of theirs stood.",
        "count",
    ),
    RefusalCode.WRONG_DIRECTION: ngettext_lazy(
        "%(count)s of %(total)s went backwards.",
        "%(count)s of %(total)s went backwards.",
        "count",
    ),
    RefusalCode.PAST_HOME: ngettext_lazy(
        "%(count)s of %(total)s wanted to take a piece off the board, which this game does not "
        "allow.",
        "%(count)s of %(total)s wanted to take a piece off the board, which this game does not "
        "allow.",
        "count",
    ),
    RefusalCode.NOT_ALL_HOME: ngettext_lazy(
        "%(count)s of %(total)s tried to bear off before all were home.",
        "%(count)s of %(total)s tried to bear off before all were home.",
        "count",
    ),
    RefusalCode.NUMBER_USED: ngettext_lazy(
        "%(count)s of %(total)s used a number that had been played.",
        "%(count)s of %(total)s used a number that had been played.",
        "count",
    ),
    RefusalCode.SUM_OF_NUMBERS: ngettext_lazy(
        "%(count)s of %(total)s added the numbers up to one step.",
        "%(count)s of %(total)s added the numbers up to one step.",
        "count",
    ),
    RefusalCode.SUM_BLOCKED: ngettext_lazy(
        "%(count)s of %(total)s added the numbers up where there was no way through.",
        "%(count)s of %(total)s added the numbers up where there was no way through.",
        "count",
    ),
    RefusalCode.NUMBER_NOT_ROLLED: ngettext_lazy(
        "%(count)s of %(total)s tried to move a distance that no die showed.",
        "%(count)s of %(total)s tried to move a distance that no die showed.",
        "count",
    ),
    RefusalCode.BLOCKED: ngettext_lazy(
        "%(count)s of %(total)s landed where two or more stood.",
        "%(count)s of %(total)s landed where two or more stood.",
        "count",
    ),
    RefusalCode.FARTHER_CHECKER: ngettext_lazy(
        "%(count)s of %(total)s bore off with a larger number while others were farther back.",
        "%(count)s of %(total)s bore off with a larger number while others were farther back.",
        "count",
    ),
    RefusalCode.LEAVES_NUMBER: ngettext_lazy(
        "%(count)s of %(total)s left a number unused that could have been played.",
        "%(count)s of %(total)s left a number unused that could have been played.",
        "count",
    ),
    RefusalCode.LARGER_NUMBER: ngettext_lazy(
        "%(count)s of %(total)s played the smaller number where it had to be the larger.",
        "%(count)s of %(total)s played the smaller number where it had to be the larger.",
        "count",
    ),
    RefusalCode.NUMBERS_LEFT: ngettext_lazy(
        "%(count)s of %(total)s ended the turn while a number could be played.",
        "%(count)s of %(total)s ended the turn while a number could be played.",
        "count",
    ),
}

_MISSED: Final[dict[str, Phrase]] = {
    Miss.THOUGHT_ALLOWED: ngettext_lazy(
        "%(count)s of %(total)s thought something was allowed that was not.",
        "%(count)s of %(total)s thought something was allowed that was not.",
        "count",
    ),
    Miss.THOUGHT_FORBIDDEN: ngettext_lazy(
        "%(count)s of %(total)s thought something was not allowed that was.",
        "%(count)s of %(total)s thought something was not allowed that was.",
        "count",
    ),
    Miss.OTHER_REASON: ngettext_lazy(
        "%(count)s of %(total)s saw that something was not allowed, but gave a wrong reason.",
        "%(count)s of %(total)s saw that something was not allowed, but gave a wrong reason.",
        "count",
    ),
    Miss.TOO_MANY: ngettext_lazy(
        "%(count)s of %(total)s answered with too large a number.",
        "%(count)s of %(total)s answered with too large a number.",
        "count",
    ),
    Miss.TOO_FEW: ngettext_lazy(
        "%(count)s of %(total)s answered with too small a number.",
        "%(count)s of %(total)s answered with too small a number.",
        "count",
    ),
    Miss.OTHER_ANSWER: ngettext_lazy(
        "%(count)s of %(total)s gave a wrong answer.",
        "%(count)s of %(total)s gave a wrong answer.",
        "count",
    ),
    Miss.OTHER_POINT: ngettext_lazy(
        "%(count)s of %(total)s pointed to a wrong place on the board.",
        "%(count)s of %(total)s pointed to a wrong place on the board.",
        "count",
    ),
    Miss.OTHER_POSITION: ngettext_lazy(
        "%(count)s of %(total)s set up another position.",
        "%(count)s of %(total)s set up another position.",
        "count",
    ),
    Miss.OTHER_PLAY: ngettext_lazy(
        "%(count)s of %(total)s made a play that was allowed, but not the one asked for.",
        "%(count)s of %(total)s made a play that was allowed, but not the one asked for.",
        "count",
    ),
}

_ANY: Final = ngettext_lazy(
    "%(count)s of %(total)s tried what this rule refuses.",
    "%(count)s of %(total)s tried what this rule refuses.",
    "count",
)


def word_stumble(preset: RulePreset, reason: str, clause: str, count: int, total: int) -> str:
    """Return how many learners did what was refused for a reason, or missed an answer in a way."""
    in_game = _BY_GAME.get(reason)
    sentence = in_game(prose_of(preset)) if in_game else _MISSED.get(reason)
    sentence = sentence or _BY_CLAUSE.get(clause)
    # A code that is not here is one of a former version of the engine.
    sentence = sentence or _BY_CODE.get(reason, _ANY)
    return str(sentence % {"count": count, "total": total})
