"""The glossary of Ban-sugoroku: its words in every language, and their meanings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from django.utils.translation import pgettext_lazy

from rules.games.clause import attested, ours, single
from rules.games.phrase import Phrase
from rules.games.words import TermId, Words

WORDS: Final[Mapping[TermId, Words]] = {
    "games": Words(
        "Ban-sugoroku", "Ban-sugoroku", "Ban-sugoroku",
        "盤双六", "ばんすごろく", "ban-sugoroku", attested("jiten", "kusaba"),
    ),
    "point": Words("point", "flèche", "Feld", "地", "じ", "ji", attested("jiten", "kusaba")),
    "checker": Words(
        "stone", "pierre", "Stein", "石", "いし", "ishi",
        attested("kusaba", "jiten"),
    ),
    "row": Words("row", "rangée", "Reihe", "段", "だん", "dan", None),
    "home-board": Words(
        "home", "jan intérieur, jan", "Heimfeld", "内地", "", "", single("wikipedia-ja")
    ),
    "outer-board": Words(
        "outer points", "jan extérieur", "Außenfeld", "外地", "", "",
        single("wikipedia-ja"), ("en",),
    ),
    "point-names": Words(
        "Inner\u00a01, Outer\u00a01",
        "Int.\u00a01, Ext.\u00a01",
        "Innen\u00a01, Außen\u00a01",
        "内一地、外一地", "", "", single("kusaba"),
    ),
    "bar": Words(
        "strip", "bande centrale", "Mittelband", "中央の帯", "ちゅうおうのおび",
        "chūō no obi", ours("jiten"), ("ja",),
    ),
    "start": Words(
        "starting position", "position de départ", "Grundstellung",
        "石飾り", "いしかざり", "ishi-kazari", single("kusaba"),
    ),
    "die": Words("die", "dé", "Würfel", "賽", "さい", "sai", attested("jiten", "kusaba")),
    "roll": Words("roll", "lancer", "Wurf", "出目", "でめ", "deme", None),
    "number": Words(
        "number", "nombre", "Zahl, Augenzahl", "目", "め", "me",
        attested("kusaba", "jiten"),
    ),
    "doubles": Words(
        "double", "double", "Pasch", "重目", "ちょうめ", "chōme", single("jiten")
    ),
    "roll-name": Words(
        "roll name", "nom du lancer", "Wurfname", "目の名", "めのな", "me no na",
        ours("jiten"), ("ja",),
    ),
    "first-player": Words(
        "first player", "premier joueur", "beginnende Seite",
        "先手", "せんて", "sente", single("kusaba"), ("de",),
    ),
    "turn": Words("turn", "tour", "Zug", "手番", "てばん", "teban", None),
    "step": Words(
        "step", "déplacement", "Schritt", "一つの目の動き", "ひとつのめのうごき",
        "hitotsu no me no ugoki", None, ("en", "de", "ja"),
    ),
    "pass": Words("to pass", "passer", "aussetzen", "パス", "", "pasu", single("mahoron")),
    "blot": Words(
        "lone stone, hashiishi", "pierre isolée, hashiishi", "einzelner Stein, Hashiishi",
        "端石", "", "", single("qdan"),
    ),
    "made-point": Words(
        "blocked point, hitoni", "flèche bloquée, hitoni", "Sperre, Hitoni",
        "一荷", "", "", ours("kusaba", "qdan"),
    ),
    "open-point": Words(
        "open point", "flèche accessible", "offenes Feld", "空いている地",
        "", "", None, ("ja",),
    ),
    "hit": Words(
        "to hit", "frapper", "schlagen", "切る", "きる", "kiru",
        attested("kusaba", "tebikisho"),
    ),
    "hit-checker": Words(
        "hit stone", "pierre frappée", "geschlagener Stein", "切られた石",
        "きられたいし", "kirareta ishi", attested("kusaba", "wikipedia-ja"),
    ),
    "enter": Words(
        "to enter", "rentrer", "einsetzen", "下ろす", "おろす", "orosu",
        single("kusaba"),
    ),
    "dance": Words(
        "no entry", "sans entrée possible", "kein Eingang", "淀む", "よどむ", "yodomu",
        single("kusaba"), ("en",),
    ),
    "prime": Words(
        "mushi", "mushi", "Mushi", "蒸し", "むし", "mushi",
        attested("wikipedia-ja", "kusaba"),
    ),
    "closed-home": Words(
        "closed home, muji", "jan fermé, muji", "Heimfeldsperre, Muji",
        "無地", "むじ", "muji", single("wikipedia-ja"),
    ),
    "bear-off": Words(
        "to bear off", "sortir", "abtragen", "上がらせる", "あがらせる", "agaraseru",
        attested("kusaba", "tebikisho"),
    ),
    "iri-gachi": Words(
        "iri-gachi", "iri-gachi", "Iri-gachi", "入り勝ち", "いりがち", "irigachi",
        attested("kusaba", "wikipedia-ja"),
    ),
    "mushi-gachi": Words(
        "mushi-gachi", "mushi-gachi", "Mushi-gachi", "蒸し勝ち", "むしがち", "mushigachi",
        single("kusaba"),
    ),
    "mujo-gachi": Words(
        "mujō-gachi", "mujō-gachi", "Mujō-gachi", "むじょうがち", "", "mujōgachi",
        single("qdan"),
    ),
    "muji-gachi": Words(
        "muji-gachi", "muji-gachi", "Muji-gachi", "無地勝ち", "むじがち", "mujigachi",
        single("wikipedia-ja"),
    ),
    "draw": Words(
        "draw", "égalité", "Unentschieden", "引き分け", "ひきわけ", "hikiwake",
        None,
    ),
    "house-rule": Words(
        "house rule", "règle locale", "Hausregel", "ローカルルール", "", "rōkaru rūru",
        single("qdan"), ("ja",),
    ),
}  # fmt: skip

MEANINGS: Final[Mapping[TermId, Phrase]] = {
    "point": pgettext_lazy(
        "ban-sugoroku",
        "A rectangle on the board, where stones stand.",
    ),
    "home-board": pgettext_lazy(
        "ban-sugoroku",
        "The six points at the end of your path, where all your stones gather.",
    ),
    "bar": pgettext_lazy(
        "ban-sugoroku",
        "The empty strip between the rows, where hit stones wait.",
    ),
    "start": pgettext_lazy(
        "ban-sugoroku",
        "How the stones stand when a game begins; it is the same in both games.",
    ),
    "number": pgettext_lazy(
        "ban-sugoroku",
        "What one die shows: how far one stone moves.",
    ),
    "doubles": pgettext_lazy(
        "ban-sugoroku",
        "A roll with two equal numbers; it gives %(double)s steps.",
    ),
    "step": pgettext_lazy(
        "ban-sugoroku",
        "One stone moved by one number.",
    ),
    "blot": pgettext_lazy(
        "ban-sugoroku",
        "A stone that stands alone on its point, and so can be hit.",
    ),
    "made-point": pgettext_lazy(
        "ban-sugoroku",
        "A point held by two or more stones of one side: the other side cannot land there.",
    ),
    "open-point": pgettext_lazy(
        "ban-sugoroku",
        "A point where you may land: it is empty, or yours, or holds a lone stone of the "
        "other side.",
    ),
    "hit": pgettext_lazy(
        "ban-sugoroku",
        "To land on a lone stone of the other side, which then has to wait.",
    ),
    "hit-checker": pgettext_lazy(
        "ban-sugoroku",
        "A stone that was hit and waits; it has to enter before any other may move.",
    ),
    "enter": pgettext_lazy(
        "ban-sugoroku",
        "To bring a hit stone back into the game, in the opponent’s home, on the point "
        "whose number a die shows.",
    ),
    "dance": pgettext_lazy(
        "ban-sugoroku",
        "The stone that waits cannot enter, and the turn is lost.",
    ),
    "prime": pgettext_lazy(
        "ban-sugoroku",
        "A run of blocked points; nothing can pass six of them in a row.",
    ),
    "closed-home": pgettext_lazy(
        "ban-sugoroku",
        "A home whose six points are all blocked: no hit stone can enter.",
    ),
    "bear-off": pgettext_lazy(
        "ban-sugoroku",
        "To take stones off the board, once all of yours are home.",
    ),
    "row": pgettext_lazy(
        "ban-sugoroku",
        "A line of points; one lies in front of each player.",
    ),
    "outer-board": pgettext_lazy(
        "ban-sugoroku",
        "The other six points of your row, the last ones before your home.",
    ),
    "point-names": pgettext_lazy(
        "ban-sugoroku",
        "What the points are called. Each player counts from their own seat, so that "
        "every point has two names.",
    ),
    "pass": pgettext_lazy(
        "ban-sugoroku",
        "To end your turn without a step, because none is possible.",
    ),
}
