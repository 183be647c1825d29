"""Two games side by side: their rules, and the same roll under both."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import render
from django.urls import reverse
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rules.boards.point_labels import LabelledPlaces
from rules.book.clauses import evidence_of
from rules.book.comparison import ComparisonRow, compare, row_title
from rules.book.lists import join_and
from rules.book.option_words import word_set_value
from rules.book.roll_names import roll_name_in
from rules.book.titles import CONFIDENCE_NAMES
from rules.book.wording import word_clause, word_name, word_name_within
from rules.engine.dice import ALL_ROLLS, Roll
from rules.engine.position import Position
from rules.engine.situation import Situation
from rules.games.clause import Clause
from rules.http import PageLink, read_query, render_problem
from rules.links import comparison_url, rule_page_url
from rules.notation.detect import parse_any
from rules.notation.errors import NotationError
from rules.notation.record import format_record
from rules.notation.rolls import format_roll, parse_roll
from rules.page_cache import Query, remember_page
from rules.preset import OptionError, RulePreset
from rules.presets import BACKGAMMON, PRESETS, UnknownPresetError, get_preset
from rules.views.not_found import unknown_game, unknown_option
from rules.views.positions.pasted_faults import word_pasted_fault
from rules.views.same_roll import SameRoll, same_roll
from rules.views.settings_table import list_settings

SIDES: Final = ("left", "right")
FIRST_GAMES: Final = dict(zip(SIDES, PRESETS, strict=False))
FIRST_ROLL: Final = Roll.of(4, 4)
OFFERED_ROLLS: Final = (FIRST_ROLL, Roll.of(3, 1), Roll.of(6, 6))


@dataclass(frozen=True, slots=True)
class ComparisonRequest:
    """The games, roll and position to compare; without `record`, each game's start."""

    left: RulePreset
    right: RulePreset
    roll: Roll = FIRST_ROLL
    record: str = ""
    position: Position | None = None

    def url(self, roll: Roll | None = None, with_record: bool = True) -> str:
        """Return the address, optionally with another roll or without the position."""
        more = {"roll": format_roll(roll or self.roll)}
        if self.record and with_record:
            more["record"] = self.record
        return comparison_url(self.left, self.right, **more)

    def scene(self, preset: RulePreset) -> SameRoll:
        """Return one of the games with the position and the roll."""
        return SameRoll(preset, self.position or Position.start(preset), self.roll)


@dataclass(frozen=True, slots=True)
class Ruling:
    """A clause of one game in a row: text, evidence, and its address on the rule page."""

    text: SafeString
    url: str
    sign: str
    confidence: str


@dataclass(frozen=True, slots=True)
class ShownRow:
    """A row of the table, with the rulings of each game under the game's name."""

    title: str
    cells: tuple[tuple[str, tuple[Ruling, ...]], ...]
    is_one: bool


def _pick(query: Query) -> Query:
    """Return what the page reads, said in one way: games that differ, a roll that is not the first.

    What cannot be read is left as it is, for the view to refuse, and so is a position.
    """
    read = {
        name: value
        for name, value in query.items()
        if name in ("roll", "record") or name.partition(".")[0] in SIDES
    }
    if "record" in read:
        return read
    try:
        asked = _with_roll_and_position(_read_games(read), read)
    except (UnknownPresetError, OptionError, NotationError):
        return read
    roll = {} if asked.roll == FIRST_ROLL else {"roll": format_roll(asked.roll)}
    return QueryDict(_canonical_query(asked.left, asked.right)).dict() | roll


@require_safe
@remember_page(_pick, never_with="record")
def comparison(request: HttpRequest) -> HttpResponse:
    """Compare two games with any options: rule by rule, and by one roll on both boards."""
    query = read_query(request)
    try:
        games = _read_games(query)
    except UnknownPresetError:
        return unknown_game(request, _against_another)
    except OptionError as error:
        sides = (side for side in SIDES if f"{side}.{error.name}" in query)
        default = _default_game(query, next(sides))
        return unknown_option(request, default, error, _against_another)
    try:
        asked = _with_roll_and_position(games, query)
    except NotationError as error:
        return _unreadable(request, games, error)
    return render(request, "rules/comparison.html", _page(asked))


def _against_another(preset: RulePreset, default: RulePreset) -> str:
    return comparison_url(preset)


def _default_game(query: Mapping[str, str], side: str) -> RulePreset:
    return get_preset(query[side]) if query.get(side) else FIRST_GAMES[side]


def _read_games(query: Mapping[str, str]) -> ComparisonRequest:
    return ComparisonRequest(left=_read_game(query, "left"), right=_read_game(query, "right"))


def _read_game(query: Mapping[str, str], side: str) -> RulePreset:
    """Read the game of one side; options that only other games have are dropped."""
    preset = _default_game(query, side)
    prefix = f"{side}."
    chosen = {n.removeprefix(prefix): v for n, v in query.items() if n.startswith(prefix)}
    own = {option.name for option in preset.options}
    others = {option.name for game in PRESETS for option in game.options} - own
    return preset.with_options({n: v for n, v in chosen.items() if n not in others})


def _with_roll_and_position(
    asked: ComparisonRequest, query: Mapping[str, str]
) -> ComparisonRequest:
    """Return what is asked with the roll and the position of the address.

    Raises `NotationError` where they cannot be read.
    """
    if query.get("record", "").strip():
        game, situation = parse_any(query["record"])
        record = format_record(game or BACKGAMMON, Situation(situation.position))
        position = situation.position
        asked = replace(asked, record=record, position=position, roll=situation.roll or FIRST_ROLL)
    return replace(asked, roll=parse_roll(query["roll"])) if query.get("roll") else asked


def _page(asked: ComparisonRequest) -> dict[str, Any]:
    presets = (asked.left, asked.right)
    names = _labels(*presets)
    rows = compare(*presets)
    sides = same_roll(asked.scene(asked.left), asked.scene(asked.right))
    return {
        "asked": asked,
        "names": names,
        "presets": presets,
        "title": _title(*presets),
        "games": [(preset.slug, word_name(preset)) for preset in PRESETS],
        "forms": [_form(*pair) for pair in zip(SIDES, presets, strict=True)],
        "different": [_shown(asked, names, row) for row in rows if not row.is_shared],
        "shared": [_shown(asked, names, row) for row in rows if row.is_shared],
        "sides": list(zip(names, sides, strict=True)),
        "common": sides[0].both.total,
        "is_all_common": not any(side.only.total for side in sides),
        "is_possible": not any(side.fault for side in sides),
        "roll_name": next(filter(None, (roll_name_in(game, asked.roll) for game in presets)), None),
        "rolls": [(format_roll(roll), format_roll(roll, "–")) for roll in ALL_ROLLS],
        "roll": format_roll(asked.roll),
        "roll_text": format_roll(asked.roll, "–"),
        "roll_dice": (asked.roll.high, asked.roll.low),
        "rule_pages": {
            rule_page_url(preset, get_preset(preset.slug)): name
            for preset, name in zip(presets, names, strict=True)
        },
        "offered": [_offer(asked, roll) for roll in OFFERED_ROLLS],
        "kept": _kept(asked),
        "start_url": asked.url(with_record=False) if asked.record else "",
        "canonical_query": _canonical_query(*presets),
    }


def _canonical_query(left: RulePreset, right: RulePreset) -> str:
    """Return the part of the query on which the rules depend: games and options."""
    if (left, right) == tuple(FIRST_GAMES[side] for side in SIDES):
        return ""
    return comparison_url(left, right).partition("?")[2]


def _title(left: RulePreset, right: RulePreset) -> str:
    if left.slug == right.slug:
        return _("Two ways to play %(game)s") % {"game": word_name_within(left)}
    names = {"left": word_name(left), "right": word_name_within(right)}
    return _("%(left)s and %(right)s, rule by rule") % names


def _labels(left: RulePreset, right: RulePreset) -> tuple[str, str]:
    """Return the names of both games, with options where needed to tell them apart."""
    is_same_game = left.slug == right.slug and left != right
    return _label(left, is_same_game), _label(right, is_same_game)


def _label(preset: RulePreset, is_same_game: bool) -> str:
    chosen = preset.chosen_options(get_preset(preset.slug))
    told = [word_set_value(preset, option) for option in preset.options if option.name in chosen]
    options = join_and(told)
    if not chosen and not is_same_game:
        return word_name(preset)
    # Translators: a game and how it is set: "Ban-sugoroku: Immediate win and 30 seconds"
    pattern = _("%(game)s: %(options)s")
    return pattern % {"game": word_name(preset), "options": options or _("Default settings")}


def _form(side: str, preset: RulePreset) -> dict[str, Any]:
    default = get_preset(preset.slug)
    return {
        "side": side,
        "slug": preset.slug,
        "label": {"left": _("Left"), "right": _("Right")}[side],
        "settings": list_settings(preset, default),
        "is_changed": preset != default,
    }


def _offer(asked: ComparisonRequest, roll: Roll) -> dict[str, Any]:
    return {
        "url": asked.url(roll),
        "label": format_roll(roll, "–"),
        "is_current": roll == asked.roll,
    }


def _kept(asked: ComparisonRequest) -> list[tuple[str, str]]:
    """Return the games as hidden fields for the form of roll and position."""
    fields = []
    for side, preset in zip(SIDES, (asked.left, asked.right), strict=True):
        options = preset.chosen_options(get_preset(preset.slug))
        fields += [(side, preset.slug), *((f"{side}.{n}", v) for n, v in options.items())]
    return fields


def _shown(asked: ComparisonRequest, names: tuple[str, str], row: ComparisonRow) -> ShownRow:
    left = tuple(_ruling(asked.left, clause) for clause in row.left)
    right = tuple(_ruling(asked.right, clause) for clause in row.right)
    return ShownRow(
        title=row_title(asked.left, asked.right, row),
        cells=((names[0], left), (names[1], right)),
        is_one=row.is_shared and _told(left) == _told(right),
    )


def _told(rulings: tuple[Ruling, ...]) -> list[tuple[str, str]]:
    return [(ruling.text, ruling.sign) for ruling in rulings]


def _ruling(preset: RulePreset, clause: Clause) -> Ruling:
    evidence = evidence_of(preset, clause)
    return Ruling(
        text=word_clause(preset, clause, LabelledPlaces(preset)),
        url=rule_page_url(preset, get_preset(preset.slug), clause.id),
        sign=f"sure-{evidence.confidence}",
        confidence=str(CONFIDENCE_NAMES[evidence.confidence]),
    )


def _unreadable(
    request: HttpRequest, asked: ComparisonRequest, error: NotationError
) -> HttpResponse:
    message = word_pasted_fault(error)
    ways = [
        PageLink(asked.url(with_record=False), _("The same games from the start")),
        PageLink(reverse("rules:comparison"), _("Compare the two games")),
        PageLink(reverse("rules:check_position"), _("Check a position")),
    ]
    return render_problem(request, 400, _("That cannot be read"), message, ways)
