"""Terms of blocking, hitting and entering."""

from __future__ import annotations

from typing import Final

from rules.book.glossary.term import BAN, BG, MODERN, Group, Term, Words
from rules.games.clause import attested, ours, single

TERMS: Final = (
    Term(
        "blot",
        Group.CONTACT,
        {
            BAN: Words(
                "lone stone, hashiishi", "pierre isolée, hashiishi", "einzelner Stein, Hashiishi",
                "端石", "", "", single("qdan"),
            ),
            BG: Words("blot", "pion isolé, blot", "Blot", "ブロット", "", "burotto", MODERN),
        },
        ("open", "hit"),
    ),
    Term(
        "made-point",
        Group.CONTACT,
        {
            BAN: Words(
                "blocked point, hitoni", "flèche bloquée, hitoni", "Sperre, Hitoni",
                "一荷", "", "", ours("kusaba", "qdan"),
            ),
            BG: Words(
                "made point, closed point", "flèche fermée, porte", "Sperre, gemachter Punkt",
                "ブロックポイント", "", "burokku pointo", attested("jba", "ffbg", "dbgv"),
            ),
        },
        ("blocked",),
    ),
    Term(
        "open-point",
        Group.CONTACT,
        {
            BAN: Words(
                "open point", "flèche accessible", "offenes Feld", "空いている地",
                "", "", None, ("ja",),
            ),
            BG: Words(
                "open point", "flèche ouverte", "offenes Feld", "空いているポイント",
                "", "", None, ("ja",),
            ),
        },
        ("open",),
    ),
    Term(
        "hit",
        Group.CONTACT,
        {
            BAN: Words(
                "to hit", "frapper", "schlagen", "切る", "きる", "kiru",
                attested("kusaba", "tebikisho"),
            ),
            BG: Words("to hit", "frapper", "schlagen", "ヒットする", "", "hitto suru", MODERN),
        },
        ("hit",),
    ),
    Term(
        "hit-checker",
        Group.CONTACT,
        {
            BAN: Words(
                "hit stone", "pierre frappée", "geschlagener Stein", "切られた石",
                "きられたいし", "kirareta ishi", attested("kusaba", "wikipedia-ja"),
            ),
            BG: Words(
                "checker on the bar", "pion frappé", "geschlagener Stein", "ヒットされたコマ",
                "", "hitto sareta koma", MODERN,
            ),
        },
        ("enter-first",),
    ),
    Term(
        "enter",
        Group.CONTACT,
        {
            BAN: Words(
                "to enter", "rentrer", "einsetzen", "下ろす", "おろす", "orosu",
                single("kusaba"),
            ),
            BG: Words("to enter", "rentrer", "einsetzen", "エンターする", "", "entā suru", MODERN),
        },
        ("enter-first", "enter-where"),
    ),
    Term(
        "dance",
        Group.CONTACT,
        {
            BAN: Words(
                "no entry", "sans entrée possible", "kein Eingang", "淀む", "よどむ", "yodomu",
                single("kusaba"), ("en",),
            ),
            BG: Words(
                "to dance", "danser", "tanzen", "ダンスする", "", "dansu suru",
                MODERN, ("fr", "de"),
            ),
        },
        ("enter-part",),
    ),
    Term(
        "anchor",
        Group.CONTACT,
        {
            BG: Words(
                "anchor", "ancre", "Anker", "アンカー", "", "ankā", attested("ffbg", "dbgv", "jba")
            ),
        },
        ("blocked", "enter-where"),
    ),
    Term(
        "prime",
        Group.CONTACT,
        {
            BAN: Words(
                "mushi", "mushi", "Mushi", "蒸し", "むし", "mushi",
                attested("wikipedia-ja", "kusaba"),
            ),
            BG: Words(
                "prime", "prime", "Prime", "プライム", "", "puraimu",
                attested("ffbg", "dbgv", "jba"),
            ),
        },
        ("blocked",),
    ),
    Term(
        "closed-home",
        Group.CONTACT,
        {
            BAN: Words(
                "closed home, muji", "jan fermé, muji", "Heimfeldsperre, Muji",
                "無地", "むじ", "muji", single("wikipedia-ja"),
            ),
            BG: Words(
                "closed board", "jan fermé", "geschlossenes Heimfeld",
                "クローズアウト", "", "kurōzuauto", MODERN,
            ),
        },
        ("enter-part", "mushi-gachi", "muji-gachi"),
    ),
)  # fmt: skip
