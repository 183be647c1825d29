"""The sentences of the rule book, one module for each vocabulary.

English is the source. Each module holds tables of lazy messages: `CLAUSES` and `SUMMARY` for
rule pages, `REFUSALS` for refused steps, `CUBE` for refused doubles, `OUTCOMES` for wins. The
message context is written out in every call, because a variable context is lost when messages
are extracted. A comment names the clause for translators.
"""

from __future__ import annotations

from types import ModuleType
from typing import Final

from rules.book.sentences import backgammon, ban_sugoroku
from rules.preset import Vocabulary

SENTENCES: Final[dict[Vocabulary, ModuleType]] = {
    Vocabulary.BAN_SUGOROKU: ban_sugoroku,
    Vocabulary.BACKGAMMON: backgammon,
}
