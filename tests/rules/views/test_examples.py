"""The worked examples on a rule page: stepped through by links, with htmx or without."""

from __future__ import annotations

import pytest
from django.test import Client

from tests.pages import find_faults, read

PAGE = "/en/rules/ban-sugoroku/"
FRAME = {"HX-Request": "true", "HX-Target": "example-frame"}

pytestmark = pytest.mark.django_db


def href(client: Client, url: str, selector: str) -> str:
    """Return where the link leads that a selector finds on a page."""
    (link,) = read(client.get(url)).query(selector)
    return (link.attrs or {}).get("href") or ""


def test_a_story_is_walked_through_by_links_and_begins_again(client: Client) -> None:
    url, seen = f"{PAGE}?example=double", []
    while url not in seen:
        seen.append(url)
        url = href(client, url, "#example-on").partition("#")[0]
    assert url == seen[0]
    assert len(seen) == 4
    assert href(client, seen[2], "#example-back") == f"{PAGE}?example=double&frame=2#example"


def test_the_first_frame_has_no_way_back(client: Client) -> None:
    (back,) = read(client.get(PAGE)).query("#example-back")
    assert "href" not in (back.attrs or {})
    assert (back.attrs or {})["aria-disabled"] == "true"


@pytest.mark.parametrize("query", ["", "?example=entering&frame=3", "?example=pattern&frame=2"])
def test_a_page_with_an_example_is_sound(client: Client, query: str) -> None:
    assert not find_faults(read(client.get(PAGE + query)))


def test_under_htmx_only_the_frame_comes_and_the_address_follows(client: Client) -> None:
    response = client.get(f"{PAGE}?example=double&frame=4", headers=FRAME)
    text = response.content.decode()
    assert response.templates[0].name == "rules/frames.html"
    assert response["HX-Push-Url"] == f"{PAGE}?example=double&frame=4"
    assert "HX-Target" in response["Vary"]
    assert "<h1" not in text
    assert 'id="example-text" data-hx-swap-oob="innerHTML"' in text
    assert 'data-hx-swap-oob="outerHTML"' in text
    assert "That number has been played" in text


def test_the_history_gets_the_whole_page_back(client: Client) -> None:
    headers = FRAME | {"HX-History-Restore-Request": "true"}
    assert "<h1" in client.get(f"{PAGE}?example=double", headers=headers).content.decode()


def test_an_example_keeps_the_options(client: Client) -> None:
    url = f"{PAGE}?goal=bear-off&example=bearing-off"
    assert href(client, url, "#example-on") == f"{url}&frame=2#example"


@pytest.mark.parametrize("language", ["en", "fr", "de", "ja"])
@pytest.mark.parametrize(
    "query",
    [
        "example=no-such",
        "example=double&frame=0",
        "example=double&frame=99",
        "frame=%00",
        "example=",
    ],
)
def test_an_unknown_example_or_frame_offers_those_there_are(
    client: Client, language: str, query: str
) -> None:
    response = client.get(f"/{language}/rules/backgammon/?{query}")
    assert response.status_code == 404
    page = read(response)
    assert not find_faults(page)
    ways = [(link.attrs or {}).get("href") or "" for link in page.query("main a")]
    assert f"/{language}/rules/backgammon/?example=cube#example" in ways


def test_an_example_of_other_options_is_not_there(client: Client) -> None:
    assert client.get(f"{PAGE}?goal=bear-off&example=pattern").status_code == 404


@pytest.mark.parametrize(("game", "names"), [("ban-sugoroku", 1), ("backgammon", 0)])
def test_a_roll_has_a_name_only_in_the_game_that_names_its_rolls(
    client: Client, game: str, names: int
) -> None:
    page = read(client.get(f"/en/rules/{game}/?example=entering&frame=2"))
    assert page.query("#example .roll .pair, #example .roll .die, #example .roll svg")
    assert len(page.query("#example .roll-name")) == names


def test_a_section_leads_to_its_examples(client: Client) -> None:
    assert f"{PAGE}?example=entering#example" in client.get(PAGE).content.decode()
