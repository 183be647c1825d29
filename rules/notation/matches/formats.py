"""Detection of the format of a match file."""

from __future__ import annotations

import re
from typing import Final

from rules.notation.matches.budget import Budget
from rules.notation.matches.jellyfish import is_mat, parse_mat
from rules.notation.matches.sgf import parse_sgf
from rules.notation.matches.source import MatchCode, SourceText
from rules.notation.matches.values import MatchRecord

_TREE: Final = re.compile(r"\ufeff?\s*\(\s*;")


def parse_match(text: str, budget: Budget | None = None) -> MatchRecord:
    """Return the match in a file of either format: SGF where it begins with a tree, else `.mat`.

    Reading ends early, with what was read by then, where the budget is spent.

    Raises `NotationError` with the line among its facts: `match_format_unknown`, and what
    `parse_sgf` and `parse_mat` raise where not even one turn can be read.

    >>> parse_match("(;GM[6]PW[Mia]PB[Ken];W[31hefe])").white
    'Mia'
    """
    if _TREE.match(text):
        return parse_sgf(text, budget)
    source = SourceText(text)
    if not is_mat(source):
        raise source.error(MatchCode.FORMAT_UNKNOWN, 0)
    return parse_mat(text, budget)
