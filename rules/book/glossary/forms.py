"""The forms in which terms stand in running text, for each language, as patterns.

The forms of Latin script are whole words, those of Japanese any run of characters. Where forms
overlap the longest counts. A term without forms is not looked for in running text.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.games.clause import Section
from rules.games.words import TermId

FORMS: Final[Mapping[TermId, Mapping[str, str]]] = {
    "point": {
        "en": "points?",
        "fr": "flèches?",
        "de": "Feld|Felder|Feldern|Feldes",
        "ja": "マス目|(?<![内外一二三四五六\u2060])地(?!勝)|ポイント",
    },
    "checker": {
        "en": "stones?|checkers?",
        "fr": "pierres?|pions?",
        "de": "Stein|Steine|Steinen|Steins",
        "ja": "(?<!端)石|コマ",
    },
    "row": {"en": "rows?", "fr": "rangées?", "de": "Reihen?", "ja": "(?<!手)段"},
    "home-board": {
        "en": "homes?|home boards?",
        "fr": "jan|jan intérieur",
        "de": "Heimfeld|Heimfelds|Heimfeldes",
        "ja": "内地|インナーボード",
    },
    "outer-board": {
        "en": "outer boards?|outer points?",
        "fr": "jan extérieur",
        "de": "Außenfeld",
        "ja": "外地|アウターボード",
    },
    "bar": {
        "en": "strip|bar",
        "fr": "bande centrale|barre",
        "de": "Mittelband|Bar",
        "ja": "中央の帯|バー",
    },
    "start": {
        "en": "starting position",
        "fr": "position de départ",
        "de": "Grundstellung",
        "ja": "初期配置|石飾り",
    },
    "die": {"en": "die|dice", "fr": "dés?", "de": "Würfeln?", "ja": "賽|サイコロ"},
    "roll": {
        "en": "rolls?",
        "fr": "(?<=[Cc]haque )lancer|(?<=du )lancer|(?<=mauvais )lancer",
        "de": "Wurf|Wurfs|Würfe",
        "ja": "出目|ロール",
    },
    "number": {
        "en": "numbers?(?! of your points)",
        "fr": "nombres?",
        "de": "Zahl|Zahlen",
        "ja": "(?<![スロ重出])目(?!の名)",
    },
    "doubles": {"en": "doubles?", "fr": "doubles?", "de": "Pasch", "ja": "ゾロ目|重目"},
    "first-player": {"en": "first player", "fr": "premier joueur", "de": "", "ja": "先手"},
    "turn": {
        "en": "(?<!in )(?<!take )(?<!taking )turns?",
        "fr": "tours?",
        "de": "Zug|Zuges|Züge",
        "ja": "手番",
    },
    "step": {"en": "steps?", "fr": "déplacements?", "de": "Schritte?", "ja": ""},
    "pass": {
        "en": "pass|passes",
        "fr": "passez|passez votre tour",
        "de": "setzt du aus",
        "ja": "パス",
    },
    "blot": {
        "en": "blots?|lone stones?|hashiishi",
        "fr": "pierres? isolées?|pierre adverse isolée|pions? isolés?|blot|hashiishi",
        "de": "Blot|einzelnen? Steine?|Hashiishi",
        "ja": "端石|ブロット",
    },
    "made-point": {
        "en": "blocked points?|closed points?|made points?|hitoni",
        "fr": "flèches? bloquées?|flèches? fermées?|hitoni",
        "de": "Sperren?|gesperrtes Feld|Hitoni",
        "ja": "一荷|ふさが\u2060った(?:地|ポイント)",
    },
    "hit": {
        "en": "hit|hits",
        "fr": "frapper|frappez|frappée?s?",
        "de": "schlagen|schlägst|schlägt|geschlagen",
        "ja": "切って|切った|切られたら|ヒット(?!された)|ヒットされたら",
    },
    "hit-checker": {
        "en": "hit stones?|hit checkers?",
        "fr": "pierres? frappées?|pions? frappés?",
        "de": "geschlagene Steine",
        "ja": "切られた(?:相手の)?石|ヒットされたコマ",
    },
    "enter": {
        "en": "enters?|entered|entering",
        "fr": "rentrer|rentre|rentrée?s?",
        "de": "einsetzen|eingesetzt|setzt im",
        "ja": "下ろす|下ろし|下ろせ|エンター",
    },
    "prime": {"en": "mushi|prime", "fr": "mushi|prime", "de": "Mushi|Prime", "ja": "蒸し(?!勝)"},
    "closed-home": {
        "en": "closed home|closed board",
        "fr": "jan fermé",
        "de": "Heimfeldsperre",
        "ja": "無地(?!勝)|内地をすべてふさぐ|内地をふさ|クローズアウト",
    },
    "bear-off": {
        "en": "bear off|bears off|bearing off|borne off|take stones off|takes off|taken off|take "
        "them off",
        "fr": "sortez|sortir|sortie|sort",
        "de": "abtragen|Abtragen|abgetragen|trag sie dann ab|trägt .{0,40}? ab",
        "ja": "上がらせます|上がらせる|ベアオフ",
    },
    "iri-gachi": {
        "en": "[Ii]ri-gachi", "fr": "[Ii]ri-gachi", "de": "Iri-gachi", "ja": "入り勝ち",
    },
    "mushi-gachi": {
        "en": "[Mm]ushi-gachi", "fr": "[Mm]ushi-gachi", "de": "Mushi-gachi", "ja": "蒸し勝ち",
    },
    "mujo-gachi": {
        "en": "[Mm]ujō-gachi", "fr": "[Mm]ujō-gachi", "de": "Mujō-gachi", "ja": "むじょうがち",
    },
    "muji-gachi": {
        "en": "[Mm]uji-gachi", "fr": "[Mm]uji-gachi", "de": "Muji-gachi", "ja": "無地勝ち",
    },
    "single-game": {
        "en": "single game", "fr": "victoire est simple", "de": "zählt die Partie einfach",
        "ja": "",
    },
    "gammon": {"en": "[Gg]ammon", "fr": "[Gg]ammon", "de": "Gammon", "ja": "(?<!ク)ギャモン勝ち"},
    "backgammon": {
        "en": "[Bb]ackgammon", "fr": "[Bb]ackgammon", "de": "Backgammon",
        "ja": "バックギャモン勝ち",
    },
    "cube": {
        "en": "doubling cube|cube", "fr": "cube de double|cube", "de": "Doppler",
        "ja": "ダブリングキューブ|キューブ(?!のオーナー)",
    },
    "to-double": {
        "en": "double", "fr": "doubler", "de": "Verdopplung|doppeln", "ja": "ダブル",
    },
    "take": {"en": "takes?|accepts?", "fr": "accepte", "de": "Nimmt|annimmt", "ja": "テイク"},
    "drop": {"en": "drops?|refuses?", "fr": "[Rr]efuser", "de": "Lehnt", "ja": "ドロップ"},
    "cube-owner": {
        "en": "owner|owns the cube", "fr": "propriétaire du cube", "de": "besitzt",
        "ja": "キューブのオーナー",
    },
}  # fmt: skip

ONLY_IN: Final[Mapping[TermId, frozenset[Section]]] = {
    "doubles": frozenset(Section) - {Section.CUBE, Section.RESULT},
    "gammon": frozenset({Section.RESULT}),
    "backgammon": frozenset({Section.RESULT}),
    "pass": frozenset({Section.TURN}),
    "step": frozenset({Section.TURN}),
    "to-double": frozenset({Section.CUBE}),
    "take": frozenset({Section.CUBE}),
    "drop": frozenset({Section.CUBE}),
    "cube-owner": frozenset({Section.CUBE}),
}
"""The sections in which the forms of a term mean this term; elsewhere they are other words."""
