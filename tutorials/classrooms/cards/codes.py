"""Join codes and card numbers: short, read aloud without doubt, and unlike any word."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Final

ALPHABET: Final = "23456789BCDFGHJKMNPQRTVWXYZ"
CODE_LENGTH: Final = 6
NUMBER_LENGTH: Final = 6


def make_join_code() -> str:
    """Return a new code, without vowels and look-alikes."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def make_card_number() -> str:
    """Return a new number to find a card by; it is no secret."""
    return str(10 ** (NUMBER_LENGTH - 1) + secrets.randbelow(9 * 10 ** (NUMBER_LENGTH - 1)))


def read_code(text: str) -> str:
    """Return a code or number as it is stored, however it was typed."""
    typed = unicodedata.normalize("NFKC", text).upper()
    return "".join(char for char in typed if char.isalnum())[:20]


def show_code(code: str) -> str:
    """Return a code or number in two halves, easier to read and to copy."""
    half = len(code) // 2
    return f"{code[:half]} {code[half:]}"
