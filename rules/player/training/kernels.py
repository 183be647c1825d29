"""Self-play in machine code: legal plays, inputs, nets and learning, on plain arrays.

A board is 28 small integers in the numbers of the player on roll: 0 the player's checkers off,
1 to 24 the points (the player's positive), 25 the player's bar, 26 the opponent's bar, 27 the
opponent's checkers off. A rule set is an array: see `RULES`. Plays equal those of `rules.engine`,
inputs those of `rules.player.inputs`: the tests of this folder compare both.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numba import njit

Nets: TypeAlias = "tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]"
"""Weights and biases of the hidden and of the output layer, for contact (0) and race (1)."""

OFF, BAR, THEIR_BAR, THEIR_OFF = 0, 25, 26, 27
SIZE = 28
RULES = ("numbers_in_double", "bears_off", "immediate", "multiplied", "gammons")
CAP = 6000
TABLE = 1 << 14
INPUTS, HIDDEN, OUTPUTS = 220, 80, 5
MOST_INPUTS = 128
MOST_TURNS = 1500


@njit(cache=True)
def flip(board: np.ndarray, out: np.ndarray) -> None:
    out[0], out[27], out[25], out[26] = board[27], board[0], board[26], board[25]
    for point in range(1, 25):
        out[point] = -board[25 - point]


@njit(cache=True)
def win_value(board: np.ndarray, rules: np.ndarray, patterns: np.ndarray) -> int:
    """Return what the player on roll has won, 0 for nothing."""
    closed = False
    if board[26] > 0 and (rules[2] or rules[3]):
        closed = True
        for point in range(1, 7):
            if board[point] < 2:
                closed = False
                break
    if closed and rules[2]:
        return 1
    if not rules[1]:
        if board[25] > 0:
            return 0
        for point in range(7, 25):
            if board[point] > 0:
                return 0
        if not closed or not rules[3]:
            return 1
        for pattern in range(patterns.shape[0]):
            same = True
            for point in range(6):
                if board[point + 1] != patterns[pattern, point]:
                    same = False
            if same:
                return 3
        return 2
    if board[0] < 15:
        return 0
    if not rules[4] or board[27] > 0:
        return 1
    if board[26] > 0:
        return 3
    for point in range(1, 7):
        if board[point] < 0:
            return 3
    return 2


@njit(cache=True)
def same_board(one: np.ndarray, other: np.ndarray) -> bool:
    for place in range(SIZE):  # noqa: SIM110 - compiled
        if one[place] != other[place]:
            return False
    return True


@njit(cache=True)
def hash_of(board: np.ndarray) -> int:
    key = np.uint64(1469598103934665603)
    for place in range(SIZE):
        key = (key ^ np.uint64(board[place] + 16)) * np.uint64(1099511628211)
    key ^= key >> np.uint64(29)
    return np.int64(key & np.uint64(TABLE - 1))


@njit(cache=True)
def put(boards: np.ndarray, count: int, board: np.ndarray, table: np.ndarray, stamp: int) -> int:
    """Add a board to a list unless it stands there; return the new count."""
    at = hash_of(board)
    while table[at, 0] == stamp:
        if same_board(boards[table[at, 1]], board):
            return count
        at = (at + 1) & (TABLE - 1)
    table[at, 0], table[at, 1] = stamp, count
    boards[count] = board
    return count + 1


@njit(cache=True)
def expand(
    boards: np.ndarray,
    count: int,
    won: np.ndarray,
    number: int,
    bears_off: int,
    out: np.ndarray,
    table: np.ndarray,
    stamp: int,
) -> int:
    """Play a number in every way from each board that is not won; return how many boards."""
    found = 0
    new = np.empty(SIZE, np.int8)
    for at in range(count):
        if won[at]:
            continue
        board = boards[at]
        first = 25 if board[25] > 0 else 24
        last = 25 if board[25] > 0 else 1
        outside, farthest = board[25] > 0, 0
        if bears_off and not outside:
            for point in range(24, 0, -1):
                if board[point] > 0:
                    farthest = point
                    break
            outside = farthest > 6
        for source in range(first, last - 1, -1):
            if board[source] <= 0:
                continue
            target = source - number
            if target >= 1:
                if board[target] < -1:
                    continue
            elif not bears_off or outside or (target < 0 and source < farthest):
                continue
            new[:] = board
            new[source] -= 1
            if target < 1:
                new[0] += 1
            elif new[target] == -1:
                new[target] = 1
                new[26] += 1
            else:
                new[target] += 1
            found = put(out, found, new, table, stamp)
    return found


@njit(cache=True)
def legal_ends(
    board: np.ndarray,
    high: int,
    low: int,
    rules: np.ndarray,
    patterns: np.ndarray,
    work: np.ndarray,
    won: np.ndarray,
    out: np.ndarray,
    values: np.ndarray,
    table: np.ndarray,
    stamps: np.ndarray,
) -> int:
    """Write the ends of all legal plays and what each has won; return their number."""
    numbers = np.empty(4, np.int64)
    numbers[0], numbers[1] = high, low
    count = 2
    if high == low:
        count = rules[0]
        numbers[:] = high
    orders = 1 if high == low else 2
    depth = np.zeros(2, np.int64)
    sizes = np.zeros((2, 5), np.int64)
    for order in range(orders):
        work[order, 0, 0] = board
        won[order, 0, 0] = 0
        sizes[order, 0] = 1
        for done in range(count):
            number = numbers[count - 1 - done] if order else numbers[done]
            stamps[0] += 1
            found = expand(
                work[order, done],
                sizes[order, done],
                won[order, done],
                number,
                rules[1],
                work[order, done + 1],
                table,
                stamps[0],
            )
            if found == 0:
                break
            sizes[order, done + 1] = found
            depth[order] = done + 1
            for at in range(found):
                won[order, done + 1, at] = win_value(work[order, done + 1, at], rules, patterns)
    most = max(depth[0], depth[1])
    if most == 0:
        return 0
    stamps[0] += 1
    total = 0
    for order in range(orders):
        if depth[order] == most:
            for at in range(sizes[order, most]):
                before = total
                total = put(out, total, work[order, most, at], table, stamps[0])
                if total > before:
                    values[before] = won[order, most, at]
            if most == 1:
                break
    for order in range(orders):
        for level in range(1, depth[order] + 1):
            for at in range(sizes[order, level]):
                if won[order, level, at]:
                    before = total
                    total = put(out, total, work[order, level, at], table, stamps[0])
                    if total > before:
                        values[before] = won[order, level, at]
    return total


@njit(cache=True)
def count_shots(mine: int, blots: int, opened: int, bar: int, in_double: int) -> int:
    """Return of the 36 rolls how many hit, each path on points that are open; a rough count.

    `mine`, `blots` and `opened` are sets of points as bits 1 to 24 in the numbers of the hitter,
    the bar bit 25.
    """
    hits = 0
    for high in range(1, 7):
        for low in range(1, high + 1):
            found = False
            if bar == 0:
                if high == low:
                    runners = mine
                    for _ in range(in_double):
                        runners = (runners >> high) & opened
                        if runners & blots:
                            found = True
                            break
                else:
                    one, other = mine >> high, mine >> low
                    found = ((one | other) & blots) != 0 or (
                        (((one & opened) >> low) | ((other & opened) >> high)) & blots
                    ) != 0
            else:
                enter_high, enter_low = 1 << (25 - high), 1 << (25 - low)
                found = (enter_high | enter_low) & blots != 0
                if not found and bar == 1:
                    if high == low:
                        if enter_high & opened:
                            runners = mine | enter_high
                            for _ in range(in_double - 1):
                                runners = (runners >> high) & opened
                                if runners & blots:
                                    found = True
                                    break
                    else:
                        if enter_high & opened and ((mine | enter_high) >> low) & blots:
                            found = True
                        if enter_low & opened and ((mine | enter_low) >> high) & blots:
                            found = True
            if found:
                hits += 1 if high == low else 2
    return hits


@njit(cache=True)
def longest_block(made: int) -> int:
    longest = run = 0
    for point in range(1, 25):
        run = run + 1 if made >> point & 1 else 0
        longest = max(longest, run)
    return longest


@njit(cache=True)
def read_inputs(
    board: np.ndarray, in_double: int, at: np.ndarray, value: np.ndarray
) -> tuple[int, bool]:
    """Write the inputs that are not 0 as places and values; return (their number, is a race)."""
    count = 0
    mine, theirs = 0, 0
    my_made, their_made, my_blots, their_blots = 0, 0, 0, 0
    pips = np.zeros(2, np.int64)
    outside = np.zeros(2, np.int64)
    rear = np.zeros(2, np.int64)
    for side in range(2):
        for place in range(1, 26):
            if side == 0:
                n = board[place] if place < 25 else board[25]
            else:
                n = -board[25 - place] if place < 25 else board[26]
            if n <= 0:
                continue
            base = side * 100 + (place - 1) * 4
            rear[side] = place
            pips[side] += n * place
            if place > 6:
                outside[side] += n * (place - 6)
            index = min(n, 3) - 1
            if n == 1:
                at[count], value[count] = base, 1.0
                count += 1
            elif n == 2:
                at[count], value[count] = base + 1, 1.0
                count += 1
            else:
                at[count], value[count] = base + index, 1.0
                count += 1
                if n > 3:
                    at[count], value[count] = base + 3, (n - 3) / 2.0
                    count += 1
            if place < 25:
                bit = 1 << place
                if side == 0:
                    mine |= bit
                    if n == 1:
                        my_blots |= bit
                    else:
                        my_made |= bit
                else:
                    theirs |= bit
                    if n == 1:
                        their_blots |= bit
                    else:
                        their_made |= bit
    for side in range(2):
        off = board[0] if side == 0 else board[27]
        if off > 0:
            base = 200 + side * 3
            at[count], value[count] = base, min(off, 5) / 5.0
            count += 1
            if off > 5:
                at[count], value[count] = base + 1, min(off - 5, 5) / 5.0
                count += 1
            if off > 10:
                at[count], value[count] = base + 2, (off - 10) / 5.0
                count += 1
    every = (1 << 25) - 2
    seen_made, seen_blots = 0, 0  # the opponent's points in my numbers, and mine in theirs
    my_seen_made, my_seen_blots = 0, 0
    for place in range(1, 25):
        if their_made >> place & 1:
            seen_made |= 1 << (25 - place)
        if their_blots >> place & 1:
            seen_blots |= 1 << (25 - place)
        if my_made >> place & 1:
            my_seen_made |= 1 << (25 - place)
        if my_blots >> place & 1:
            my_seen_blots |= 1 << (25 - place)
    race = board[25] == 0 and board[26] == 0 and rear[0] + rear[1] < 25
    extra = np.zeros(14, np.float32)
    extra[0], extra[1] = pips[0] / 100.0, pips[1] / 100.0
    extra[2], extra[3] = outside[0] / 100.0, outside[1] / 100.0
    if not race:
        extra[4] = count_shots(mine, seen_blots, every & ~seen_made, board[25], in_double) / 18.0
        extra[5] = (
            count_shots(theirs, my_seen_blots, every & ~my_seen_made, board[26], in_double) / 18.0
        )
        extra[6], extra[7] = longest_block(my_made) / 3.0, longest_block(their_made) / 3.0
        ahead = 0
        for place in range(max(rear[0] - 6, 1), rear[0]):
            ahead += seen_made >> place & 1
        extra[8] = ahead / 3.0
        ahead = 0
        for place in range(max(rear[1] - 6, 1), rear[1]):
            ahead += my_seen_made >> place & 1
        extra[9] = ahead / 3.0
        my_home, their_home = 0, 0
        for place in range(1, 7):
            my_home += my_made >> place & 1
            their_home += their_made >> place & 1
        extra[10], extra[11] = my_home / 3.0, their_home / 3.0
        if board[25] > 0:
            extra[12] = their_home * their_home / 36.0
        if board[26] > 0:
            extra[13] = my_home * my_home / 36.0
    for index in range(14):
        if extra[index] != 0.0:
            at[count], value[count] = 206 + index, extra[index]
            count += 1
    return count, race


@njit(cache=True, fastmath=True)
def forward(
    at: np.ndarray,
    value: np.ndarray,
    count: int,
    w1: np.ndarray,
    b1: np.ndarray,
    w2: np.ndarray,
    b2: np.ndarray,
    hidden: np.ndarray,
    out: np.ndarray,
) -> None:
    for unit in range(HIDDEN):
        hidden[unit] = b1[unit]
    for index in range(count):
        row, scale = w1[at[index]], value[index]
        for unit in range(HIDDEN):
            hidden[unit] += scale * row[unit]
    for unit in range(HIDDEN):
        hidden[unit] /= 1.0 + abs(hidden[unit])
    for one in range(OUTPUTS):
        total = b2[one]
        for unit in range(HIDDEN):
            total += w2[one, unit] * hidden[unit]
        out[one] = 1.0 / (1.0 + np.exp(-total))


@njit(cache=True, fastmath=True)
def learn(
    at: np.ndarray,
    value: np.ndarray,
    count: int,
    w1: np.ndarray,
    b1: np.ndarray,
    w2: np.ndarray,
    b2: np.ndarray,
    hidden: np.ndarray,
    out: np.ndarray,
    target: np.ndarray,
    rate: float,
) -> None:
    delta = np.empty(OUTPUTS, np.float32)
    for one in range(OUTPUTS):
        delta[one] = rate * (out[one] - target[one])
    for unit in range(HIDDEN):
        back = np.float32(0.0)
        for one in range(OUTPUTS):
            back += w2[one, unit] * delta[one]
            w2[one, unit] -= delta[one] * hidden[unit]
        slope = 1.0 - abs(hidden[unit])
        hidden[unit] = back * slope * slope
    for one in range(OUTPUTS):
        b2[one] -= delta[one]
    for index in range(count):
        row, scale = w1[at[index]], value[index]
        for unit in range(HIDDEN):
            row[unit] -= scale * hidden[unit]
    for unit in range(HIDDEN):
        b1[unit] -= hidden[unit]


@njit(cache=True)
def equity(out: np.ndarray) -> float:
    """Return the points of the side on roll: wins count for it, losses against it."""
    return 2.0 * out[0] - 1.0 + out[1] + out[2] - out[3] - out[4]


@njit(cache=True)
def evaluate(
    board: np.ndarray,
    in_double: int,
    w1: np.ndarray,
    b1: np.ndarray,
    w2: np.ndarray,
    b2: np.ndarray,
    at: np.ndarray,
    value: np.ndarray,
    hidden: np.ndarray,
    out: np.ndarray,
) -> tuple[int, int]:
    count, race = read_inputs(board, in_double, at, value)
    net = 1 if race else 0
    forward(at, value, count, w1[net], b1[net], w2[net], b2[net], hidden, out)
    return count, net


@njit(cache=True)
def choose_end(
    ends: np.ndarray,
    values: np.ndarray,
    total: int,
    rules: np.ndarray,
    w1: np.ndarray,
    b1: np.ndarray,
    w2: np.ndarray,
    b2: np.ndarray,
    at: np.ndarray,
    value: np.ndarray,
    hidden: np.ndarray,
    out: np.ndarray,
    seen: np.ndarray,
) -> int:
    """Return the index of the end that is worth most to the side that played."""
    best, best_points = 0, -10.0
    for index in range(total):
        if values[index]:
            points = np.float64(values[index])
        else:
            flip(ends[index], seen)
            evaluate(seen, rules[0], w1, b1, w2, b2, at, value, hidden, out)
            points = -equity(out)
        if points > best_points:
            best, best_points = index, points
    return best


@njit(cache=True)
def make_buffers() -> tuple[np.ndarray, ...]:
    return (
        np.zeros((2, 5, CAP, SIZE), np.int8),
        np.zeros((2, 5, CAP), np.int8),
        np.zeros((2 * CAP, SIZE), np.int8),
        np.zeros(2 * CAP, np.int8),
        np.zeros((TABLE, 2), np.int64),
        np.zeros(1, np.int64),
    )


@njit(cache=True)
def train(
    start: np.ndarray,
    rules: np.ndarray,
    patterns: np.ndarray,
    w1: np.ndarray,
    b1: np.ndarray,
    w2: np.ndarray,
    b2: np.ndarray,
    games: int,
    first_game: int,
    all_games: int,
    rates: np.ndarray,
    lambdas: np.ndarray,
    seed: int,
) -> int:
    """Play games against itself and learn from each; return the number of turns played."""
    np.random.seed(seed)
    work, won, ends, values, table, stamps = make_buffers()
    board, seen = np.empty(SIZE, np.int8), np.empty(SIZE, np.int8)
    hidden, out = np.empty(HIDDEN, np.float32), np.empty(OUTPUTS, np.float32)
    places = np.zeros((MOST_TURNS, MOST_INPUTS), np.int64)
    amounts = np.zeros((MOST_TURNS, MOST_INPUTS), np.float32)
    counts, nets = np.zeros(MOST_TURNS, np.int64), np.zeros(MOST_TURNS, np.int64)
    outs = np.zeros((MOST_TURNS, OUTPUTS), np.float32)
    target, other = np.empty(OUTPUTS, np.float32), np.empty(OUTPUTS, np.float32)
    at, value = np.zeros(MOST_INPUTS, np.int64), np.zeros(MOST_INPUTS, np.float32)
    turns = 0
    for game in range(games):
        done = (first_game + game) / all_games
        rate = rates[0] * (rates[1] / rates[0]) ** done
        trace = lambdas[0] + (lambdas[1] - lambdas[0]) * done
        board[:] = start
        length = won_value = 0
        while length < MOST_TURNS:
            high, low = np.random.randint(1, 7), np.random.randint(1, 7)
            while length == 0 and high == low:
                high, low = np.random.randint(1, 7), np.random.randint(1, 7)
            if low > high:
                high, low = low, high
            counts[length], nets[length] = evaluate(
                board, rules[0], w1, b1, w2, b2, places[length], amounts[length], hidden, out
            )
            outs[length] = out
            length += 1
            total = legal_ends(
                board, high, low, rules, patterns, work, won, ends, values, table, stamps
            )
            if total:
                best = choose_end(
                    ends, values, total, rules, w1, b1, w2, b2, at, value, hidden, out, seen
                )
                won_value = values[best]
                if won_value:
                    break
                board[:] = ends[best]
            flip(board, seen)
            board[:] = seen
        if not won_value:
            continue
        turns += length
        target[0] = 1.0
        target[1] = 1.0 if won_value > 1 else 0.0
        target[2] = 1.0 if won_value > 2 else 0.0
        target[3] = target[4] = 0.0
        for turn in range(length - 1, -1, -1):
            net = nets[turn]
            forward(
                places[turn],
                amounts[turn],
                counts[turn],
                w1[net],
                b1[net],
                w2[net],
                b2[net],
                hidden,
                out,
            )
            before = outs[turn].copy()
            learn(
                places[turn],
                amounts[turn],
                counts[turn],
                w1[net],
                b1[net],
                w2[net],
                b2[net],
                hidden,
                out,
                target,
                rate,
            )
            for one in range(OUTPUTS):
                other[one] = trace * target[one] + (1.0 - trace) * before[one]
            target[0] = 1.0 - other[0]
            target[1], target[2] = other[3], other[4]
            target[3], target[4] = other[1], other[2]
    return turns


@njit(cache=True)
def match(
    start: np.ndarray,
    rules: np.ndarray,
    patterns: np.ndarray,
    one: Nets,
    two: Nets,
    games: int,
    seed: int,
    noise_one: float,
    noise_two: float,
) -> np.ndarray:
    """Let two sets of nets play; return the points of the first in each game."""
    np.random.seed(seed)
    work, won, ends, values, table, stamps = make_buffers()
    board, seen = np.empty(SIZE, np.int8), np.empty(SIZE, np.int8)
    hidden, out = np.empty(HIDDEN, np.float32), np.empty(OUTPUTS, np.float32)
    at, value = np.zeros(MOST_INPUTS, np.int64), np.zeros(MOST_INPUTS, np.float32)
    points = np.zeros(games, np.float64)
    for game in range(games):
        board[:] = start
        side = game % 2
        for turn in range(MOST_TURNS):
            high, low = np.random.randint(1, 7), np.random.randint(1, 7)
            while turn == 0 and high == low:
                high, low = np.random.randint(1, 7), np.random.randint(1, 7)
            if low > high:
                high, low = low, high
            total = legal_ends(
                board, high, low, rules, patterns, work, won, ends, values, table, stamps
            )
            if total:
                noise = noise_one if side == 0 else noise_two
                if noise < 0:
                    best = np.random.randint(0, total)
                elif side == 0:
                    best = choose_end(
                        ends,
                        values,
                        total,
                        rules,
                        one[0],
                        one[1],
                        one[2],
                        one[3],
                        at,
                        value,
                        hidden,
                        out,
                        seen,
                    )
                else:
                    best = choose_end(
                        ends,
                        values,
                        total,
                        rules,
                        two[0],
                        two[1],
                        two[2],
                        two[3],
                        at,
                        value,
                        hidden,
                        out,
                        seen,
                    )
                if values[best]:
                    points[game] = values[best] if side == 0 else -values[best]
                    break
                board[:] = ends[best]
            flip(board, seen)
            board[:] = seen
            side = 1 - side
    return points
