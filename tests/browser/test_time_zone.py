"""The time zone of a new class is that of the browser, under whatever name it gives it."""

from __future__ import annotations

import pytest
from django.test import Client
from pytest_django.live_server_helper import LiveServer

from tests.browser.conftest import OpenPage
from tests.tutorials.classrooms.people import make_classroom, make_teacher
from tutorials.classrooms.models import Classroom

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.mark.parametrize(
    ("browser_zone", "zone"),
    [
        ("Europe/Paris", "Europe/Paris"),
        ("Asia/Calcutta", "Asia/Kolkata"),
        ("Europe/Kiev", "Europe/Kyiv"),
        ("America/Buenos_Aires", "America/Argentina/Buenos_Aires"),
        ("UTC", "UTC"),
    ],
)
@pytest.mark.parametrize("has_class", [False, True])
def test_the_browser_says_in_which_zone_a_class_is(
    open_page: OpenPage,
    live_server: LiveServer,
    console_errors: list[str],
    browser_zone: str,
    zone: str,
    has_class: bool,
) -> None:
    teacher = make_teacher("ada")
    if has_class:
        make_classroom(teacher, "The first one", "ja")
    client = Client()
    client.force_login(teacher)
    page = open_page(timezone_id=browser_zone)
    page.context.add_cookies(
        [{"name": "sessionid", "value": client.cookies["sessionid"].value, "url": live_server.url}]
    )
    page.goto("/en/classrooms/new/")
    assert page.get_by_label("Time zone").input_value() == zone
    page.get_by_label("Name of the class").fill("Made here")
    page.get_by_role("button", name="Make the class").click()
    page.wait_for_url("**/classrooms/*/")
    assert Classroom.objects.get(name="Made here").time_zone == zone
    assert console_errors == []


def test_a_zone_that_was_chosen_is_not_chosen_anew(
    open_page: OpenPage, live_server: LiveServer
) -> None:
    client = Client()
    client.force_login(make_teacher("ada"))
    page = open_page(timezone_id="Europe/Paris")
    page.context.add_cookies(
        [{"name": "sessionid", "value": client.cookies["sessionid"].value, "url": live_server.url}]
    )
    page.goto("/en/classrooms/new/")
    page.get_by_label("Time zone").select_option("Asia/Tokyo")
    page.get_by_label("Keep until").fill("2020-01-01")
    page.get_by_label("Name of the class").fill("Refused")
    page.get_by_role("button", name="Make the class").click()
    page.get_by_text("This day has passed.").wait_for()
    assert page.get_by_label("Time zone").input_value() == "Asia/Tokyo"
