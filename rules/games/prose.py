"""What a game says: the one typed value from which every page takes its words.

English is the source. The message context is written out in every call, because a variable context
is lost when messages are extracted; a comment tells translators what they cannot see.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal, NotRequired, TypeAlias, TypedDict

from rules.engine.cube import CubeCode
from rules.engine.outcome import WinKind
from rules.games.guide import GuideTexts, QuestionTexts
from rules.games.options import OptionTexts
from rules.games.phrase import Phrase
from rules.games.point_names import PointNames
from rules.games.sentences import ClauseSentences, RefusalSentences, Titles
from rules.games.story import WorkedExample
from rules.games.words import TermId, Words
from rules.preset import ClosedHome, GameGoal, OptionName, RulePreset


@dataclass(frozen=True, slots=True, kw_only=True)
class PositionPhrases:
    """The phrases for positions in words; those with a number have plural forms."""

    point: Phrase
    bar: Phrase
    away: Phrase
    empty: Phrase
    yours_here: Phrase
    opposing_here: Phrase
    on_point: Phrase
    yours: Phrase
    opposing: Phrase
    none_of_yours: Phrase
    none_opposing: Phrase
    yours_waiting: Phrase
    opposing_waiting: Phrase
    yours_off: Phrase
    opposing_off: Phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class ToolNames:
    """The names of the tools for setting up a position."""

    player: Phrase
    opponent: Phrase
    remove: Phrase


FigureName: TypeAlias = Literal[
    "start",
    "way",
    "route",
    "halts",
    "double",
    "contact",
    "entering",
    "closed-home",
    "bearing-off",
    "pattern",
]

Captions = TypedDict(
    "Captions",
    {
        "start": Phrase,
        "way": Phrase,
        "route": Phrase,
        "halts": Phrase,
        "double": Phrase,
        "contact": Phrase,
        "entering": Phrase,
        "closed-home": Phrase,
        "bearing-off": Phrase,
        "pattern": NotRequired[Phrase],
    },
)
"""What stands below the pictures of a rule page."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact about a game, in words that depend on its preset."""

    about: str
    text: str


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class GameProse:
    """All that a game says.

    `name_within` is the name inside a sentence, `kanji` the name as a Japanese slip beside it, or
    empty. `titles` are those of sections, clauses and refusals that no two games word alike.
    `moved_another` tells how many of a class moved another while one was waiting. `facts` are
    those of the home page.

    Two are the same only where they are one, so that what was worded once can be kept for each.
    """

    name: Phrase
    name_within: Phrase
    kanji: str
    rules_title: Phrase
    lead: Phrase
    summary: tuple[Phrase, ...]
    summary_of_goal: Mapping[GameGoal, Phrase]
    summary_of_closed_home: Mapping[ClosedHome, Phrase]
    titles: Titles
    clauses: ClauseSentences
    layout_item: Phrase
    refusals: RefusalSentences
    outcomes: Mapping[WinKind, Phrase]
    cube_refusals: Mapping[CubeCode, Phrase]
    hit: Phrase
    moved_another: Phrase
    points: PointNames
    position: PositionPhrases
    tools: ToolNames
    captions: Captions
    questions: QuestionTexts
    guide: GuideTexts
    options: Mapping[OptionName, OptionTexts]
    examples: tuple[WorkedExample, ...]
    words: Mapping[TermId, Words]
    meanings: Mapping[TermId, Phrase]
    facts: Callable[[RulePreset], tuple[Fact, ...]]
