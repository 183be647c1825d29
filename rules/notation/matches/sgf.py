"""Match files in SGF: one game tree of backgammon (GM[6]) for each game.

After https://www.red-bean.com/sgf/backgammon.html and what GNU Backgammon writes: `MI` with
length, game and score, `PW`, `PB`, `RE[B+2R]`, `RU`; moves as `B[52hcfc]` with points `a` to `x`
from White's 1-point on, `y` the bar, `z` off; `double`, `take`, `drop`; `PL[B]DI[31]` for dice that
were not played any more. Comments and analyses are passed over. A board or a cube set by hand is
refused.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from rules.engine.cube import PlayerSide
from rules.engine.dice import Roll
from rules.engine.position import BAR, OFF
from rules.notation.errors import NotationError
from rules.notation.matches.budget import Budget
from rules.notation.matches.sgf_trees import MainLines, Node, Value, read_main_lines
from rules.notation.matches.source import MAX_TURNS, MatchCode, SourceText
from rules.notation.matches.values import (
    CUBE_ACTIONS,
    GameRecord,
    GameResult,
    MatchRecord,
    MatchRules,
    RecordedTurn,
    TurnAction,
)
from rules.notation.steps import TypedStep, format_step
from rules.preset import POINTS

_COLOURS: Final = {"W": PlayerSide.WHITE, "B": PlayerSide.BLACK}
_SETUP: Final = ("AE", "AW", "AB", "AN", "CV", "CP", "CO")
_MOVE: Final = re.compile(r"([1-6])([1-6])((?:[a-y][a-xz]){0,4})")
_DICE: Final = re.compile(r"([1-6])([1-6])")
_RESULT: Final = re.compile(
    r"([BW])\+([1-9][0-9]{0,4})?(?:R|Resign|T|Time|F|Forfeit)?", re.IGNORECASE
)
_NO_RESULT: Final = ("", "?", "0", "draw", "void")
_COUNT: Final = re.compile(r"[0-9]{1,4}")
_MOST_INFO: Final = 100
_COUNTED: Final = ("length", "game", "ws", "bs")
_CRAWFORD: Final = ("crawford", "crawfordgame")
_USUAL: Final = frozenset({"", "nocube", "jacoby", *_CRAWFORD})
_AT_START: Final = {"CV": ("1",), "CO": ("c", "n")}
"""What a game may begin with: the cube in the middle, or none, as in the Crawford game."""


def parse_sgf(text: str, budget: Budget | None = None) -> MatchRecord:
    """Return the match written in `text`, as far as it can be read and the budget lasts.

    Where not even one turn can be read, raises `NotationError` with the line among its facts:
    the codes of `MatchCode` that begin with `match_` and `sgf_`. Otherwise the error is the
    `stop` of the record.

    >>> match = parse_sgf("(;GM[6]PW[Mia]PB[Ken]MI[length:3][ws:0][bs:2];W[31hefe])")
    >>> match.black, match.games[0].score, match.games[0].turns[0].text
    ('Ken', (0, 2), '8/5 6/5')
    """
    source = SourceText(text)
    lines = read_main_lines(source, budget or Budget())
    games, stop = _read_games(source, lines)
    if stop and not any(game.record.turns for game in games):
        raise stop
    if not games:
        raise source.error(MatchCode.NO_GAMES, len(text))
    records = [game.record for game in games]
    if games[-1].stop or (lines.breaks_off and len(games) == len(lines.trees)):
        # the result stands at the beginning of a game, and its end was not read
        records[-1] = replace(records[-1], result=None)
    is_whole = lines.is_whole and not stop
    first = games[0]
    return MatchRecord(*first.match, _count(games, records), is_whole, first.rules, stop=stop)


def _read_games(source: SourceText, lines: MainLines) -> tuple[list[_Game], NotationError | None]:
    """Return the games up to the first thing that cannot be read, and what that is."""
    games: list[_Game] = []
    turns = 0
    for index, nodes in enumerate(lines.trees):
        try:
            game = _Game(source, index, nodes)
            if games and game.match != games[0].match:
                raise source.error(MatchCode.OTHER_MATCH, game.root.offset)
            turns += len(game.record.turns)
            if turns > MAX_TURNS:
                raise source.error(MatchCode.TOO_MANY_TURNS, game.root.offset, limit=MAX_TURNS)
        except NotationError as error:
            return games, error
        games.append(game)
        if game.stop:
            return games, game.stop
    return games, lines.stop


def _count(games: Sequence[_Game], records: Sequence[GameRecord]) -> tuple[GameRecord, ...]:
    """Return the games counted from 1; GNU Backgammon counts from nought."""
    from_nought = any(game.record.number == 0 or game.is_by_gnubg for game in games)
    return tuple(replace(record, number=record.number + from_nought) for record in records)


class _Game:
    """One tree, read: the match it says it belongs to (White, Black, length), and its record."""

    def __init__(self, source: SourceText, index: int, nodes: Sequence[Node]) -> None:
        self._source = source
        if not nodes:
            raise source.error(MatchCode.SYNTAX, len(source.text), found="")
        self.root = nodes[0]
        self.stop: NotationError | None = None
        named = self._read_rules()
        is_without_cube = self._name("CO") == "n"
        self.is_by_gnubg = self._name("AP").startswith("GNU Backgammon")
        self.rules = MatchRules(
            crawford=is_without_cube or not named.isdisjoint(_CRAWFORD) or None,
            has_cube="nocube" not in named,
        )
        info = self._read_info()
        names = [self._name("PW"), self._name("PB")]
        self.match = (names[0], names[1], info.get("length", 0))
        self.record = GameRecord(
            number=info.get("game", index + 1),
            line=source.line_of(self.root.offset),
            offset=self.root.offset,
            score=(info.get("ws", 0), info.get("bs", 0)),
            turns=self._read_turns(nodes),
            result=self._read_result(),
            is_crawford=is_without_cube or _CRAWFORD[1] in named,
        )

    def _read_rules(self) -> frozenset[str]:
        """Return the rules that are named, in small letters; refuse any other game."""
        game = self.root.find("GM")
        if game is None or game.plain != "6":
            offset = game.offset if game else self.root.offset
            raise self._error(MatchCode.NOT_BACKGAMMON, offset, found=game.plain if game else "")
        rules = self.root.find("RU")
        named = frozenset(rules.plain.casefold().split(":") if rules else ())
        if rules and (others := named - _USUAL):
            raise self._error(MatchCode.VARIATION, rules.offset, found=min(others))
        return named

    def _name(self, name: str) -> str:
        value = self.root.find(name)
        return value.plain if value else ""

    def _read_info(self) -> dict[str, int]:
        """Read `MI[length:7][game:1][ws:0][bs:2]`; tags that are not known are passed over."""
        info = {}
        values = self.root.properties.get("MI", [])
        if len(values) > _MOST_INFO:
            raise self._refuse(MatchCode.MATCH_INFO, values[_MOST_INFO])
        for value in values:
            name, colon, count = value.plain.partition(":")
            tag = name.strip().casefold()
            if not colon or (tag in _COUNTED and not _COUNT.fullmatch(count.strip())):
                raise self._refuse(MatchCode.MATCH_INFO, value)
            if tag in _COUNTED:
                info[tag] = int(count)
        return info

    def _read_result(self) -> GameResult | None:
        value = self.root.find("RE")
        if value is None or value.plain.casefold() in _NO_RESULT:
            return None
        found = _RESULT.fullmatch(value.plain)
        if not found:
            raise self._refuse(MatchCode.RESULT, value)
        winner = _COLOURS[found[1].upper()]
        points = int(found[2]) if found[2] else None
        return GameResult(winner, self._source.line_of(value.offset), value.offset, points)

    def _read_turns(self, nodes: Sequence[Node]) -> tuple[RecordedTurn, ...]:
        turns: list[RecordedTurn] = []
        for node in nodes:
            try:
                self._check_setup(node)
                turn = self._read_turn(node)
            except NotationError as error:
                self.stop = error
                break
            if turn is None:
                continue
            if turns and _is_thrown_before(turns[-1], turn):
                turns.pop()
            turns.append(turn)
        return tuple(turns)

    def _check_setup(self, node: Node) -> None:
        for name in _SETUP:
            value = node.find(name)
            usual = _AT_START.get(name, ()) if node is self.root else ()
            if value and value.plain not in usual:
                raise self._error(MatchCode.SETUP, value.offset, property=name)

    def _read_turn(self, node: Node) -> RecordedTurn | None:
        """Read the move of a node, or the dice that it sets; None where it has neither."""
        moves = [(name, values) for name, values in node.properties.items() if name in _COLOURS]
        if not moves:
            return self._read_dice(node)
        name, values = moves[0]
        if len(moves) > 1 or len(values) > 1 or node.find("DI"):
            raise self._error(MatchCode.TWO_MOVES, node.offset)
        value = values[0]
        text = value.text.strip()
        line = self._source.line_of(value.offset)
        if text.casefold() in CUBE_ACTIONS:
            action = TurnAction(text.casefold())
            return RecordedTurn(_COLOURS[name], line, value.offset, action=action)
        move = _MOVE.fullmatch(text)
        if not move:
            raise self._refuse(MatchCode.MOVE, value)
        begin = value.offset + value.text.index(text) + 2
        tries = _tries(_COLOURS[name], move[3], begin)
        roll = Roll.of(int(move[1]), int(move[2]))
        play = " ".join(map(format_step, tries))
        return RecordedTurn(_COLOURS[name], line, value.offset, roll, play, tries)

    def _read_dice(self, node: Node) -> RecordedTurn | None:
        value = node.find("DI")
        if value is None:
            return None
        colour = node.find("PL")
        dice = _DICE.fullmatch(value.plain)
        if not dice or colour is None or colour.plain[:1].upper() not in _COLOURS:
            raise self._refuse(MatchCode.MOVE, value)
        line = self._source.line_of(value.offset)
        roll = Roll.of(int(dice[1]), int(dice[2]))
        return RecordedTurn(_COLOURS[colour.plain[:1].upper()], line, value.offset, roll)

    def _refuse(self, code: MatchCode, value: Value) -> NotationError:
        return self._error(code, value.offset, found=value.plain)

    def _error(self, code: MatchCode, offset: int, **facts: object) -> NotationError:
        return self._source.error(code, offset, **facts)


def _is_thrown_before(dice: RecordedTurn, play: RecordedTurn) -> bool:
    """Return whether the first turn is only the dice with which the second one is played."""
    is_only_dice = dice.action is None and dice.tries is None
    return is_only_dice and dice.side is play.side and dice.roll == play.roll


def _tries(side: PlayerSide, letters: str, begin: int) -> tuple[TypedStep, ...]:
    """Return the steps of pairs of letters, the points as the side itself numbers them."""
    return tuple(
        TypedStep(_place(side, letters[at]), _place(side, letters[at + 1]), begin + at)
        for at in range(0, len(letters), 2)
    )


def _place(side: PlayerSide, letter: str) -> int:
    if letter in "yz":
        return BAR if letter == "y" else OFF
    point = ord(letter) - ord("a") + 1
    return point if side is PlayerSide.WHITE else POINTS + 1 - point
