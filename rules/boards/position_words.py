"""A position in words, and the accessible name of each point with what stands on it."""

from __future__ import annotations

from functools import lru_cache

from django.utils.text import capfirst
from django.utils.translation import get_language, pgettext

from rules.boards.cube import cube_in_words
from rules.boards.diagram import Mark
from rules.boards.names import place_name
from rules.boards.phrases import STATES, number_word
from rules.book.lists import enumerate_all, join_list
from rules.engine.cube import CubeState
from rules.engine.position import BAR, OFF, Position
from rules.games.all_games import prose_of
from rules.games.phrase import Phrase
from rules.games.prose import GameProse
from rules.preset import POINTS, RulePreset


def position_in_words(
    preset: RulePreset, position: Position, cube: CubeState | None = None
) -> list[str]:
    """Return a position as sentences: each side's checkers, hit ones, borne off ones, the cube.

    >>> from rules.presets import BACKGAMMON
    >>> position_in_words(BACKGAMMON, Position.of({6: 2, 25: 1}, {1: 1, 3: 3}))
    ['Your checkers: two on 6.',
     'The opponent’s checkers: one on 1 and three on 3.',
     'Waiting on the bar: one of your checkers.']
    """
    prose = prose_of(preset)
    phrases = prose.position
    points = range(POINTS, 0, -1)
    own = {point: position.count(point) for point in points}
    opposing = {point: position.opponent_count(point) for point in reversed(points)}
    waiting = (
        (phrases.yours_waiting, position.bar),
        (phrases.opposing_waiting, position.opponent_bar),
    )
    away = (phrases.yours_off, position.off), (phrases.opposing_off, position.opponent_off)
    return [
        list_places(prose, phrases.yours, own) or str(phrases.none_of_yours),
        list_places(prose, phrases.opposing, opposing) or str(phrases.none_opposing),
        *(word_count(phrase, count) for phrase, count in (*waiting, *away) if count),
        *([f"{cube_in_words(cube)}."] if cube else ()),
    ]


def list_places(prose: GameProse, sentence: Phrase, counts: dict[int, int]) -> str:
    """Return the sentence that lists counts by point; empty if there are none."""
    language = get_language()
    places = [count_in(language, prose, point, count) for point, count in counts.items() if count]
    return sentence % {"places": join_list(places)} if places else ""


@lru_cache(maxsize=1024)
def count_in(language: str | None, prose: GameProse, point: int, count: int) -> str:
    """Return "two on Inner 5" in the active language, computed once for each `language`."""
    return word_count(prose.position.on_point, count, point=place_name(prose.points, point))


def point_state(
    language: str | None,
    preset: RulePreset,
    position: Position,
    place: int,
    marks: tuple[Mark, ...],
) -> str:
    """Return the accessible name of a place's button: where, what stands there, what is marked.

    A board names 26 places, so the caller looks the active language up once.

    >>> from rules.presets import BACKGAMMON
    >>> point_state("en", BACKGAMMON, Position.start(BACKGAMMON), 8, (Mark.MOVABLE,))
    'Point 8: three of yours, can move'
    """
    own = position.count(place)
    opposing = position.opponent_count(place) if 1 <= place <= POINTS else 0
    return state_in(language, prose_of(preset), place, own, opposing, marks)


@lru_cache(maxsize=4096)
def state_in(
    language: str | None,
    prose: GameProse,
    place: int,
    own: int,
    opposing: int,
    marks: tuple[Mark, ...],
) -> str:
    """Return the accessible name of a place's button, computed once for each `language`."""
    details = [what_stands(prose, place, own, opposing)]
    details += [str(STATES[mark]) for mark in marks if mark in STATES]
    name = spoken_name(prose, place)
    if not (told := [detail for detail in details if detail]):
        return name
    # Translators: the name of a point's button; %(details)s: "two of yours, can move"
    pattern = pgettext("point", "%(place)s: %(details)s")
    return pattern % {"place": name, "details": enumerate_all(told)}


def spoken_name(prose: GameProse, place: int) -> str:
    """Return the name of a place as the first words of its button's name."""
    phrases = prose.position
    if place == BAR:
        return str(phrases.bar)
    if place == OFF:
        return str(phrases.away)
    return capfirst(phrases.point % {"point": place_name(prose.points, place)})


def what_stands(prose: GameProse, place: int, own: int, opposing: int) -> str:
    """Return what stands on a place in words; empty for an empty bar or tray."""
    phrases = prose.position
    if own:
        return word_count(phrases.yours_here, own)
    if opposing:
        return word_count(phrases.opposing_here, opposing)
    return "" if place in (BAR, OFF) else str(phrases.empty)


def word_count(phrase: Phrase, count: int, **names: str) -> str:
    """Return a phrase in its plural form for `count`, with the number in words."""
    return phrase % {"count": count, "number": number_word(count), **names}
