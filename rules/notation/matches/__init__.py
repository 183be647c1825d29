"""Match files in `.mat` and SGF: parsing, and checking every play."""

from rules.notation.matches.budget import Budget
from rules.notation.matches.check import CheckedMatch, MatchProblem, check_match, walk_match
from rules.notation.matches.formats import parse_match
from rules.notation.matches.jellyfish import parse_mat
from rules.notation.matches.replay import GameState, MatchFault, Moment, ProblemCode, replay
from rules.notation.matches.sgf import parse_sgf
from rules.notation.matches.source import MAX_GAMES, MAX_LINES, MAX_TURNS, MatchCode
from rules.notation.matches.values import (
    CubeAction,
    GameRecord,
    GameResult,
    MatchRecord,
    RecordedTurn,
)

__all__ = [
    "MAX_GAMES",
    "MAX_LINES",
    "MAX_TURNS",
    "Budget",
    "CheckedMatch",
    "CubeAction",
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
    "check_match",
    "parse_mat",
    "parse_match",
    "parse_sgf",
    "replay",
    "walk_match",
]
