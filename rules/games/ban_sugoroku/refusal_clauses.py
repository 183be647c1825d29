"""The clauses behind the refusals of Ban-sugoroku and its wins."""

from __future__ import annotations

from typing import Final

from rules.engine.outcome import WinKind
from rules.engine.refusals import RefusalCode
from rules.games.refusal_clauses import SHARED_REFUSALS, RefusalClauses

REFUSAL_CLAUSES: Final = RefusalClauses(
    refusals={**SHARED_REFUSALS, RefusalCode.PAST_HOME: "no-bearing-off"},
    wins={
        WinKind.IRI: "iri-gachi",
        WinKind.MUSHI: "mushi-gachi",
        WinKind.MUJO: "mujo-gachi",
        WinKind.MUJI: "muji-gachi",
        WinKind.OFF: "win-off",
    },
    cube={},
)
