"""Which reasons hold against a step, each looked at by itself: the judge of their precedence."""

from __future__ import annotations

from itertools import permutations

from rules.engine.position import BAR, OFF
from rules.engine.reference import HOME, Move, ReferenceVerdict, has_won, judge, step
from rules.engine.refusals import RefusalCode as Code
from rules.engine.turn import Turn

WHOLE_TURN = frozenset({Code.LEAVES_NUMBER, Code.LARGER_NUMBER, Code.NUMBERS_LEFT})
"""The reasons that hold although the step is possible in itself; each comes with a proof."""


def reasons_against(
    turn: Turn, source: int, destination: int, verdict: ReferenceVerdict
) -> set[Code]:
    """Return every reason that holds against a try; `verdict` judges the turn as it stands."""
    position, preset = turn.position, turn.preset
    held = set()
    if has_won(preset, position) or has_won(preset, position.flipped()):
        held.add(Code.GAME_OVER)
    places = {BAR: position.bar} | dict(enumerate(position.points, start=1))
    if places.get(source, 0) < 1:
        return held | {Code.NO_CHECKER}
    if position.bar and source != BAR:
        held.add(Code.ENTER_FIRST)
    if destination >= source:
        return held | {Code.WRONG_DIRECTION}
    outside = [p for p, count in places.items() if count > 0 and p not in HOME]
    if destination <= OFF and not preset.bears_off:
        held.add(Code.PAST_HOME)
    if destination <= OFF and preset.bears_off and outside:
        held.add(Code.NOT_ALL_HOME)
    return held | against_number(turn, source, max(destination, OFF), verdict)


def against_number(
    turn: Turn, source: int, destination: int, verdict: ReferenceVerdict
) -> set[Code]:
    """Return the reasons that have to do with the distance and where it leads."""
    distance = source - destination
    rolled = [n for n in turn.roll.numbers(turn.preset) if fits(n, distance, destination)]
    left = [n for n in turn.numbers_left if fits(n, distance, destination)]
    held = set()
    if not rolled:
        held.add(Code.NUMBER_NOT_ROLLED)
    elif not left:
        held.add(Code.NUMBER_USED)
    if destination != OFF and turn.position.points[destination - 1] < -1:
        held.add(Code.BLOCKED)
    if left:
        number = distance if distance in left else min(left)
        return held | against_play(turn, source, number, verdict)
    return held | against_sum(turn, source, destination)


def fits(number: int, distance: int, destination: int) -> bool:
    """Tell whether a number makes the step; off the board a larger one does too."""
    return number == distance or (destination == OFF and number > distance)


def against_play(turn: Turn, source: int, number: int, verdict: ReferenceVerdict) -> set[Code]:
    """Return the reasons against playing an unused number with a checker."""
    position = turn.position
    if step(turn.preset, position, source, number) is not None:
        if (source, number) in verdict.next_moves():
            return set()
        return {Code.LEAVES_NUMBER if verdict.most > 1 else Code.LARGER_NUMBER}
    farther = any(position.points[p - 1] > 0 for p in HOME if p > source)
    return {Code.FARTHER_CHECKER} if farther and number > source else set()


def against_sum(turn: Turn, source: int, destination: int) -> set[Code]:
    """Return the reason against several unused numbers for one checker in one go."""
    distance = source - destination
    orders = {
        order
        for length in range(2, len(turn.numbers_left) + 1)
        for order in permutations(turn.numbers_left, length)
        if sum(order) == distance
        or (destination == OFF and sum(order[:-1]) < distance < sum(order))
    }
    if any(can_walk(turn, source, order) for order in orders):
        return {Code.SUM_OF_NUMBERS}
    exact = any(sum(order) == distance for order in orders)
    return {Code.SUM_BLOCKED} if exact else set()


def can_walk(turn: Turn, source: int, order: tuple[int, ...]) -> bool:
    """Tell whether one checker can take the numbers one after the other."""
    verdict = judge(turn.preset, turn.position, turn.numbers_left)
    walked: tuple[Move, ...] = ()
    for number in order:
        move = (source, number)
        if move not in verdict.next_moves(walked):
            return False
        walked = (*walked, move)
        source -= number
    return True
