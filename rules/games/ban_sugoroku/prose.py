"""Everything Ban-sugoroku says, put together from the modules of this folder."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from django.utils.translation import npgettext_lazy, pgettext_lazy

from rules.games.ban_sugoroku.clause_sentences import CLAUSE_SENTENCES
from rules.games.ban_sugoroku.examples import EXAMPLES
from rules.games.ban_sugoroku.facts import list_facts
from rules.games.ban_sugoroku.glossary import MEANINGS, WORDS
from rules.games.ban_sugoroku.guide import GUIDE
from rules.games.ban_sugoroku.options import OPTIONS
from rules.games.ban_sugoroku.phrases import CAPTIONS, POINTS, POSITION, TOOLS
from rules.games.ban_sugoroku.questions import QUESTIONS
from rules.games.ban_sugoroku.refusal_sentences import CUBE, OUTCOMES, REFUSALS
from rules.games.phrase import Phrase
from rules.games.prose import GameProse
from rules.games.sentences import Titles
from rules.preset import ClosedHome, GameGoal

NAME: Final = pgettext_lazy("ban-sugoroku", "Ban-sugoroku")
LEAD: Final = pgettext_lazy(
    "ban-sugoroku",
    "The backgammon of old Japan, played from the 7th to the 19th century: two people with "
    "%(checkers)s stones each, and two dice.",
)

TITLES: Final[Titles] = {
    "contact": pgettext_lazy("ban-sugoroku", "Blocking and hitting"),
    "entering": pgettext_lazy("ban-sugoroku", "Entering"),
    "bearing-off": pgettext_lazy("ban-sugoroku", "Bearing off"),
    "hit": pgettext_lazy("ban-sugoroku", "Hitting"),
    "enter-first": pgettext_lazy("ban-sugoroku", "Entering comes first"),
    "enter-where": pgettext_lazy("ban-sugoroku", "Where to enter"),
    "enter-part": pgettext_lazy("ban-sugoroku", "When not all can enter"),
    "bear-off-start": pgettext_lazy("ban-sugoroku", "When bearing off begins"),
    "bear-off-number": pgettext_lazy("ban-sugoroku", "Bearing off with the exact number"),
    "bear-off-farther": pgettext_lazy("ban-sugoroku", "Bearing off with a larger number"),
    "bear-off-hit": pgettext_lazy("ban-sugoroku", "Hit while bearing off"),
    "enter_first": pgettext_lazy("ban-sugoroku", "Enter first"),
}

SUMMARY: Final = (
    pgettext_lazy(
        "ban-sugoroku",
        "%(checkers)s stones each on %(points)s points; the two sides have to get past each other.",
    ),
    pgettext_lazy("ban-sugoroku", "Each die moves one stone. A double gives %(double)s steps."),
    pgettext_lazy(
        "ban-sugoroku",
        "Two stones of the other side block a point; a lone one can be hit.",
    ),
    pgettext_lazy("ban-sugoroku", "A hit stone enters before any other stone moves."),
    pgettext_lazy("ban-sugoroku", "Both numbers are played whenever some order allows it."),
)

SUMMARY_GOAL: Final[Mapping[GameGoal, Phrase]] = {
    GameGoal.ARRIVE: pgettext_lazy(
        "ban-sugoroku", "All %(checkers)s at home: you have won, even with a number left over."
    ),
    GameGoal.BEAR_OFF: pgettext_lazy(
        "ban-sugoroku", "All at home, then all borne off: the first to finish wins."
    ),
}

SUMMARY_CLOSED_HOME: Final[Mapping[ClosedHome, Phrase]] = {
    ClosedHome.IMMEDIATE: pgettext_lazy(
        "ban-sugoroku",
        "Or your home is closed while a stone of the other side waits on the strip: that wins at "
        "once.",
    ),
}

# Translators: how many stand where at the start, in a list.
LAYOUT_ITEM: Final = pgettext_lazy("ban-sugoroku", "%(count)s on %(point)s")

HIT: Final = pgettext_lazy(
    "ban-sugoroku", "You hit the stone on %(point)s: now it waits on the strip."
)

MOVED_ANOTHER: Final = npgettext_lazy(
    "ban-sugoroku",
    "%(count)s of %(total)s moved another stone while one waited on the strip.",
    "%(count)s of %(total)s moved another stone while one waited on the strip.",
    "count",
)

PROSE: Final = GameProse(
    name=NAME,
    name_within=NAME,
    kanji="盤双六",
    rules_title=pgettext_lazy("ban-sugoroku", "Rules of Ban-sugoroku"),
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
