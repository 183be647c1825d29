"""Answers in fields: what is said to a wrong one, and which it is about."""

from __future__ import annotations

import re

import pytest

from tests.tutorials.practice.conftest import Visit


def sentences(page: str) -> list[str]:
    """Return the sentences of the message of a page, without markup."""
    message = page[page.index('id="message"') :]
    found = re.findall(r"<p>(.*?)</p>", message.split("</section>")[0], re.S)
    return [re.sub("<[^>]+>", "", sentence).strip() for sentence in found]


@pytest.mark.parametrize(
    ("language", "label"), [("en", "24/18, 18/15: "), ("fr", "24/18, 18/15\u00a0: ")]
)
def test_what_is_said_to_one_of_several_answers_names_it(
    visit: Visit, language: str, label: str
) -> None:
    page = visit("br-shared-01", language=language, **{"answer.1": "none", "answer.2": "all"})
    said = sentences(page)
    assert len(said) == 2
    assert said[0].startswith("24/21, 21/15")
    assert said[1].startswith(label)


def test_the_play_of_the_first_wrong_answer_is_drawn(visit: Visit) -> None:
    page = visit("br-shared-01", **{"answer.1": "all", "answer.2": "all"})
    assert page.count("arrow arrow-proof") == 2
    assert "arrow-proof" not in visit("br-shared-01")
