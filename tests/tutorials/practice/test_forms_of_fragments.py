"""Forms that are swapped in hold no token, since fragments are kept for everybody, and work."""

from __future__ import annotations

import json
import re
from html import unescape

import pytest
from django.test import Client

from tests.tutorials.practice.answers import solve
from tutorials.accounts.learners import COOKIE, begin_keeping
from tutorials.curriculum.exercise_index import read_question
from tutorials.curriculum.kinds import KINDS
from tutorials.curriculum.models import Exercise
from tutorials.practice.models import StepTry

FORM = re.compile(r"<form[^>]*>.*?</form>", re.S)
DEMOS = (
    "two-numbers-06",
    "names-and-start-10",
    "whole-game-09",
    "bg-doubles-01",
    "bg-setup-07",
    "bg-two-dice-01",
    "br-end-04",
)


@pytest.fixture
def strict() -> Client:
    """Return the browser of a learner, whose forms are checked for their token."""
    client = Client(enforce_csrf_checks=True)
    client.cookies[COOKIE] = begin_keeping()[1]
    return client


def test_every_demonstration_is_among_those_tried_here() -> None:
    assert set(Exercise.objects.filter(kind="demo").values_list("slug", flat=True)) == set(DEMOS)


@pytest.mark.parametrize("slug", DEMOS)
def test_a_demonstration_that_was_stepped_through_is_recorded(strict: Client, slug: str) -> None:
    url = f"/en/exercises/{slug}/"
    page = strict.get(url).content.decode()
    last = str(len(solve(read_question(Exercise.objects.get(slug=slug)))))
    swapped = strict.get(url, {"frame": last}, headers={"HX-Request": "true"}).content.decode()
    response = strict.post(url, {"frame": last, "then": "next"}, headers=headers_of(page, swapped))
    assert response.status_code == 200
    assert re.match(r"/en/(exercises|lessons)/", response["HX-Redirect"])
    assert list(StepTry.objects.values_list("exercise", "result")) == [(slug, "solved")]


def headers_of(page: str, fragment: str) -> dict[str, str]:
    """Return what htmx sends along with the last form of a fragment that came into a page."""
    form = FORM.findall(fragment)[-1]
    if "data-hx-post" not in form:
        return {}
    return {"HX-Request": "true", **headers_for_all(page)}


def headers_for_all(page: str) -> dict[str, str]:
    """Return what every request of a page that goes by htmx carries."""
    said = re.search(r"<main[^>]* data-hx-headers='([^']+)'", page)
    assert said
    return dict(json.loads(unescape(said[1])))


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_form_of_a_fragment_goes_by_htmx_and_holds_no_token(
    strict: Client, kind: str
) -> None:
    row = Exercise.objects.filter(kind=kind)[0]
    url = f"/en/exercises/{row.slug}/"
    headers = {"HX-Request": "true", **headers_for_all(strict.get(url).content.decode())}
    for query in solve(read_question(row)):
        response = strict.post(url, query, headers=headers)
        assert response.status_code == 200
        check_forms(response.content.decode())


def check_forms(fragment: str) -> None:
    """Check that the forms of a fragment that change something need no token of their own."""
    assert "csrfmiddlewaretoken" not in fragment
    for form in FORM.findall(fragment):
        assert 'method="post"' not in form or "data-hx-post" in form
