"""Terms of the end of a game and what it counts, the doubling cube among them."""

from __future__ import annotations

from typing import Final

from rules.book.glossary.term import BAN, BG, MODERN, Group, Term, Words
from rules.games.clause import attested, single

TERMS: Final = (
    Term(
        "bear-off",
        Group.WINNING,
        {
            BAN: Words(
                "to bear off", "sortir", "abtragen", "上がらせる", "あがらせる", "agaraseru",
                attested("kusaba", "tebikisho"),
            ),
            BG: Words(
                "to bear off", "sortir", "abtragen", "ベアオフする", "", "beaofu suru",
                MODERN,
            ),
        },
        ("bear-off-start", "bear-off-number"),
    ),
    Term(
        "iri-gachi",
        Group.WINNING,
        {
            BAN: Words(
                "iri-gachi", "iri-gachi", "Iri-gachi", "入り勝ち", "いりがち", "irigachi",
                attested("kusaba", "wikipedia-ja"),
            ),
        },
        ("iri-gachi",),
    ),
    Term(
        "mushi-gachi",
        Group.WINNING,
        {
            BAN: Words(
                "mushi-gachi", "mushi-gachi", "Mushi-gachi", "蒸し勝ち", "むしがち", "mushigachi",
                single("kusaba"),
            ),
        },
        ("mushi-gachi",),
    ),
    Term(
        "mujo-gachi",
        Group.WINNING,
        {
            BAN: Words(
                "mujō-gachi", "mujō-gachi", "Mujō-gachi", "むじょうがち", "", "mujōgachi",
                single("qdan"),
            ),
        },
        ("mujo-gachi", "mujo-direction"),
    ),
    Term(
        "muji-gachi",
        Group.WINNING,
        {
            BAN: Words(
                "muji-gachi", "muji-gachi", "Muji-gachi", "無地勝ち", "むじがち", "mujigachi",
                single("wikipedia-ja"),
            ),
        },
        ("muji-gachi",),
    ),
    Term(
        "single-game",
        Group.WINNING,
        {
            BG: Words(
                "single game", "victoire simple", "einfache Partie",
                "シングル勝ち", "", "shinguru-gachi", MODERN,
            ),
        },
        ("win-single",),
    ),
    Term(
        "gammon",
        Group.WINNING,
        {BG: Words("gammon", "gammon", "Gammon", "ギャモン勝ち", "", "gyamon-gachi", MODERN)},
        ("win-gammon",),
    ),
    Term(
        "backgammon",
        Group.WINNING,
        {
            BG: Words(
                "backgammon", "backgammon", "Backgammon",
                "バックギャモン勝ち", "", "bakkugyamon-gachi", MODERN,
            )
        },
        ("win-backgammon",),
    ),
    Term(
        "draw",
        Group.WINNING,
        {
            BAN: Words(
                "draw", "égalité", "Unentschieden", "引き分け", "ひきわけ", "hikiwake",
                None,
            ),
            BG: Words(
                "draw", "égalité", "Unentschieden", "引き分け", "ひきわけ", "hikiwake",
                None,
            ),
        },
        ("game-ends",),
    ),
    Term(
        "house-rule",
        Group.WINNING,
        {
            BAN: Words(
                "house rule", "règle locale", "Hausregel", "ローカルルール", "", "rōkaru rūru",
                single("qdan"), ("ja",),
            ),
            BG: Words(
                "house rule", "règle locale", "Hausregel", "ローカルルール", "", "rōkaru rūru",
                None, ("ja",),
            ),
        },
    ),
    Term(
        "cube",
        Group.CUBE,
        {
            BG: Words(
                "doubling cube", "cube de double, videau", "Doppler, Dopplerwürfel",
                "ダブリングキューブ", "", "daburingu kyūbu", MODERN,
            )
        },
        ("cube-value",),
    ),
    Term(
        "to-double",
        Group.CUBE,
        {BG: Words("to double", "doubler", "doppeln", "ダブルする", "", "daburu suru", MODERN)},
        ("cube-offer",),
    ),
    Term(
        "take",
        Group.CUBE,
        {BG: Words("to take", "accepter", "annehmen", "テイクする", "", "teiku suru", MODERN)},
        ("cube-answer",),
    ),
    Term(
        "drop",
        Group.CUBE,
        {BG: Words("to drop", "refuser", "ablehnen", "ドロップする", "", "doroppu suru", MODERN)},
        ("cube-answer",),
    ),
    Term(
        "cube-owner",
        Group.CUBE,
        {
            BG: Words(
                "owner of the cube", "propriétaire du cube", "Besitzer des Dopplers",
                "キューブのオーナー", "", "kyūbu no ōnā", attested("usbgf", "dbgv"), ("ja",),
            )
        },
        ("cube-owner",),
    ),
)  # fmt: skip
