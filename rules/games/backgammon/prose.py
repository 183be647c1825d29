"""Everything backgammon says, put together from the modules of this folder."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from django.utils.translation import npgettext_lazy, pgettext_lazy

from rules.games.backgammon.clause_sentences import CLAUSE_SENTENCES
from rules.games.backgammon.examples import EXAMPLES
from rules.games.backgammon.facts import list_facts
from rules.games.backgammon.glossary import MEANINGS, WORDS
from rules.games.backgammon.guide import GUIDE
from rules.games.backgammon.options import OPTIONS
from rules.games.backgammon.phrases import CAPTIONS, POINTS, POSITION, TOOLS
from rules.games.backgammon.questions import QUESTIONS
from rules.games.backgammon.refusal_sentences import CUBE, OUTCOMES, REFUSALS
from rules.games.phrase import Phrase
from rules.games.prose import GameProse
from rules.games.sentences import Titles
from rules.preset import ClosedHome, GameGoal

NAME: Final = pgettext_lazy("backgammon", "Backgammon")
# Translators: the name of the game within a sentence
NAME_WITHIN: Final = pgettext_lazy("backgammon", "backgammon")
LEAD: Final = pgettext_lazy(
    "backgammon",
    "A race for two with %(checkers)s checkers each. The dice say how far; you choose which "
    "checker goes, and when to protect, to hit or to run.",
)

TITLES: Final[Titles] = {
    "contact": pgettext_lazy("backgammon", "Blocking and hitting"),
    "entering": pgettext_lazy("backgammon", "Entering"),
    "bearing-off": pgettext_lazy("backgammon", "Bearing off"),
    "hit": pgettext_lazy("backgammon", "Hitting"),
    "enter-first": pgettext_lazy("backgammon", "Entering comes first"),
    "enter-where": pgettext_lazy("backgammon", "Where to enter"),
    "enter-part": pgettext_lazy("backgammon", "When not all can enter"),
    "bear-off-start": pgettext_lazy("backgammon", "When bearing off begins"),
    "bear-off-number": pgettext_lazy("backgammon", "Bearing off with the exact number"),
    "bear-off-farther": pgettext_lazy("backgammon", "Bearing off with a larger number"),
    "bear-off-hit": pgettext_lazy("backgammon", "Hit while bearing off"),
    "enter_first": pgettext_lazy("backgammon", "Enter first"),
}

SUMMARY: Final = (
    pgettext_lazy(
        "backgammon",
        "%(checkers)s checkers each on %(points)s points; the two sides go opposite ways.",
    ),
    pgettext_lazy(
        "backgammon",
        "Each number is a step of its own. A double gives %(double)s steps.",
    ),
    pgettext_lazy(
        "backgammon", "Two checkers of the other side close a point; a single one can be hit."
    ),
    pgettext_lazy("backgammon", "A checker on the bar enters before any other checker moves."),
    pgettext_lazy("backgammon", "Bear off only when all your checkers in play are home."),
)

SUMMARY_GOAL: Final[Mapping[GameGoal, Phrase]] = {
    GameGoal.BEAR_OFF: pgettext_lazy("backgammon", "The first to bear off all of them wins."),
}

SUMMARY_CLOSED_HOME: Final[Mapping[ClosedHome, Phrase]] = {}

# Translators: how many stand where at the start, in a list.
LAYOUT_ITEM: Final = pgettext_lazy("backgammon", "%(count)s on %(point)s")

HIT: Final = pgettext_lazy(
    "backgammon", "You hit the checker on %(point)s: now it waits on the bar."
)

MOVED_ANOTHER: Final = npgettext_lazy(
    "backgammon",
    "%(count)s of %(total)s moved another checker while one was on the bar.",
    "%(count)s of %(total)s moved another checker while one was on the bar.",
    "count",
)

PROSE: Final = GameProse(
    name=NAME,
    name_within=NAME_WITHIN,
    kanji="",
    rules_title=pgettext_lazy("backgammon", "Rules of backgammon"),
    lead=LEAD,
    summary=SUMMARY,
    summary_of_goal=SUMMARY_GOAL,
    summary_of_closed_home=SUMMARY_CLOSED_HOME,
    titles=TITLES,
    clauses=CLAUSE_SENTENCES,
    layout_item=LAYOUT_ITEM,
    refusals=REFUSALS,
    outcomes=OUTCOMES,
    cube_refusals=CUBE,
    hit=HIT,
    moved_another=MOVED_ANOTHER,
    points=POINTS,
    position=POSITION,
    tools=TOOLS,
    captions=CAPTIONS,
    questions=QUESTIONS,
    guide=GUIDE,
    options=OPTIONS,
    examples=EXAMPLES,
    words=WORDS,
    meanings=MEANINGS,
    facts=list_facts,
)
