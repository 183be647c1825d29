"""Match files in `.mat` and SGF: parsing, and checking every play."""

from rules.notation.matches.budget import Budget
from rules.notation.matches.check import (
    CheckedMatch,
    GameEnd,
    MatchProblem,
    check_match,
    walk_match,
)
from rules.notation.matches.encodings import decode_match
from rules.notation.matches.formats import parse_match
from rules.notation.matches.jellyfish import parse_mat
from rules.notation.matches.replay import GameState, MatchFault, Moment, ProblemCode, replay
from rules.notation.matches.sgf import parse_sgf
from rules.notation.matches.source import MAX_GAMES, MAX_LINES, MAX_TURNS, MatchCode
from rules.notation.matches.values import (
    GameRecord,
    GameResult,
    MatchRecord,
    RecordedTurn,
    TurnAction,
)

__all__ = [
    "MAX_GAMES",
    "MAX_LINES",
    "MAX_TURNS",
    "Budget",
    "CheckedMatch",
    "GameEnd",
    "GameRecord",
    "GameResult",
    "GameState",
    "MatchCode",
    "MatchFault",
    "MatchProblem",
    "MatchRecord",
    "Moment",
    "ProblemCode",
    "RecordedTurn",
    "TurnAction",
    "check_match",
    "decode_match",
    "parse_mat",
    "parse_match",
    "parse_sgf",
    "replay",
    "walk_match",
]
