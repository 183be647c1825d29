"""The short titles of rules and refusals, where they stand within a sentence."""

from __future__ import annotations

import pytest
from django.utils.translation import override

from rules.book.titles import refusal_reason, refusal_title
from rules.engine.refusals import RefusalCode
from rules.presets import BAN_SUGOROKU


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("en", "the dice do not show that"),
        ("fr", "les dés ne donnent pas ce nombre"),
        ("de", "Das zeigen die Würfel nicht"),
        ("ja", "その目は残っていません"),
    ],
)
def test_a_reason_after_a_colon_begins_as_its_language_writes_it(
    language: str, reason: str
) -> None:
    code = RefusalCode.NUMBER_NOT_ROLLED
    with override(language):
        assert refusal_reason(BAN_SUGOROKU, code) == reason
        assert refusal_title(BAN_SUGOROKU, code)[:1].isupper() or language == "ja"
