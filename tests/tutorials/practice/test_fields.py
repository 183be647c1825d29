"""Answers in fields: what is said to a wrong one, and which it is about."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from tests.tutorials.practice.conftest import Visit
from tutorials.accounts.learners import COOKIE, begin_keeping
from tutorials.curriculum.exercise_index import read_question
from tutorials.curriculum.models import Exercise
from tutorials.curriculum.questions.question import Form
from tutorials.practice.models import StepTry

REST = "24/18, 18/15; 24/15; 13/7, 13/10"


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
    assert len(said) == 3
    assert said[0].startswith("24/21, 21/15")
    assert said[1].startswith(label)


def test_the_play_of_the_first_wrong_answer_is_drawn(visit: Visit) -> None:
    page = visit("br-shared-01", **{"answer.1": "all", "answer.2": "all"})
    assert page.count("arrow arrow-proof") == 2
    assert "arrow-proof" not in visit("br-shared-01")


@pytest.mark.parametrize("htmx", [False, True])
def test_an_empty_answer_that_is_checked_says_what_is_missing(visit: Visit, htmx: bool) -> None:
    page = visit("br-shared-01", htmx=htmx, check="1", **{"answer.1": "", "answer.2": ""})
    assert sentences(page) == [f"Still missing: 24/21, 21/15; {REST}."]
    assert page.count("field-row is-missing") == page.count('aria-invalid="true"') == 4
    assert "is-missing" not in visit("br-shared-01", htmx=htmx)


def test_what_is_missing_is_said_beside_what_is_wrong(visit: Visit) -> None:
    page = visit("br-shared-01", check="1", **{"answer.1": "none", "answer.2": ""})
    assert sentences(page)[-1] == f"Still missing: {REST}."
    assert (page.count("field-row is-wrong"), page.count("field-row is-missing")) == (1, 3)


def test_every_answer_in_fields_says_that_it_is_empty(visit: Visit) -> None:
    seen = {row.kind: row for row in Exercise.objects.all()}
    rows = [row for row in seen.values() if read_question(row).form is Form.FIELDS]
    assert rows
    for row in rows:
        begun = visit(row.slug)
        checked = visit(row.slug, check="1")
        if 'id="check"' in begun:
            assert 'id="check" name="check" value="1"' in begun
            assert sentences(checked) != sentences(begun), row.kind
            assert "is-missing" in checked


def test_an_empty_answer_is_not_recorded(client: Client) -> None:
    client.cookies[COOKIE] = begin_keeping()[1]
    response = client.post("/en/exercises/br-shared-01/", {"check": "1"})
    assert response["Location"] == "/en/exercises/br-shared-01/?check=1"
    assert not StepTry.objects.exists()
