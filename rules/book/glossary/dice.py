"""Terms of the dice and the turn."""

from __future__ import annotations

from typing import Final

from rules.book.glossary.term import BAN, BG, MODERN, Group, Term, Words
from rules.games.clause import attested, ours, single

TERMS: Final = (
    Term(
        "die",
        Group.DICE,
        {
            BAN: Words("die", "dé", "Würfel", "賽", "さい", "sai", attested("jiten", "kusaba")),
            BG: Words("die", "dé", "Würfel", "サイコロ", "", "saikoro", MODERN),
        },
        ("roll",),
    ),
    Term(
        "roll",
        Group.DICE,
        {
            BAN: Words("roll", "lancer", "Wurf", "出目", "でめ", "deme", None),
            BG: Words("roll", "lancer", "Wurf", "ロール", "", "rōru", MODERN),
        },
        ("roll",),
    ),
    Term(
        "number",
        Group.DICE,
        {
            BAN: Words(
                "number", "nombre", "Zahl, Augenzahl", "目", "め", "me",
                attested("kusaba", "jiten"),
            ),
            BG: Words("number", "nombre", "Zahl, Augenzahl", "目", "め", "me", MODERN),
        },
        ("number-is-step",),
    ),
    Term(
        "doubles",
        Group.DICE,
        {
            BAN: Words(
                "double", "double", "Pasch", "重目", "ちょうめ", "chōme", single("jiten")
            ),
            BG: Words("double", "double", "Pasch", "ゾロ目", "ぞろめ", "zorome", MODERN),
        },
        ("doubles",),
    ),
    Term(
        "roll-name",
        Group.DICE,
        {
            BAN: Words(
                "roll name", "nom du lancer", "Wurfname", "目の名", "めのな", "me no na",
                ours("jiten"), ("ja",),
            ),
        },
        ("roll",),
    ),
    Term(
        "first-player",
        Group.DICE,
        {
            BAN: Words(
                "first player", "premier joueur", "beginnende Seite",
                "先手", "せんて", "sente", single("kusaba"), ("de",),
            ),
            BG: Words(
                "first player", "premier joueur", "beginnende Seite",
                "先手", "せんて", "sente", single("jba"), ("de",),
            ),
        },
        ("first-turn-alternate", "first-turn-thrown", "first-turn-opening"),
    ),
    Term(
        "turn",
        Group.DICE,
        {
            BAN: Words("turn", "tour", "Zug", "手番", "てばん", "teban", None),
            BG: Words("turn", "tour", "Zug", "手番", "てばん", "teban", MODERN),
        },
        ("most-numbers",),
    ),
    Term(
        "step",
        Group.DICE,
        {
            BAN: Words(
                "step", "déplacement", "Schritt", "一つの目の動き", "ひとつのめのうごき",
                "hitotsu no me no ugoki", None, ("en", "de", "ja"),
            ),
            BG: Words(
                "step", "déplacement", "Schritt", "一つの目の動き", "ひとつのめのうごき",
                "hitotsu no me no ugoki", None, ("en", "de", "ja"),
            ),
        },
        ("number-is-step", "stop-between"),
    ),
    Term(
        "pass",
        Group.DICE,
        {
            BAN: Words("to pass", "passer", "aussetzen", "パス", "", "pasu", single("mahoron")),
            BG: Words("to pass", "passer", "aussetzen", "パス", "", "pasu", MODERN),
        },
        ("pass",),
    ),
)  # fmt: skip
