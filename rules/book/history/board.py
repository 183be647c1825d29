"""The board with what belongs to it, and the other games that were played on it."""

from __future__ import annotations

from typing import Final

from django.utils.translation import pgettext_lazy

from rules.book.history.notes import Note, OtherGame
from rules.games.clause import Confidence

EQUIPMENT: Final = (
    Note(
        "old-board",
        pgettext_lazy("history", "The board"),
        pgettext_lazy(
            "history",
            "A block or box of wood with two rows of twelve points and an empty strip between "
            "them; dictionaries give about 36 by 24 cm.",
        ),
        ("jiten", "daijisen"),
        Confidence.ATTESTED,
    ),
    Note(
        "fields",
        pgettext_lazy("history", "The points"),
        pgettext_lazy(
            "history",
            "Early boards are low open tables with a flower for each point and crescents on the "
            "strip, later ones tall lacquered boxes. The points are marked with flowers or lines, "
            "not with triangles.",
        ),
        ("sengoku",),
        Confidence.SINGLE,
    ),
    Note(
        "measures",
        pgettext_lazy("history", "The measures"),
        pgettext_lazy(
            "history",
            "The preface of 1679 finds the world in them. (Here a sun is a measure, about 3 cm; a "
            "shaku is ten sun, a bu a tenth of a sun.) Thickness 4 sun: the seasons. Length 1 "
            "shaku 2 sun and twelve points: the months. Width 8 sun, in three strips: heaven, "
            "earth and man. Inner and outer halves: yin and yang. Thirty stones: the days of a "
            "month. Two dice: sun and moon. A bamboo cup of 3 sun 3 bu: the thirty-three heavens.",
        ),
        ("tebikisho",),
        Confidence.SINGLE,
    ),
    Note(
        "waiting-stones",
        pgettext_lazy("history", "Hit stones"),
        pgettext_lazy(
            "history",
            "They lie on the strip; old texts call them “stones in hand”, or say only that they "
            "are put outside. Unlike a modern board, the old one has no bar between its inner and "
            "outer halves.",
        ),
        ("kusaba", "wikipedia-ja", "sengoku"),
        Confidence.ATTESTED,
    ),
    Note(
        "dice-and-cup",
        pgettext_lazy("history", "Stones, dice, cup"),
        pgettext_lazy(
            "history",
            "Fifteen black and fifteen white stones, two dice, and a cup of wood or bamboo about"
            " 10 cm long.",
        ),
        ("jiten", "kojien"),
        Confidence.ATTESTED,
    ),
    Note(
        "colours",
        pgettext_lazy("history", "The colours"),
        pgettext_lazy(
            "history",
            "In the Heian period the better player had black, in the Edo period white.",
        ),
        ("wikipedia-ja",),
        Confidence.SINGLE,
    ),
)

OTHER_GAMES: Final = (
    OtherGame(
        "hon-sugoroku",
        "本双六",
        "Hon-sugoroku",
        "ほんすごろく",
        pgettext_lazy("history", "“Proper sugoroku”: the Ban-sugoroku that this site teaches."),
        ("jiten", "kusaba"),
        Confidence.ATTESTED,
    ),
    OtherGame(
        "yamato",
        "大和",
        "Yamato",
        "やまと",
        pgettext_lazy(
            "history",
            "Starts from three groups of five stones. A paper of 2014 argues that it was once the"
            " main form; its full rules are not known.",
        ),
        ("kusaba", "rokuro"),
        Confidence.ATTESTED,
    ),
    OtherGame(
        "oimawashi",
        "追い回し",
        "Oimawashi",
        "おいまわし",
        pgettext_lazy(
            "history",
            "A chase: certain rolls bring your rearmost stone to the front, and landing on a "
            "stone captures it. The sources differ in the details.",
        ),
        ("takahashi",),
        Confidence.DISPUTED,
    ),
    OtherGame(
        "names-only",
        "折葉、柳、枡、下り端",
        "Oriha, Yanagi, Masu",
        "おりは、やなぎ、ます",
        pgettext_lazy(
            "history",
            "Names that the sources listed here give between them; none gives a reading for the "
            "fourth, 下り端. Yanagi is also called tsumikae, and a museum in Mie teaches it; we "
            "found no rules.",
        ),
        ("jiten", "kariginu", "itsukinomiya"),
        Confidence.ATTESTED,
    ),
    OtherGame(
        "name-without-reading",
        "端双六",
        "",
        "",
        pgettext_lazy(
            "history", "A name used in contrast to “proper sugoroku”; nothing more is known to us."
        ),
        ("kusaba",),
        Confidence.SINGLE,
    ),
)
