"""The dice of a game: the rolls follow from a seed, in the way that is described to players."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from rules.engine.dice import Roll
from rules.play.dice_stream import DiceStream, are_digits, commit_to, is_seed

SEED = "00112233445566778899aabbccddeeff" * 2


def bytes_for(game: str, seed: str, digits: str, number: int, block: int) -> bytes:
    """Work out the bytes anew, in the words of the description; `digits` is the JSON text."""
    message = "\n".join(["choroku-roll-1", game, str(number), digits, str(block)])
    return hmac.new(bytes.fromhex(seed), message.encode("ascii"), hashlib.sha256).digest()


def test_the_commitment_is_the_hash_of_game_and_seed() -> None:
    expected = hashlib.sha256(b"choroku-dice-1\nabc\n" + SEED.encode()).hexdigest()
    assert commit_to("abc", SEED) == expected
    assert commit_to("abd", SEED) != expected


@pytest.mark.parametrize("number", range(1, 40))
def test_a_roll_is_the_first_two_bytes_below_252(number: int) -> None:
    found = [b for b in bytes_for("abc", SEED, '["12", ""]', number, 0) if b < 252]
    expected = Roll.of(found[0] % 6 + 1, found[1] % 6 + 1)
    assert DiceStream("abc", SEED, ("12", "")).throw(number) == expected


def test_a_byte_of_252_or_more_is_thrown_away() -> None:
    number = next(n for n in range(1, 2000) if bytes_for("abc", SEED, '["", ""]', n, 0)[0] >= 252)
    raw = bytes_for("abc", SEED, '["", ""]', number, 0)
    kept = [b % 6 + 1 for b in raw if b < 252]
    assert DiceStream("abc", SEED).throw(number) == Roll.of(*kept[:2])
    assert Roll.of(*kept[:2]) != Roll.of(raw[0] % 6 + 1, raw[1] % 6 + 1) or len(kept) < 32


def test_a_worked_example_stays_as_it_is() -> None:
    dice = DiceStream("k3v9q2", SEED, ("12", "2718"))
    assert dice.throw_for_start() == (4, 6)
    assert [dice.throw(n) for n in (1, 2, 3)] == [Roll.of(3, 1), Roll.of(4, 5), Roll.of(2, 5)]


def test_the_throw_for_the_start_goes_on_in_pairs_until_they_differ() -> None:
    for name in range(60):
        game = f"g{name}"
        kept = [
            b % 6 + 1
            for block in range(4)
            for b in bytes_for(game, SEED, '["", ""]', 0, block)
            if b < 252
        ]
        pairs = list(zip(kept[::2], kept[1::2], strict=False))
        expected = next(pair for pair in pairs if pair[0] != pair[1])
        assert DiceStream(game, SEED).throw_for_start() == expected


def test_digits_and_game_and_seed_change_the_dice() -> None:
    def rolls(dice: DiceStream) -> list[Roll]:
        return [dice.throw(n) for n in range(1, 30)]

    plain = rolls(DiceStream("abc", SEED))
    for other in (
        DiceStream("abd", SEED),
        DiceStream("abc", SEED[::-1]),
        DiceStream("abc", SEED, ("1", "")),
        DiceStream("abc", SEED, ("", "1")),
    ):
        assert rolls(other) != plain


def test_all_six_numbers_come_equally_often() -> None:
    dice = DiceStream("abc", SEED)
    seen: Counter[int] = Counter()
    for number in range(1, 6001):
        roll = dice.throw(number)
        seen.update((roll.high, roll.low))
    assert all(abs(count - 2000) < 200 for count in seen.values())


@pytest.mark.parametrize("text", ["", "0", "12345678"])
def test_up_to_eight_digits_may_be_added(text: str) -> None:
    assert are_digits(text)


@pytest.mark.parametrize("text", ["123456789", "a", "-1", "1 2", "٣", "²", "\n"])
def test_nothing_else_may_be_added(text: str) -> None:
    assert not are_digits(text)


def test_a_seed_is_32_bytes_in_lower_case() -> None:
    assert is_seed(SEED)
    assert not is_seed(SEED.upper())
    assert not is_seed(SEED[:-1])
