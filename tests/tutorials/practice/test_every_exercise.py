"""Every shipped exercise, solved and failed through the page's own check."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from tests.tutorials.practice.answers import Query, err, solve
from tutorials.curriculum.exercise_index import read_question
from tutorials.curriculum.kinds import KINDS
from tutorials.curriculum.models import Exercise
from tutorials.curriculum.questions.question import Form

pytestmark = pytest.mark.thorough

LANGUAGES = ("en", "fr", "de", "ja")


def ask(client: Client, slug: str, query: Query, language: str = "en") -> str:
    """Return the fragment that answers a request."""
    headers = {"HX-Request": "true"}
    response = client.get(f"/{language}/exercises/{slug}/", query, headers=headers)
    assert response.status_code == 200, (slug, query)
    return response.content.decode()


def kind_of_message(page: str) -> str:
    """Return the kind of the message of a fragment."""
    found = re.search(r'class="message message-(\w+)"', page)
    assert found
    return found[1]


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_exercise_of_the_kind_is_solved_by_its_right_answer(
    client: Client, kind: str
) -> None:
    rows = list(Exercise.objects.filter(kind=kind))
    assert rows, "no exercise of this kind is shipped"
    for row in rows:
        pages = [ask(client, row.slug, query) for query in solve(read_question(row))]
        assert all(kind_of_message(page) in ("note", "right", "refused") for page in pages), (
            row.slug
        )
        assert 'id="next"' in pages[-1], row.slug
        assert all('id="next"' not in page for page in pages[:-1]), row.slug


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_listed_wrong_answer_of_the_kind_is_refused_or_missed(
    client: Client, kind: str
) -> None:
    for row in Exercise.objects.filter(kind=kind):
        question = read_question(row)
        wrong = err(question)
        assert wrong or question.form is Form.FRAMES, f"{row.slug} lists no wrong answer"
        for query in wrong:
            page = ask(client, row.slug, query)
            assert kind_of_message(page) in ("refused", "other"), (row.slug, query)
            assert 'id="next"' not in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_author_says_to_a_wrong_answer_is_said_in_every_language(
    client: Client, language: str
) -> None:
    for row in Exercise.objects.exclude(kind__in=("play", "only", "multi-turn", "demo")):
        page = ask(client, row.slug, err(read_question(row))[0], language)
        assert "message-other" in page
        words = re.search(r'class="message-title">.*?</h2>\s*<p>(.*?)</p>', page, re.S)
        assert words, row.slug
        assert len(words[1]) > 5
