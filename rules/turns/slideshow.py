"""A story on a board as a slideshow: frames to step through, each with its own address.

Any page can show one:

1. Write the beats (`rules.games.story.Beat`) and let the engine play them:
   `frames = play_story(preset, position, beats)`, from `rules.turns.story_player`. A beat that
   cannot happen raises `StoryError`; sentences that are already worded, as those of a lesson are,
   come with `word=` (a function from text to safe markup).
2. Read which frame is asked for: `number = find_number(query.get("frame", "1"), len(frames))`;
   None means that there is no such frame: answer 404.
3. Put it together: `slides = Slideshow(id, title, frames, number, url_of)`, where `url_of(n)` is
   the address of the page with frame n, without an anchor.
4. The page writes a heading of its own, loads htmx, defines `{% board_symbols preset %}` and
   `{% symbols "sign-refused" "sign-right" "sign-note" "icon-arrow" %}`, and has
   `{% include "rules/frames.html" with slides=slides whole=True %}`.
5. Under htmx (`request.htmx.target == slides.target`) the view answers with `rules/frames.html`
   and `slides` alone, and pushes `slides.url`.

Styles: the block "frames" of `rulebook.css`, which the sheet of another page repeats.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from django.utils.safestring import SafeString

from rules.boards.cube import cube_in_words
from rules.boards.diagram import Diagram
from rules.boards.dice import DieState
from rules.book.roll_names import RollName
from rules.engine.cube import CubeState
from rules.http import PageLink, parse_number
from rules.turns.answer import MessageKind


@dataclass(frozen=True, slots=True)
class Frame:
    """A moment of a story: the board, the dice, the cube where it plays a part, and what is said.

    A refusal and a win have a title and the rule they rest on. `roll_name` is the name of the roll
    in a game that has such names.
    """

    diagram: Diagram
    sentences: tuple[SafeString, ...]
    kind: MessageKind = MessageKind.NOTE
    title: str = ""
    rule: PageLink | None = None
    dice: tuple[tuple[int, DieState], ...] = ()
    roll_name: RollName | None = None
    cube: CubeState | None = None

    @property
    def cube_words(self) -> str:
        """Return the cube in words; empty if the story has none."""
        return cube_in_words(self.cube) if self.cube else ""


@dataclass(frozen=True, slots=True)
class Slideshow:
    """The frames of a story with the one to be shown, numbered from 1, and the ways on.

    `onward` is where to go after the last; the template takes its place where Next stood. A page
    whose way on is no link names a template of its own as `way_on`.
    """

    id: str
    title: str
    frames: tuple[Frame, ...]
    number: int
    url_of: Callable[[int], str]
    onward: PageLink | None = None

    @property
    def frame(self) -> Frame:
        """Return the frame to be shown."""
        return self.frames[self.number - 1]

    @property
    def has_dice(self) -> bool:
        """Return whether any frame has dice or a cube above the board."""
        return any(frame.dice or frame.cube for frame in self.frames)

    @property
    def target(self) -> str:
        """Return the id of the element that a new frame replaces."""
        return f"{self.id}-frame"

    @property
    def url(self) -> str:
        """Return the address of the current frame."""
        return self.url_of(self.number)

    @property
    def previous_url(self) -> str:
        """Return the address of the previous frame; empty on the first."""
        return self.url_of(self.number - 1) if self.number > 1 else ""

    @property
    def next_url(self) -> str:
        """Return the address of the next frame; empty on the last."""
        return self.url_of(self.number + 1) if self.number < len(self.frames) else ""

    @property
    def first_url(self) -> str:
        """Return the address of the first frame."""
        return self.url_of(1)


def find_number(text: str, total: int) -> int | None:
    """Read the number of a frame from an address; None if there is no such frame.

    >>> find_number("3", 5), find_number("6", 5), find_number("x", 5)
    (3, None, None)
    """
    return parse_number(text, total, least=1)
