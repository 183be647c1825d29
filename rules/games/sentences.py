"""The sentences every game has: one for each of its clauses, and one for each way to refuse a try.

A game that leaves one out, or misspells the name of one, does not pass the type check.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NotRequired, TypedDict

from rules.engine.position import BAR, OFF
from rules.engine.refusals import Refusal, RefusalCode
from rules.games.phrase import Phrase

ClauseSentences = TypedDict(
    "ClauseSentences",
    {
        "objective-arrive": NotRequired[Phrase],
        "objective-bear-off": NotRequired[Phrase],
        "board": Phrase,
        "point-names": Phrase,
        "layout": Phrase,
        "first-turn-alternate": NotRequired[Phrase],
        "first-turn-thrown": NotRequired[Phrase],
        "first-turn-opening": NotRequired[Phrase],
        "direction": Phrase,
        "roll": Phrase,
        "own-checkers": Phrase,
        "number-is-step": Phrase,
        "stop-between": Phrase,
        "doubles": Phrase,
        "most-numbers": Phrase,
        "larger-number": Phrase,
        "pass": Phrase,
        "turn-limit": NotRequired[Phrase],
        "blocked": Phrase,
        "open": Phrase,
        "hit": Phrase,
        "enter-first": Phrase,
        "enter-where": Phrase,
        "enter-part": Phrase,
        "bear-off-start": NotRequired[Phrase],
        "bear-off-number": NotRequired[Phrase],
        "bear-off-farther": NotRequired[Phrase],
        "bear-off-hit": NotRequired[Phrase],
        "iri-gachi": NotRequired[Phrase],
        "no-bearing-off": NotRequired[Phrase],
        "win-off": NotRequired[Phrase],
        "win-single": NotRequired[Phrase],
        "win-gammon": NotRequired[Phrase],
        "win-backgammon": NotRequired[Phrase],
        "game-ends": Phrase,
        "last-checker": NotRequired[Phrase],
        "mushi-gachi": NotRequired[Phrase],
        "mujo-gachi": NotRequired[Phrase],
        "mujo-direction": NotRequired[Phrase],
        "muji-gachi": NotRequired[Phrase],
        "closed-home-off": NotRequired[Phrase],
        "closed-home-void": NotRequired[Phrase],
        "cube-value": NotRequired[Phrase],
        "cube-offer": NotRequired[Phrase],
        "cube-answer": NotRequired[Phrase],
        "cube-owner": NotRequired[Phrase],
    },
)
"""A sentence for each clause, by its id; those that hold in every game are required."""

Titles = TypedDict(
    "Titles",
    {
        "contact": Phrase,
        "entering": Phrase,
        "bearing-off": Phrase,
        "hit": Phrase,
        "enter-first": Phrase,
        "enter-where": Phrase,
        "enter-part": Phrase,
        "bear-off-start": Phrase,
        "bear-off-number": Phrase,
        "bear-off-farther": Phrase,
        "bear-off-hit": Phrase,
        "enter_first": Phrase,
    },
)
"""The titles of the sections, clauses and refusals that no two games word alike."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RefusalSentences:
    """Why a step is refused, in the words of a game, by reason and facts."""

    game_over: Phrase
    no_checker: Phrase
    no_checker_waiting: Phrase
    no_checker_off: Phrase
    enter_first: Phrase
    wrong_direction: Phrase
    past_home: Phrase
    not_all_home: Phrase
    not_all_home_waiting: Phrase
    number_used: Phrase
    number_used_double: Phrase
    sum_of_numbers: Phrase
    sum_blocked: Phrase
    number_not_rolled: Phrase
    number_not_rolled_none_left: Phrase
    blocked: Phrase
    blocked_entering: Phrase
    farther_checker: Phrase
    leaves_number: Phrase
    leaves_number_obstacles: Phrase
    larger_number: Phrase
    numbers_left: Phrase

    def of(self, refusal: Refusal) -> Phrase:
        """Return the sentence that fits the facts of a refusal."""
        code = refusal.code
        if code is RefusalCode.NO_CHECKER and refusal.source == BAR:
            return self.no_checker_waiting
        if code is RefusalCode.NO_CHECKER and refusal.source in (None, OFF):
            return self.no_checker_off
        if code is RefusalCode.NOT_ALL_HOME and refusal.point == BAR:
            return self.not_all_home_waiting
        if code is RefusalCode.NUMBER_USED and (refusal.count or 0) > 1:
            return self.number_used_double
        if code is RefusalCode.NUMBER_NOT_ROLLED and not refusal.numbers:
            return self.number_not_rolled_none_left
        if code is RefusalCode.BLOCKED and refusal.source == BAR:
            return self.blocked_entering
        if code is RefusalCode.LEAVES_NUMBER and refusal.obstacles:
            return self.leaves_number_obstacles
        return self.plainly(code)

    def plainly(self, code: RefusalCode) -> Phrase:
        """Return the general sentence of a reason, whatever the facts."""
        match code:
            case RefusalCode.GAME_OVER:
                return self.game_over
            case RefusalCode.NO_CHECKER:
                return self.no_checker
            case RefusalCode.ENTER_FIRST:
                return self.enter_first
            case RefusalCode.WRONG_DIRECTION:
                return self.wrong_direction
            case RefusalCode.PAST_HOME:
                return self.past_home
            case RefusalCode.NOT_ALL_HOME:
                return self.not_all_home
            case RefusalCode.NUMBER_USED:
                return self.number_used
            case RefusalCode.SUM_OF_NUMBERS:
                return self.sum_of_numbers
            case RefusalCode.SUM_BLOCKED:
                return self.sum_blocked
            case RefusalCode.NUMBER_NOT_ROLLED:
                return self.number_not_rolled
            case RefusalCode.BLOCKED:
                return self.blocked
            case RefusalCode.FARTHER_CHECKER:
                return self.farther_checker
            case RefusalCode.LEAVES_NUMBER:
                return self.leaves_number
            case RefusalCode.LARGER_NUMBER:
                return self.larger_number
            case RefusalCode.NUMBERS_LEFT:
                return self.numbers_left
