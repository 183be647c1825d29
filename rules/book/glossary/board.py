"""Terms of the board and what lies on it."""

from __future__ import annotations

from typing import Final

from rules.book.glossary.term import BAN, BG, MODERN, Group, Term, Words
from rules.games.clause import attested, ours, single

TERMS: Final = (
    Term(
        "games",
        Group.BOARD,
        {
            BAN: Words(
                "Ban-sugoroku", "Ban-sugoroku", "Ban-sugoroku",
                "盤双六", "ばんすごろく", "ban-sugoroku", attested("jiten", "kusaba"),
            ),
            BG: Words(
                "backgammon", "backgammon", "Backgammon",
                "バックギャモン", "", "bakkugyamon", MODERN,
            ),
        },
        ("objective-arrive", "objective-bear-off"),
    ),
    Term(
        "point",
        Group.BOARD,
        {
            BAN: Words("point", "flèche", "Feld", "地", "じ", "ji", attested("jiten", "kusaba")),
            BG: Words("point", "flèche, pointe", "Feld, Punkt", "ポイント", "", "pointo", MODERN),
        },
        ("board",),
    ),
    Term(
        "checker",
        Group.BOARD,
        {
            BAN: Words(
                "stone", "pierre", "Stein", "石", "いし", "ishi",
                attested("kusaba", "jiten"),
            ),
            BG: Words("checker", "pion", "Stein", "コマ", "", "koma", MODERN),
        },
        ("board", "own-checkers"),
    ),
    Term(
        "row",
        Group.BOARD,
        {
            BAN: Words("row", "rangée", "Reihe", "段", "だん", "dan", None),
            BG: Words("row", "rangée", "Reihe", "段", "だん", "dan", None),
        },
        ("board",),
    ),
    Term(
        "home-board",
        Group.BOARD,
        {
            BAN: Words(
                "home", "jan intérieur, jan", "Heimfeld", "内地", "", "", single("wikipedia-ja")
            ),
            BG: Words(
                "home board", "jan intérieur", "Heimfeld",
                "インナーボード", "", "innābōdo", MODERN,
            ),
        },
        ("objective-arrive", "point-names"),
    ),
    Term(
        "outer-board",
        Group.BOARD,
        {
            BAN: Words(
                "outer points", "jan extérieur", "Außenfeld", "外地", "", "",
                single("wikipedia-ja"), ("en",),
            ),
            BG: Words(
                "outer board", "jan extérieur", "Außenfeld",
                "アウターボード", "", "autābōdo", attested("jba", "ffbg", "dbgv"),
            ),
        },
        ("point-names",),
    ),
    Term(
        "point-names",
        Group.BOARD,
        {
            BAN: Words(
                "Int.\u00a01, Ext.\u00a01", "Int.\u00a01, Ext.\u00a01",
                "Innen\u00a01, Außen\u00a01",
                "内一地、外一地", "", "", single("kusaba"),
            ),
            BG: Words(
                "1-point, 12-point", "flèche\u00a01, flèche\u00a012", "Feld\u00a01, Feld\u00a012",
                "1ポイント、12ポイント", "", "", MODERN,
            ),
        },
        ("point-names",),
    ),
    Term(
        "bar",
        Group.BOARD,
        {
            BAN: Words(
                "strip", "bande centrale", "Mittelband", "中央の帯", "ちゅうおうのおび",
                "chūō no obi", ours("jiten"), ("ja",),
            ),
            BG: Words("bar", "barre", "Bar", "バー", "", "bā", MODERN),
        },
        ("board", "hit"),
    ),
    Term(
        "start",
        Group.BOARD,
        {
            BAN: Words(
                "starting position", "position de départ", "Grundstellung",
                "石飾り", "いしかざり", "ishi-kazari", single("kusaba"),
            ),
            BG: Words(
                "starting position", "position de départ", "Grundstellung",
                "初期配置", "しょきはいち", "shoki haichi", attested("jba", "dbgv"),
            ),
        },
        ("layout",),
    ),
)  # fmt: skip
