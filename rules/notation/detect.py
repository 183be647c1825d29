"""Finding a situation in a text: alone, or amid a diagram, labels and sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from rules.engine.situation import Situation
from rules.notation.errors import NotationError
from rules.notation.gnubg import COLON, parse_gnubg_id
from rules.notation.record import parse_record
from rules.notation.xgid import parse_xgid
from rules.preset import RulePreset

UNKNOWN_FORM: Final = "unknown_form"
LONGEST_TEXT: Final = 4000
"""What eXtreme Gammon copies, the diagram and the plays it has rated included, is half as long."""
_AFTER: Final = ".,;:!?…。、"
_LABEL: Final = r"[-‐ _]?ID\s*[:=：]?\s*"

Found = tuple[RulePreset | None, Situation]


def parse_any(text: str) -> Found:
    """Return the first situation in a text: our own string, an XGID or an ID of GNU Backgammon.

    Only our own string names a game. What looks like an ID without a label may be a word, and is
    passed over if it cannot be read. Raises `NotationError` as the parser of the form does, with
    the offset in `text`; `unknown_form` where there is none, `too_long`.

    >>> parse_any("(Position ID: 4HPwATDgc/ABMA)")[1].position.pips()
    167
    >>> parse_any("My best roll? xgid=-b----E-C---eE---c-e----B-:0:0:1:62:0:0:0:7:10.")[1].roll
    Roll(high=6, low=2)
    """
    if len(text) > LONGEST_TEXT:
        raise NotationError("too_long", LONGEST_TEXT, {"limit": LONGEST_TEXT})
    alone = text.strip()
    for candidate in _candidates(text):
        try:
            return candidate.form.parse(candidate.text)
        except NotationError as error:
            if candidate.is_labelled or candidate.text == alone:
                raise error.shifted(candidate.offset) from error
    raise NotationError(UNKNOWN_FORM, len(text) - len(text.lstrip()))


@dataclass(frozen=True, slots=True)
class _Form:
    """A notation: where it may begin in a text, and how it is read.

    `shape` holds the label, if the notation has one, and the string itself.
    """

    shape: re.Pattern[str]
    parse: Callable[[str], Found]


@dataclass(frozen=True, slots=True)
class _Candidate:
    """A part of a text that looks like a notation; with a label it is meant as one."""

    form: _Form
    text: str
    offset: int
    is_labelled: bool


def _candidates(text: str) -> Iterator[_Candidate]:
    """Yield what may be a situation, in the order of the text."""
    found = [(match, form) for form in _FORMS for match in form.shape.finditer(text)]
    for match, form in sorted(found, key=lambda pair: pair[0].start()):
        string = match["string"].rstrip(_AFTER)
        if form is _GNUBG:
            string += _match_id_after(text, string, match.end("string"))
        yield _Candidate(form, string, match.start("string"), bool(match["label"]))


def _match_id_after(text: str, string: str, end: int) -> str:
    """Return a colon and the Match ID that stands apart from its Position ID, if there is one."""
    match_id = None if COLON in string else _MATCH_ID.search(text, end)
    return f"{COLON}{match_id['string']}" if match_id else ""


def _without_game(parse: Callable[[str], Situation]) -> Callable[[str], Found]:
    def parse_situation(text: str) -> Found:
        return None, parse(text)

    return parse_situation


_MATCH_ID: Final = re.compile(rf"\bMatch{_LABEL}(?P<string>[A-Za-z0-9+/]+)", re.IGNORECASE)
_RECORD: Final = _Form(
    re.compile(r"(?<![\w.-])(?P<string>(?P<label>c[0-9]+\.[a-z])[^\s&#\"'<>()]*)"), parse_record
)
_XGID: Final = _Form(
    re.compile(
        r"(?P<label>\bXGID\s*[=:]?\s*|(?<![\w-])(?=[A-Za-z-]{26}:))"
        r"(?P<string>(?:[^\s:]*:){9}[0-9]{1,2}(?![0-9:])|[^\s()\"'<>]+)",
        re.IGNORECASE,
    ),
    _without_game(parse_xgid),
)
_GNUBG: Final = _Form(
    re.compile(
        rf"(?P<label>\b(?:Positions?{_LABEL}|GNU(?:BG)?{_LABEL}))?(?<![A-Za-z0-9+/])"
        r"(?P<string>(?(label)[^\s:()\"'<>]+|[A-Za-z0-9+/]{14}(?![A-Za-z0-9+/]))"
        r"(?::[A-Za-z0-9+/]*)?)",
        re.IGNORECASE,
    ),
    _without_game(parse_gnubg_id),
)
_FORMS: Final = (_RECORD, _XGID, _GNUBG)
