"""The legal plays of a position, paginated: there can be thousands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from django.core.paginator import Page, Paginator
from django.utils.safestring import SafeString

from rules.boards.names import step_name
from rules.book.lists import enumerate_all
from rules.book.wording import word_outcome
from rules.engine.plays import Play
from rules.games.all_games import prose_of
from rules.notation.steps import format_play, format_steps
from rules.turns.attempt import Attempt
from rules.turns.context import address
from rules.views.positions.position_setup import Setup

PLAYS_A_PAGE: Final = 120


@dataclass(frozen=True, slots=True)
class ListedPlay:
    """A legal play: how it is written, its address, and what it wins.

    `is_accepted` marks a win with fewer numbers than could be played.
    """

    text: str
    url: str
    outcome: SafeString | None
    is_accepted: bool = False


@dataclass(frozen=True, slots=True)
class PlayPage:
    """A link to a page of plays, with the numbers of its first and last play."""

    url: str
    first: int
    last: int
    is_current: bool


@dataclass(frozen=True, slots=True)
class PlayListing:
    """One page of plays with their total number, and links to all pages if there are more."""

    total: int
    first: int
    listed: tuple[ListedPlay, ...]
    pages: tuple[PlayPage, ...]


def list_plays(setup: Setup, attempt: Attempt, url: str, number: str) -> PlayListing:
    """Return a page of the plays that complete a turn; the nearest page if `number` is wrong."""
    pages = Paginator(attempt.turn.plays(), PLAYS_A_PAGE)
    page = pages.get_page(number)
    return PlayListing(
        pages.count,
        page.start_index(),
        tuple(_listed(setup, attempt, play, url) for play in page),
        tuple(_ways(setup, attempt, url, page)) if pages.num_pages > 1 else (),
    )


def _ways(setup: Setup, attempt: Attempt, url: str, current: Page[Play]) -> Iterator[PlayPage]:
    query = {"record": setup.record} | attempt.query()
    for number in current.paginator.page_range:
        page = current.paginator.page(number)
        target = address(url, query | {"plays": str(number)})
        is_current = number == current.number
        yield PlayPage(f"{target}#plays-title", page.start_index(), page.end_index(), is_current)


def _listed(setup: Setup, attempt: Attempt, play: Play, url: str) -> ListedPlay:
    steps = (*attempt.turn.steps, *play.steps)
    query = {"record": setup.record, "steps": format_steps(steps)}
    text = format_play(play.steps)
    if prose_of(setup.preset).points.quarters:
        names = [step_name(setup.preset, s.source, s.destination) for s in play.steps]
        text = enumerate_all(names)
    outcome = word_outcome(setup.preset, play.outcome) if play.outcome else None
    return ListedPlay(text, address(url, query), outcome)
