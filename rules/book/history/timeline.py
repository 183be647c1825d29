"""Dated facts, from the first ban to the convents of Kyoto."""

from __future__ import annotations

from typing import Final

from django.utils.translation import pgettext_lazy

from rules.book.history.notes import Note
from rules.games.clause import Confidence

FACTS: Final = (
    Note(
        "in-689",
        pgettext_lazy("history", "689"),
        pgettext_lazy(
            "history",
            "The chronicle Nihon Shoki notes that sugoroku is forbidden, in the twelfth month of "
            "the third year of Empress Jitō. By the Western calendar the day may already fall in "
            "January 690.",
        ),
        ("nihonshoki", "kojiruien"),
        Confidence.ATTESTED,
    ),
    Note(
        "in-754",
        pgettext_lazy("history", "754"),
        pgettext_lazy(
            "history",
            "An edict in the Shoku Nihongi: players from the sixth rank down get a hundred"
            " strokes, men and women alike; those of the fifth lose office, pay and land."
            " Informers are rewarded.",
        ),
        ("shokunihongi",),
        Confidence.SINGLE,
    ),
    Note(
        "in-756",
        pgettext_lazy("history", "756"),
        pgettext_lazy(
            "history",
            "The register of the treasures now in the Shōsōin lists a sugoroku board of inlaid "
            "sandalwood, 54.3 by 31 cm and 16.7 cm high. Glass stones and ivory dice are kept "
            "there too. Four more boards were not called sugoroku boards until the Meiji era; "
            "one of them may belong to another game.",
        ),
        ("shosoin", "rokuro"),
        Confidence.ATTESTED,
    ),
    Note(
        "in-757",
        pgettext_lazy("history", "757"),
        pgettext_lazy(
            "history",
            "A code of law, written in 718 and in force from 757, names sugoroku and go among "
            "the things not to be done in mourning.",
        ),
        ("rokuro",),
        Confidence.SINGLE,
    ),
    Note(
        "manyoshu-poem",
        pgettext_lazy("history", "8th century"),
        pgettext_lazy(
            "history",
            "A comic poem in the Man’yōshū (book 16, no. 3827) looks at the dice: not only one and"
            " two are on them, but five, six, three and four as well.",
        ),
        ("manyoshu", "jiten"),
        Confidence.ATTESTED,
    ),
    Note(
        "pillow-book",
        pgettext_lazy("history", "about 1000"),
        pgettext_lazy(
            "history",
            "The Pillow Book names what drives boredom away: go, sugoroku and tales.",
        ),
        ("jiten", "daijisen"),
        Confidence.ATTESTED,
    ),
    Note(
        "genji",
        pgettext_lazy("history", "about 1010"),
        pgettext_lazy(
            "history",
            "In the Tale of Genji the Lady of Ōmi begs the dice for low numbers as she plays; "
            "later she calls out “the nun of Akashi!” for luck.",
        ),
        ("jiten", "rokuro"),
        Confidence.ATTESTED,
    ),
    Note(
        "okagami",
        pgettext_lazy("history", "A legend"),
        pgettext_lazy(
            "history",
            "The Ōkagami tells how Fujiwara no Morosuke asked for a double six, and threw it.",
        ),
        ("daijisen", "heritage"),
        Confidence.ATTESTED,
    ),
    Note(
        "shirakawa",
        pgettext_lazy("history", "11th–12th century"),
        pgettext_lazy(
            "history",
            "According to the Tale of the Heike, Emperor Shirakawa named three things that did not"
            " obey him: the river Kamo, the dice of sugoroku and the warrior monks.",
        ),
        ("jiten", "saiku"),
        Confidence.ATTESTED,
    ),
    Note(
        "choju-giga",
        pgettext_lazy("history", "12th century"),
        pgettext_lazy(
            "history", "In the picture scrolls Chōjū-giga, monkeys carry a sugoroku board."
        ),
        ("wikipedia-ja",),
        Confidence.SINGLE,
    ),
    Note(
        "haseo",
        pgettext_lazy("history", "14th century"),
        pgettext_lazy(
            "history",
            "The picture scroll Haseo zōshi tells a legend: a game of sugoroku against a demon.",
        ),
        ("wikipedia-ja",),
        Confidence.SINGLE,
    ),
    Note(
        "manuals",
        pgettext_lazy("history", "1583–1897"),
        pgettext_lazy(
            "history",
            "We know of nine manuals, the first of 1583, the last of 1897.",
        ),
        ("takami", "kusaba", "tsukiji"),
        Confidence.ATTESTED,
    ),
    Note(
        "in-1679",
        pgettext_lazy("history", "1679"),
        pgettext_lazy(
            "history",
            "A book of thirty-six problems, the Sugoroku tebikishō, comes from the time when "
            "stones were borne off at the end and every win counted the same. This is how Jun "
            "Kusaba reads it; he places these rules around Osaka.",
        ),
        ("kusaba",),
        Confidence.SINGLE,
    ),
    Note(
        "decline",
        pgettext_lazy("history", "17th century"),
        pgettext_lazy(
            "history",
            "The game declines: the dice leave the board for quicker gambling, on odd or even.",
        ),
        ("tsukiji", "wikipedia-en"),
        Confidence.ATTESTED,
    ),
    Note(
        "in-1811",
        pgettext_lazy("history", "1811"),
        pgettext_lazy(
            "history",
            "By the time of a manual for self-study, the game has become an accomplishment of "
            "women and part of a dowry. It has its etiquette: leave the dice until the other has "
            "finished, do not shake them behind the board or above the sash, keep them on the "
            "board, do not knock the stones with the cup.",
        ),
        ("tsukiji",),
        Confidence.SINGLE,
    ),
    Note(
        "furniture",
        pgettext_lazy("history", "19th century"),
        pgettext_lazy(
            "history",
            "Boards are made in sets of three, for go, shogi and sugoroku, as wedding furniture."
            " In the Tenpō era (1830–1844) few are said to have known the rules.",
        ),
        ("hikone",),
        Confidence.SINGLE,
    ),
    Note(
        "convents",
        pgettext_lazy("history", "20th century"),
        pgettext_lazy(
            "history",
            "Two convents in Kyoto, Hōkyō-ji and Daishō-ji, still played. Jun Kusaba asked them for"
            " their rules; much of what this site teaches rests on their answers.",
        ),
        ("kusaba", "wikipedia-de"),
        Confidence.ATTESTED,
    ),
    Note(
        "cube",
        pgettext_lazy("history", "1920s"),
        pgettext_lazy(
            "history",
            "Far away, in the clubs of New York, backgammon gets its doubling cube."
            " Ban-sugoroku never had one.",
        ),
        ("wikipedia-ja",),
        Confidence.SINGLE,
    ),
)
