"""The worked examples of a rule page: the one that is open, and links to the others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rules.book.examples import examples_of
from rules.games.story import WorkedExample
from rules.links import rule_page_url
from rules.preset import RulePreset
from rules.turns.slideshow import Slideshow, find_number
from rules.turns.story_player import play_story

ID: Final = "example"
PARAMETERS: Final = ("example", "frame")


class ExampleError(LookupError):
    """An unknown example or frame; `choices` are the examples of the game."""

    def __init__(self, choices: tuple[WorkedExample, ...]) -> None:
        super().__init__("no such example")
        self.choices = choices


@dataclass(frozen=True, slots=True)
class ExampleLink:
    """A link to an example: title, address of its first frame, clause."""

    title: str
    url: str
    clause: str
    is_current: bool


@dataclass(frozen=True, slots=True)
class ExamplePanel:
    """The examples of a game, one of them open."""

    slides: Slideshow
    offers: tuple[ExampleLink, ...]


def open_example(preset: RulePreset, default: RulePreset, query: Mapping[str, str]) -> ExamplePanel:
    """Return the examples of a game, open as the query asks; raise `ExampleError`."""
    examples = examples_of(preset)
    slug = query.get("example", examples[0].slug)
    found = next((example for example in examples if example.slug == slug), None)
    if found is None:
        raise ExampleError(examples)
    frames = play_story(preset, found.position, found.beats)
    number = find_number(query.get("frame", "1"), len(frames))
    if number is None:
        raise ExampleError(examples)

    def url_of(frame: int) -> str:
        return example_url(preset, default, slug, frame)

    slides = Slideshow(ID, str(found.title), frames, number, url_of)
    return ExamplePanel(
        slides, tuple(_offer(preset, default, example, slug) for example in examples)
    )


def example_url(preset: RulePreset, default: RulePreset, slug: str, frame: int = 1) -> str:
    """Return the address of a frame of an example, without an anchor."""
    more = {"example": slug} | ({"frame": str(frame)} if frame > 1 else {})
    return rule_page_url(preset, default, **more)


def _offer(
    preset: RulePreset, default: RulePreset, example: WorkedExample, slug: str
) -> ExampleLink:
    url = f"{example_url(preset, default, example.slug)}#{ID}"
    return ExampleLink(str(example.title), url, example.clause, example.slug == slug)
