"""The guide to backgammon: the game at a glance, mistakes and advice."""

from __future__ import annotations

from typing import Final

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rules.games.backgammon.options import SEED, SEED_TITLE, SITE
from rules.games.guide import GuideTexts, Remark

PAGE_TITLE: Final = pgettext_lazy("backgammon", "Backgammon: rules and guide")

GLANCE: Final = (
    Remark(
        "what-it-is",
        pgettext_lazy(
            "backgammon",
            "Standard backgammon as the US Backgammon Federation (USBGF) describes it, in "
            "separate games among friends: for points, never for money.",
        ),
        label=_("What it is"),
    ),
    Remark(
        "scope",
        pgettext_lazy(
            "backgammon",
            "The doubling cube, single games and the wins that are worth more (gammons and "
            "backgammons) are explained.",
        ),
        ("cube-value", "win-gammon"),
        _("What this page covers"),
    ),
    Remark(
        "left-out",
        pgettext_lazy(
            "backgammon",
            "What belongs to games for money, such as the Jacoby rule or beavers, and what "
            "belongs to matches, such as the Crawford rule.",
        ),
        label=_("What it leaves out"),
    ),
    Remark("players", _("Two people."), label=_("Players")),
    Remark(
        "duration",
        pgettext_lazy("backgammon", "A quarter of an hour to half an hour."),
        label=_("How long"),
    ),
    Remark(
        "material",
        pgettext_lazy(
            "backgammon",
            "A board with %(points)s points, %(checkers)s checkers of one colour and "
            "%(checkers)s of another, and for each player two dice and a cup: four dice and "
            "two cups. If you play at home, one pair of dice is enough; the rules stay the "
            "same.",
        ),
        label=_("What you need"),
    ),
    # Translators: cube_faces is a ready-made list of numbers.
    Remark(
        "material-cube",
        pgettext_lazy(
            "backgammon",
            "It shows %(cube_faces)s and is never thrown. It begins in the middle with "
            "%(cube_limit)s up, which stands for 1.",
        ),
        ("cube-value",),
        _("The doubling cube"),
    ),
    Remark(
        "difficulty",
        pgettext_lazy("backgammon", "High."),
        label=_("Difficulty"),
    ),
)

DIFFICULTY: Final = (
    Remark("hard-risk", pgettext_lazy("backgammon", "You weigh the risk of being hit.")),
    Remark(
        "hard-plan",
        pgettext_lazy(
            "backgammon",
            "You choose between racing and blocking: the speed of your run home against solid "
            "positions.",
        ),
    ),
    Remark(
        "hard-cube",
        pgettext_lazy("backgammon", "You work out what doubling is worth, and when to do it."),
        ("cube-value",),
    ),
)

MISTAKES: Final = (
    Remark(
        "mistake-sum",
        pgettext_lazy(
            "backgammon", "Adding the numbers up although the stop in between is closed."
        ),
        ("stop-between",),
    ),
    # Translators: p8 and p4 are points; the roll is 3–1.
    Remark(
        "mistake-total",
        pgettext_lazy(
            "backgammon",
            "Going from %(p8)s to %(p4)s with 3–1 and saying “four in all”: show the legal steps.",
        ),
        ("stop-between",),
    ),
    Remark(
        "mistake-double",
        pgettext_lazy("backgammon", "Forgetting that a double gives %(double)s steps."),
        ("doubles",),
    ),
    Remark(
        "mistake-waiting",
        pgettext_lazy("backgammon", "Moving another checker while one is on the bar."),
        ("enter-first",),
    ),
    Remark(
        "mistake-smaller",
        pgettext_lazy(
            "backgammon", "Choosing the smaller number where either could be played, but not both."
        ),
        ("larger-number",),
    ),
    Remark(
        "mistake-left",
        pgettext_lazy(
            "backgammon",
            "Playing one number so that the other can no longer be played, although some order "
            "uses both.",
        ),
        ("most-numbers",),
    ),
    Remark(
        "mistake-early",
        pgettext_lazy("backgammon", "Bearing off before all your checkers in play are home."),
        ("bear-off-start",),
    ),
    Remark(
        "mistake-cube",
        pgettext_lazy("backgammon", "Throwing the cube: it moves no checkers."),
        ("cube-value",),
    ),
)

ADVICE: Final = (
    Remark(
        "advice-check",
        pgettext_lazy(
            "backgammon",
            "Before you begin, count %(checkers)s checkers on each side, and trace both routes "
            "with a finger.",
        ),
        ("layout",),
    ),
    Remark(
        "advice-block",
        pgettext_lazy(
            "backgammon",
            "Look first for points that you can close with two checkers. Such points protect you, "
            "and they stand in the way when one of your opponent’s checkers has to come back.",
        ),
        ("blocked",),
    ),
    # Translators: p8, p6 and p5 are points.
    Remark(
        "advice-three-one",
        pgettext_lazy(
            "backgammon",
            "A 3–1 at the start closes a point at once: a checker from %(p8)s with the 3 and one "
            "from %(p6)s with the 1 meet on %(p5)s.",
        ),
        ("layout",),
    ),
    Remark(
        "advice-count",
        pgettext_lazy(
            "backgammon",
            "Before you leave a checker on its own, count the rolls that would hit it, and weigh "
            "the danger against what you gain.",
        ),
        ("hit",),
    ),
    Remark(
        "advice-far",
        pgettext_lazy(
            "backgammon",
            "Do not always move your front checker: those that are far back have to come along "
            "too.",
        ),
        ("direction",),
    ),
    Remark(
        "advice-cube",
        pgettext_lazy(
            "backgammon",
            "Learn without the cube first. Add it when you understand the race and blocked "
            "positions.",
        ),
        ("cube-value",),
    ),
    Remark(
        "advice-luck",
        pgettext_lazy(
            "backgammon",
            "After a bad roll, look for the best play that it leaves you. It is not thrown again: "
            "luck is part of the game.",
        ),
        ("roll",),
    ),
    Remark(
        "advice-points",
        pgettext_lazy(
            "backgammon",
            "If you like, agree on a number of games beforehand, and add up the points.",
        ),
        ("game-ends",),
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
