"""The boards of the glossary: an example of each word about positions, by game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from django.conf import settings
from django.utils.translation import get_language

from rules.boards.diagram import Crop, Diagram, Mark, Names
from rules.book.glossary import Term, games_of
from rules.book.wording import word_name
from rules.engine.position import BAR, Position
from rules.preset import HOME_POINTS, POINTS, RulePreset


@dataclass(frozen=True, slots=True)
class TermFigure:
    """A board with the name of its game and the game's word for what is marked."""

    diagram: Diagram
    game: str
    word: str


@dataclass(frozen=True, slots=True)
class TermExample:
    """A position that shows a term, the places that are marked, and how it is drawn."""

    position: Position
    marks: tuple[tuple[int, Mark], ...] = ()
    crop: Crop = Crop.HOME
    names: Names = Names.GAME


HOME: Final = range(1, HOME_POINTS + 1)
OUTER: Final = range(HOME_POINTS + 1, POINTS // 2 + 1)


def _named(points: range | tuple[int, ...]) -> tuple[tuple[int, Mark], ...]:
    return tuple((point, Mark.NAMED) for point in points)


_POINTS_TOGETHER: Final = Position.of({13: 5, 8: 3, 6: 5, 3: 2}, {4: 2, 2: 1, 1: 2, 12: 5, 19: 5})

_SCATTERED: Final = {12: 4, 17: 4, 19: 6}

EXAMPLES: Final[dict[str, Callable[[RulePreset], TermExample]]] = {
    "point": lambda preset: TermExample(Position.start(preset), _named((6,))),
    "row": lambda preset: TermExample(
        Position.start(preset), _named(range(1, POINTS // 2 + 1)), Crop.NEAR
    ),
    "point-names": lambda preset: TermExample(
        Position.start(preset), crop=Crop.NONE, names=Names.BOTH
    ),
    "home-board": lambda preset: TermExample(Position.start(preset), _named(HOME)),
    "outer-board": lambda preset: TermExample(Position.start(preset), _named(OUTER), Crop.NEAR),
    "bar": lambda _: TermExample(
        Position.of({BAR: 1, 24: 1, 13: 5, 8: 3, 6: 5}, {BAR: 1, 1: 1, 12: 5, 17: 3, 19: 5}),
        (),
        Crop.NONE,
    ),
    "blot": lambda _: TermExample(_POINTS_TOGETHER, ((2, Mark.HIT),)),
    "made-point": lambda _: TermExample(_POINTS_TOGETHER, ((4, Mark.BLOCKED),)),
    "open-point": lambda _: TermExample(
        _POINTS_TOGETHER, ((2, Mark.HIT), (3, Mark.LANDING), (5, Mark.LANDING))
    ),
    "hit-checker": lambda _: TermExample(
        Position.of({1: 2, 3: 2, 4: 1, 6: 5, 8: 3, 13: 2}, {BAR: 1, 12: 5, 17: 3, 19: 6})
    ),
    "anchor": lambda _: TermExample(
        Position.of({20: 2, 13: 5, 8: 3, 6: 5}, {1: 2, 12: 4, 17: 3, 19: 4, 18: 2}),
        _named((20,)),
        Crop.NONE,
    ),
    "prime": lambda _: TermExample(
        Position.of({9: 2, 8: 2, 7: 2, 6: 3, 5: 2, 4: 2, 13: 2}, {3: 1, 12: 5, 17: 4, 19: 5}),
        _named(range(4, 10)),
        Crop.NEAR,
    ),
    "closed-home": lambda _: TermExample(
        Position.of({1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 3, 8: 2}, {BAR: 1, 12: 4, 17: 4, 19: 6}),
        _named(HOME),
    ),
    "iri-gachi": lambda _: TermExample(
        Position.of({1: 4, 2: 4, 3: 1, 4: 3, 6: 3}, _SCATTERED | {12: 5})
    ),
    "mushi-gachi": lambda _: TermExample(
        Position.of({1: 3, 2: 2, 3: 2, 4: 2, 5: 2, 6: 4}, {BAR: 1} | _SCATTERED)
    ),
    "mujo-gachi": lambda preset: TermExample(
        Position.of(dict(enumerate(preset.patterns[0], start=1)), {BAR: 1} | _SCATTERED)
    ),
    "muji-gachi": lambda _: TermExample(
        Position.of({1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 13: 3}, {BAR: 1} | _SCATTERED)
    ),
}


def figures_of(term: Term) -> tuple[TermFigure, ...]:
    """Return the boards that illustrate a term, one for each game; empty for most terms."""
    if term.id not in EXAMPLES:
        return ()
    language = get_language() or settings.LANGUAGE_CODE
    return tuple(
        TermFigure(_draw(preset, term), word_name(preset), words.word(language))
        for preset, words in games_of(term)
    )


def _draw(preset: RulePreset, term: Term) -> Diagram:
    example = EXAMPLES[term.id](preset)
    return Diagram(preset, example.position, example.names, marks=example.marks, crop=example.crop)
