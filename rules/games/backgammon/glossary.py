"""The glossary of backgammon: its words in every language, and their meanings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from django.utils.translation import pgettext_lazy

from rules.games.clause import attested, single
from rules.games.phrase import Phrase
from rules.games.words import MODERN, TermId, Words

WORDS: Final[Mapping[TermId, Words]] = {
    "games": Words(
        "backgammon", "backgammon", "Backgammon",
        "バックギャモン", "", "bakkugyamon", MODERN,
    ),
    "point": Words("point", "flèche, pointe", "Feld, Punkt", "ポイント", "", "pointo", MODERN),
    "checker": Words("checker", "pion", "Stein", "コマ", "", "koma", MODERN),
    "row": Words("row", "rangée", "Reihe", "段", "だん", "dan", None),
    "home-board": Words(
        "home board", "jan intérieur", "Heimfeld",
        "インナーボード", "", "innābōdo", MODERN,
    ),
    "outer-board": Words(
        "outer board", "jan extérieur", "Außenfeld",
        "アウターボード", "", "autābōdo", attested("jba", "ffbg", "dbgv"),
    ),
    "point-names": Words(
        "1-point, 12-point", "flèche\u00a01, flèche\u00a012", "Feld\u00a01, Feld\u00a012",
        "1ポイント、12ポイント", "", "", MODERN,
    ),
    "bar": Words("bar", "barre", "Bar", "バー", "", "bā", MODERN),
    "start": Words(
        "starting position", "position de départ", "Grundstellung",
        "初期配置", "しょきはいち", "shoki haichi", attested("jba", "dbgv"),
    ),
    "die": Words("die", "dé", "Würfel", "サイコロ", "", "saikoro", MODERN),
    "roll": Words("roll", "lancer", "Wurf", "ロール", "", "rōru", MODERN),
    "number": Words("number", "nombre", "Zahl, Augenzahl", "目", "め", "me", MODERN),
    "doubles": Words("double", "double", "Pasch", "ゾロ目", "ぞろめ", "zorome", MODERN),
    "first-player": Words(
        "first player", "premier joueur", "beginnende Seite",
        "先手", "せんて", "sente", single("jba"), ("de",),
    ),
    "turn": Words("turn", "tour", "Zug", "手番", "てばん", "teban", MODERN),
    "step": Words(
        "step", "déplacement", "Schritt", "一つの目の動き", "ひとつのめのうごき",
        "hitotsu no me no ugoki", None, ("en", "de", "ja"),
    ),
    "pass": Words("to pass", "passer", "aussetzen", "パス", "", "pasu", MODERN),
    "blot": Words("blot", "pion isolé, blot", "Blot", "ブロット", "", "burotto", MODERN),
    "made-point": Words(
        "made point, closed point", "flèche fermée, porte", "Sperre, gemachter Punkt",
        "ブロックポイント", "", "burokku pointo", attested("jba", "ffbg", "dbgv"),
    ),
    "open-point": Words(
        "open point", "flèche ouverte", "offenes Feld", "空いているポイント",
        "", "", None, ("ja",),
    ),
    "hit": Words("to hit", "frapper", "schlagen", "ヒットする", "", "hitto suru", MODERN),
    "hit-checker": Words(
        "checker on the bar", "pion frappé", "geschlagener Stein", "ヒットされたコマ",
        "", "hitto sareta koma", MODERN,
    ),
    "enter": Words("to enter", "rentrer", "einsetzen", "エンターする", "", "entā suru", MODERN),
    "dance": Words(
        "to dance", "danser", "tanzen", "ダンスする", "", "dansu suru",
        MODERN, ("fr", "de"),
    ),
    "anchor": Words(
        "anchor", "ancre", "Anker", "アンカー", "", "ankā", attested("ffbg", "dbgv", "jba")
    ),
    "prime": Words(
        "prime", "prime", "Prime", "プライム", "", "puraimu",
        attested("ffbg", "dbgv", "jba"),
    ),
    "closed-home": Words(
        "closed board", "jan fermé", "geschlossenes Heimfeld",
        "クローズアウト", "", "kurōzuauto", MODERN,
    ),
    "bear-off": Words(
        "to bear off", "sortir", "abtragen", "ベアオフする", "", "beaofu suru",
        MODERN,
    ),
    "single-game": Words(
        "single game", "victoire simple", "einfache Partie",
        "シングル勝ち", "", "shinguru-gachi", MODERN,
    ),
    "gammon": Words("gammon", "gammon", "Gammon", "ギャモン勝ち", "", "gyamon-gachi", MODERN),
    "backgammon": Words(
        "backgammon", "backgammon", "Backgammon",
        "バックギャモン勝ち", "", "bakkugyamon-gachi", MODERN,
    ),
    "draw": Words(
        "draw", "égalité", "Unentschieden", "引き分け", "ひきわけ", "hikiwake",
        None,
    ),
    "house-rule": Words(
        "house rule", "règle locale", "Hausregel", "ローカルルール", "", "rōkaru rūru",
        None, ("ja",),
    ),
    "cube": Words(
        "doubling cube", "cube de double, videau", "Doppler, Dopplerwürfel",
        "ダブリングキューブ", "", "daburingu kyūbu", MODERN,
    ),
    "to-double": Words("to double", "doubler", "doppeln", "ダブルする", "", "daburu suru", MODERN),
    "take": Words("to take", "accepter", "annehmen", "テイクする", "", "teiku suru", MODERN),
    "drop": Words("to drop", "refuser", "ablehnen", "ドロップする", "", "doroppu suru", MODERN),
    "cube-owner": Words(
        "owner of the cube", "propriétaire du cube", "Besitzer des Dopplers",
        "キューブのオーナー", "", "kyūbu no ōnā", attested("usbgf", "dbgv"), ("ja",),
    ),
}  # fmt: skip

MEANINGS: Final[Mapping[TermId, Phrase]] = {
    "point": pgettext_lazy(
        "backgammon",
        "A triangle on the board, where checkers stand.",
    ),
    "home-board": pgettext_lazy(
        "backgammon",
        "The six points at the end of your path, where all your checkers gather.",
    ),
    "bar": pgettext_lazy(
        "backgammon",
        "The strip between the halves of the board, where hit checkers wait.",
    ),
    "start": pgettext_lazy(
        "backgammon",
        "How the checkers stand when a game begins; it is the same in both games.",
    ),
    "number": pgettext_lazy(
        "backgammon",
        "What one die shows: how far one checker moves.",
    ),
    "doubles": pgettext_lazy(
        "backgammon",
        "A roll with two equal numbers; it gives %(double)s steps.",
    ),
    "step": pgettext_lazy(
        "backgammon",
        "One checker moved by one number.",
    ),
    "blot": pgettext_lazy(
        "backgammon",
        "A checker that stands alone on its point, and so can be hit.",
    ),
    "made-point": pgettext_lazy(
        "backgammon",
        "A point held by two or more checkers of one side: the other side cannot land there.",
    ),
    "open-point": pgettext_lazy(
        "backgammon",
        "A point where you may land: it is empty, or yours, or holds a single checker of "
        "the other side.",
    ),
    "hit": pgettext_lazy(
        "backgammon",
        "To land on a single checker of the other side, which then has to wait.",
    ),
    "hit-checker": pgettext_lazy(
        "backgammon",
        "A checker that was hit and waits; it has to enter before any other may move.",
    ),
    "enter": pgettext_lazy(
        "backgammon",
        "To bring a hit checker back into the game, in the opponent’s home board, on the "
        "point whose number a die shows.",
    ),
    "dance": pgettext_lazy(
        "backgammon",
        "To lose the turn because the checker on the bar cannot enter.",
    ),
    "prime": pgettext_lazy(
        "backgammon",
        "A run of closed points; nothing can pass six of them in a row.",
    ),
    "closed-home": pgettext_lazy(
        "backgammon",
        "A home board whose six points are all closed: no checker on the bar can enter.",
    ),
    "bear-off": pgettext_lazy(
        "backgammon",
        "To take checkers off the board, once all of yours are home.",
    ),
    "row": pgettext_lazy(
        "backgammon",
        "A line of points; one lies in front of each player.",
    ),
    "outer-board": pgettext_lazy(
        "backgammon",
        "The other six points of your row, the last ones before your home board.",
    ),
    "point-names": pgettext_lazy(
        "backgammon",
        "What the points are called. Each player counts from their own seat, so that "
        "every point has two names.",
    ),
    "pass": pgettext_lazy(
        "backgammon",
        "To end your turn without a step, because none is possible.",
    ),
}
