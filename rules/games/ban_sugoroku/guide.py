"""The guide to Ban-sugoroku: the game at a glance, mistakes and advice."""

from __future__ import annotations

from typing import Final

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rules.games.ban_sugoroku.options import SEED, SEED_TITLE, SITE
from rules.games.guide import GuideTexts, Remark

PAGE_TITLE: Final = pgettext_lazy(
    "ban-sugoroku", "Ban-sugoroku, the old backgammon of Japan: rules and guide"
)

GLANCE: Final = (
    Remark(
        "what-it-is",
        pgettext_lazy(
            "ban-sugoroku",
            "The backgammon that was played in Japan. This page holds its rules and a guide to "
            "playing it.",
        ),
        label=_("What it is"),
    ),
    Remark("players", _("Two people."), label=_("Players")),
    Remark(
        "duration-arrive",
        _("About a quarter of an hour, by our estimate."),
        ("objective-arrive",),
        _("How long"),
    ),
    Remark(
        "duration-bear-off",
        pgettext_lazy(
            "ban-sugoroku",
            "About twenty minutes, by our estimate: taking the stones off adds a little time.",
        ),
        ("objective-bear-off",),
        _("How long"),
    ),
    Remark(
        "material",
        pgettext_lazy(
            "ban-sugoroku",
            "A board with two rows of %(row)s points, %(checkers)s light and %(checkers)s dark "
            "stones, two dice, and a cup if you like.",
        ),
        label=_("What you need"),
    ),
    Remark(
        "difficulty",
        pgettext_lazy(
            "ban-sugoroku", "Medium: the rules are few, but learning to play well takes a while."
        ),
        label=_("Difficulty"),
    ),
)

DIFFICULTY: Final = (
    Remark(
        "hard-risk",
        pgettext_lazy("ban-sugoroku", "You weigh how likely it is that a lone stone is hit."),
    ),
    Remark(
        "hard-plan",
        pgettext_lazy("ban-sugoroku", "You choose between running home and blocking the way."),
    ),
    Remark(
        "hard-multiplied",
        pgettext_lazy(
            "ban-sugoroku", "You judge whether a closed home is worth the wait before you win."
        ),
        ("mushi-gachi",),
    ),
    Remark(
        "hard-immediate",
        pgettext_lazy(
            "ban-sugoroku", "You have two ways to win: to arrive, or to close your home."
        ),
        ("muji-gachi", "objective-arrive"),
    ),
    Remark(
        "hard-bearing-off",
        pgettext_lazy(
            "ban-sugoroku", "You work out which number takes a stone off, and which one is wasted."
        ),
        ("bear-off-number",),
    ),
)

MISTAKES: Final = (
    # Translators: other_double says how often a double is played in backgammon, in figures.
    Remark(
        "mistake-double",
        pgettext_lazy(
            "ban-sugoroku",
            "Taking %(other_double)s steps with a double, out of habit from backgammon.",
        ),
        ("doubles",),
    ),
    Remark(
        "mistake-sum",
        pgettext_lazy(
            "ban-sugoroku", "Adding the numbers up although the stop in between is blocked."
        ),
        ("stop-between",),
    ),
    Remark(
        "mistake-waiting",
        pgettext_lazy("ban-sugoroku", "Moving another stone while a hit one waits on the strip."),
        ("enter-first",),
    ),
    Remark(
        "mistake-left",
        pgettext_lazy(
            "ban-sugoroku",
            "Playing one number so that the other can no longer be played, although some order "
            "uses both.",
        ),
        ("most-numbers",),
    ),
    Remark(
        "mistake-smaller",
        pgettext_lazy(
            "ban-sugoroku",
            "Choosing the smaller number where either could be played, but not both.",
        ),
        ("larger-number",),
    ),
    Remark(
        "mistake-after",
        pgettext_lazy(
            "ban-sugoroku", "Wanting to play the number left over after the last stone has arrived."
        ),
        ("iri-gachi",),
    ),
    Remark(
        "mistake-off",
        pgettext_lazy(
            "ban-sugoroku",
            "Bearing stones off: here no stone leaves the board; they only gather.",
        ),
        ("no-bearing-off",),
    ),
    Remark(
        "mistake-early",
        pgettext_lazy("ban-sugoroku", "Taking a stone off before all of yours are home."),
        ("bear-off-start",),
    ),
    Remark(
        "mistake-closed",
        pgettext_lazy(
            "ban-sugoroku",
            "Believing that a closed home wins by itself: your other stones must be home too.",
        ),
        ("mushi-gachi",),
    ),
    Remark(
        "mistake-overlooked",
        pgettext_lazy(
            "ban-sugoroku",
            "Overlooking that, while a stone waits on the strip, a home can be closed before all "
            "stones have arrived, and that this ends the game.",
        ),
        ("muji-gachi",),
    ),
)

ADVICE: Final = (
    Remark(
        "advice-check",
        pgettext_lazy(
            "ban-sugoroku",
            "Before you begin, count %(checkers)s stones on each side, and trace both routes with "
            "a finger.",
        ),
        ("layout",),
    ),
    Remark(
        "advice-block",
        pgettext_lazy(
            "ban-sugoroku",
            "Look first for points that you can block with two stones: there they are safe, and "
            "they stand in your opponent’s way.",
        ),
        ("blocked",),
    ),
    Remark(
        "advice-count",
        pgettext_lazy(
            "ban-sugoroku",
            "Before you leave a stone on its own, count the rolls that would hit it, and weigh "
            "the danger against what you gain.",
        ),
        ("hit",),
    ),
    Remark(
        "advice-far",
        pgettext_lazy(
            "ban-sugoroku",
            "Do not always move your front stone: those that are farthest back have the "
            "longest path.",
        ),
        ("direction",),
    ),
    Remark(
        "advice-double",
        pgettext_lazy(
            "ban-sugoroku",
            "A double gives only %(double)s steps: if you are behind in the race, you have to "
            "catch up by hitting.",
        ),
        ("doubles",),
    ),
    Remark(
        "advice-order",
        pgettext_lazy(
            "ban-sugoroku",
            "Near the end, try both orders of the numbers in your mind: perhaps a single number "
            "is enough to bring the last stone home.",
        ),
        ("iri-gachi",),
    ),
    Remark(
        "advice-wait",
        pgettext_lazy(
            "ban-sugoroku",
            "If a hit stone waits outside and your home is nearly closed, see whether you can "
            "close it before the last stone arrives: the win is then worth "
            "%(closed_home_value)s points.",
        ),
        ("mushi-gachi",),
    ),
    Remark(
        "advice-watch",
        pgettext_lazy(
            "ban-sugoroku",
            "While a stone of yours waits on the strip, count your opponent’s open home points: "
            "when none is left, you have lost.",
        ),
        ("muji-gachi",),
    ),
    Remark(
        "advice-safe",
        pgettext_lazy(
            "ban-sugoroku",
            "As long as your opponent can still hit, bear stones off in such a way that none of "
            "yours is left on its own.",
        ),
        ("bear-off-number",),
    ),
    Remark(
        "advice-luck",
        pgettext_lazy(
            "ban-sugoroku",
            "After a bad roll, look for the best that it leaves you. It is not thrown again: luck "
            "is part of the game.",
        ),
        ("roll",),
    ),
)

GUIDE: Final = GuideTexts(
    page_title=PAGE_TITLE,
    glance=GLANCE,
    difficulty=DIFFICULTY,
    mistakes=MISTAKES,
    advice=ADVICE,
    site=SITE,
    seed_title=SEED_TITLE,
    seed=SEED,
)
