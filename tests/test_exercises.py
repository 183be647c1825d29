"""Every exercise that is shipped, as a reader of each language finds it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.conf import settings
from django.test import Client
from django.urls import reverse
from django.utils import translation

from tests.content import load_content
from tests.pages import faults_of
from tests.test_completeness import english_sentences
from tutorials.curriculum.models import Exercise

PARTS = 16


def addresses(slug: str) -> Iterator[tuple[str, str]]:
    """Yield the address of an exercise in each language."""
    for language, _ in settings.LANGUAGES:
        with translation.override(language):
            yield language, reverse("practice:exercise", args=[slug])


@pytest.mark.parametrize("part", range(PARTS))
def test_every_exercise_is_a_valid_page_in_its_language(
    client: Client, db: None, part: int
) -> None:
    load_content()
    sentences = english_sentences()
    slugs = Exercise.objects.order_by("slug").values_list("slug", flat=True)
    for number, slug in enumerate(list(slugs)[part::PARTS]):
        # What differs between languages are words, which the content check and the catalogue
        # test answer for: one language an exercise is enough, each in its turn.
        for language, url in list(addresses(slug))[number % 4 :][:1]:
            response = client.get(url)
            assert response.status_code == 200, url
            assert faults_of(response) == [], url
            text = response.content.decode()
            assert f'<html lang="{language}"' in text, url
            assert language == "en" or not [s for s in sentences if s in text], url
