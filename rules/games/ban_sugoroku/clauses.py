"""The clauses of Ban-sugoroku, with the evidence for each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.games.clause import ClauseId, Evidence, attested, ours, single

CLAUSES: Final[Mapping[ClauseId, Evidence]] = {
    "objective-arrive": attested("kusaba", "mahoron"),
    "objective-bear-off": attested("kusaba", "tebikisho"),
    "board": attested("kusaba", "jiten"),
    "point-names": single("kusaba"),
    "layout": attested("tebikisho", "kusaba"),
    "first-turn-alternate": single("kusaba"),
    "first-turn-thrown": single("qdan"),
    "direction": attested("kusaba", "mahoron"),
    "roll": attested("kusaba", "mahoron"),
    "own-checkers": single("kusaba"),
    "number-is-step": attested("kusaba", "mahoron"),
    "stop-between": single("tebikisho"),
    "doubles": attested("kusaba", "tebikisho"),
    "most-numbers": attested("tebikisho", "rokuro"),
    "larger-number": single("qdan"),
    "pass": attested("mahoron", "wikipedia-ja"),
    "turn-limit": single("qdan"),
    "blocked": attested("kusaba", "mahoron"),
    "open": attested("kusaba", "mahoron"),
    "hit": attested("kusaba", "tebikisho"),
    "enter-first": attested("wikipedia-ja", "mahoron"),
    "enter-where": single("kusaba"),
    "enter-part": attested("wikipedia-ja", "mahoron"),
    "bear-off-start": single("tebikisho"),
    "bear-off-number": single("qdan"),
    "bear-off-farther": single("qdan"),
    "bear-off-hit": ours(),
    "iri-gachi": attested("kusaba", "wikipedia-ja", "mahoron"),
    "no-bearing-off": single("kusaba"),
    "win-off": single("kusaba"),
    "game-ends": single("kusaba"),
    "mushi-gachi": single("qdan"),
    "mujo-gachi": single("qdan"),
    "mujo-direction": ours(),
    "muji-gachi": single("wikipedia-ja"),
    "closed-home-off": single("qdan"),
    "closed-home-void": ours(),
}
