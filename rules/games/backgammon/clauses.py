"""The clauses of backgammon, with the evidence for each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.games.clause import ClauseId, Evidence, attested, ours, single

FEDERATIONS: Final = attested("usbgf", "bkgm")

CLAUSES: Final[Mapping[ClauseId, Evidence]] = {
    "objective-bear-off": FEDERATIONS,
    "board": FEDERATIONS,
    "point-names": FEDERATIONS,
    "layout": FEDERATIONS,
    "first-turn-opening": FEDERATIONS,
    "direction": FEDERATIONS,
    "roll": FEDERATIONS,
    "own-checkers": FEDERATIONS,
    "number-is-step": FEDERATIONS,
    "stop-between": FEDERATIONS,
    "doubles": FEDERATIONS,
    "most-numbers": FEDERATIONS,
    "larger-number": FEDERATIONS,
    "pass": FEDERATIONS,
    "turn-limit": ours(),
    "blocked": FEDERATIONS,
    "open": FEDERATIONS,
    "hit": FEDERATIONS,
    "enter-first": FEDERATIONS,
    "enter-where": FEDERATIONS,
    "enter-part": FEDERATIONS,
    "bear-off-start": FEDERATIONS,
    "bear-off-number": FEDERATIONS,
    "bear-off-farther": FEDERATIONS,
    "bear-off-hit": FEDERATIONS,
    "win-off": ours(),
    "win-single": FEDERATIONS,
    "win-gammon": FEDERATIONS,
    "win-backgammon": FEDERATIONS,
    "game-ends": single("usbgf"),
    "last-checker": ours(),
    "cube-value": FEDERATIONS,
    "cube-offer": FEDERATIONS,
    "cube-answer": FEDERATIONS,
    "cube-owner": FEDERATIONS,
}
