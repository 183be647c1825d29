"""Where the site leads to a game."""

from __future__ import annotations

import pytest
from django.test import Client

from tests.content import load_content
from tutorials.curriculum.models import Course

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("page", "link"),
    [
        ("/en/", "/en/play/"),
        ("/en/rules/ban-sugoroku/", "/en/play/ban-sugoroku/"),
        (
            "/en/rules/ban-sugoroku/?goal=bear-off",
            "/en/play/ban-sugoroku/?goal=bear-off",
        ),
        ("/de/rules/backgammon/?cube=off", "/de/play/backgammon/?cube=off"),
    ],
)
def test_a_page_leads_to_a_game_with_its_options(client: Client, page: str, link: str) -> None:
    text = client.get(page).content.decode()
    assert f'href="{link}"' in text
    assert client.get(link).status_code == 200


def test_a_course_and_its_end_lead_to_a_game(client: Client) -> None:
    load_content()
    for course in Course.objects.prefetch_related("lessons"):
        last = course.lessons.order_by("order").last()
        assert last
        for page in ("", f"{last.slug}/done/"):
            text = client.get(f"/en/lessons/{course.slug}/{page}").content.decode()
            assert 'href="/en/play/' in text.split("<main")[1].split("</main>")[0], (course, page)


def test_a_game_begins_with_the_options_of_the_page(client: Client) -> None:
    text = client.get("/en/play/ban-sugoroku/?goal=bear-off").content.decode()
    assert '<option value="bear-off" selected>' in text
    text = client.get("/en/play/backgammon/").content.decode()
    assert '<option value="off" selected>' in text.split('name="cube"')[1].split("</select>")[0]
