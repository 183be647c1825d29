"""Links with a secret: no page that they lead to has it in its address."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from django.contrib.auth import password_validation
from django.core import mail
from django.test import Client

from tests.pages import find_faults, read
from tests.tutorials.classrooms.people import PASSWORD, make_classroom, make_teacher
from tutorials.accounts import teachers
from tutorials.accounts.emails import links
from tutorials.accounts.models import User
from tutorials.classrooms.invitations import invite
from tutorials.classrooms.models import Role, Teaching

if TYPE_CHECKING:
    from django.test.client import _MonkeyPatchedWSGIResponse

pytestmark = pytest.mark.django_db


def links_with_a_secret() -> dict[str, tuple[str, str]]:
    """Return each kind of link: its address, and the secret in it."""
    ada, ben = make_teacher("ada"), make_teacher("ben")
    room = make_classroom(ben)
    sign_up = links.sign_up_token("new@example.org")
    uid, password = links.password_tokens(ada)
    address = links.new_address_token(ada, "other@example.org")
    key = invite(room.organisation, room, Role.TEACHER, ben)
    return {
        "sign up": (f"/en/sign-up/{sign_up}/", sign_up),
        "password": (f"/en/password/{uid}/{password}/", password),
        "new address": (f"/en/account/email/{address}/", address),
        "invitation": (f"/en/invitations/{key}/", key),
    }


@pytest.mark.parametrize("kind", ["sign up", "password", "new address", "invitation"])
def test_the_page_behind_a_link_has_no_secret_in_its_address(client: Client, kind: str) -> None:
    path, secret = links_with_a_secret()[kind]
    if kind in ("new address", "invitation"):
        signed_out = client.get(path, follow=True).redirect_chain[-1][0]
        assert "/sign-in/" in signed_out
        assert secret not in signed_out
        client.post("/en/sign-in/", {"email": "ada@example.org", "password": PASSWORD})
    response = client.get(path)
    assert response.status_code == 303
    assert secret not in response["Location"]
    assert "no-store" in response["Cache-Control"]
    page = client.get(response["Location"])
    assert page.status_code == 200
    assert "no-store" in page["Cache-Control"]
    assert secret not in page.content.decode()
    french = response["Location"].replace("/en/", "/fr/")
    assert client.get(french).status_code == 200
    assert Client().get(response["Location"], follow=True).status_code in (404, 200)
    assert read(page).query("form")


def test_a_form_behind_a_link_is_sent_without_the_secret(client: Client) -> None:
    path, _secret = links_with_a_secret()["sign up"]
    shown = client.get(path)["Location"]
    sent = {"password": "a lantern in the snow", "organisation": "Lake School"}
    sent |= mark_in(client.get(shown))
    assert client.post(shown, sent)["Location"] == "/en/classrooms/"
    assert Client().post(shown, sent).status_code == 404


@pytest.mark.parametrize("secret", ["opened", "x" * 3000, "%00"])
def test_what_is_no_link_leads_nowhere(client: Client, secret: str) -> None:
    assert client.get(f"/en/sign-up/{secret}/", follow=True).status_code == 404


# ---- another link in a second tab ----


def mark_in(page: _MonkeyPatchedWSGIResponse) -> dict[str, str]:
    """Return what the form behind a link sends along unseen."""
    (mark,) = re.findall(r'name="opened" value="(\w+)"', page.content.decode())
    return {"opened": mark}


def two_links(kind: str) -> tuple[Client, list[str]]:
    """Return a browser, and two links of a kind for it."""
    ada, ben, client = make_teacher("ada"), make_teacher("ben"), Client()
    rooms = [make_classroom(ben, name) for name in ("one", "two")]
    if kind != "sign up":
        client.force_login(ada)
    return client, {
        "sign up": [f"/en/sign-up/{links.sign_up_token(f'{n}@example.org')}/" for n in (1, 2)],
        "password": [f"/en/password/{'/'.join(links.password_tokens(ada))}/"] * 2,
        "new address": [
            f"/en/account/email/{links.new_address_token(ada, f'{n}@example.org')}/" for n in (1, 2)
        ],
        "invitation": [
            f"/en/invitations/{invite(room.organisation, room, Role.TEACHER, ben)}/"
            for room in rooms
        ],
    }[kind]


@pytest.mark.parametrize("kind", ["sign up", "new address", "invitation"])
def test_a_form_does_nothing_once_another_link_was_opened(kind: str) -> None:
    client, (first, second) = two_links(kind)
    sent = {"password": "a lantern in the snow", "organisation": "Lake School"}
    shown = client.get(first)["Location"]
    mark = mark_in(client.get(shown))
    client.get(second)
    before = list(User.objects.values("email")), Teaching.objects.count()
    answer = client.post(shown, sent | mark)
    assert answer.status_code == 400
    assert "Another link has been opened in this browser since" in answer.content.decode()
    assert not find_faults(read(answer))
    assert (list(User.objects.values("email")), Teaching.objects.count()) == before
    if kind == "sign up":
        assert "2@example.org" in answer.content.decode()
        assert 'value="Lake School"' in answer.content.decode()
    assert client.post(shown, sent | mark_in(answer)).status_code == 303


@pytest.mark.parametrize("kind", ["sign up", "password", "new address", "invitation"])
@pytest.mark.parametrize("mark", [None, "", "é", "x" * 3000])
def test_a_form_without_the_mark_of_its_link_does_nothing(kind: str, mark: str | None) -> None:
    client, (link, _other) = two_links(kind)
    shown = client.get(link)["Location"]
    sent = {"password": "a lantern in the snow", "organisation": "Lake School"}
    answer = client.post(shown, sent if mark is None else sent | {"opened": mark})
    assert answer.status_code == 400
    assert client.post(shown, sent | mark_in(answer)).status_code == 303


@pytest.mark.parametrize("path", ["/en/sign-out/", "/admin/logout/"])
def test_opened_links_are_forgotten_at_sign_out(path: str) -> None:
    client, (link, _other) = two_links("new address")
    shown = client.get(link)["Location"]
    User.objects.update(is_staff=True)
    client.post(path)
    assert not [name for name, held in client.cookies.items() if "opened" in name and held.value]
    client.force_login(User.objects.get(email="ada@example.org"))
    assert client.get(shown).status_code == 404


# ---- at the same moment ----


def answers_at_once(
    monkeypatch: pytest.MonkeyPatch, place: object, step: str, path: str, sent: dict[str, str]
) -> list[int]:
    """Send a form twice: the second comes while the first, past its checks, is at a step."""
    proceed, late = getattr(place, step), []
    user = User.objects.get(email="ada@example.org")

    def browser() -> Client:
        client = Client()
        if "/account/" in path:
            client.force_login(user)
        return client

    def wait_for_another(*args: object, **kwargs: object) -> object:
        monkeypatch.setattr(place, step, proceed)
        late.append(browser().post(path, sent).status_code)
        return proceed(*args, **kwargs)

    monkeypatch.setattr(place, step, wait_for_another)
    return [browser().post(path, sent).status_code, *late]


@pytest.mark.parametrize(
    ("place", "step"), [(password_validation, "validate_password"), (links, "make_password")]
)
def test_a_link_to_a_password_works_once_at_the_same_moment(
    monkeypatch: pytest.MonkeyPatch, place: object, step: str
) -> None:
    path, _secret = links_with_a_secret()["password"]
    sent = {"password": "a lantern in the snow"}
    assert answers_at_once(monkeypatch, place, step, path, sent) == [404, 303]
    assert len(mail.outbox) == 1


def test_a_link_to_a_new_address_works_once_at_the_same_moment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path, _secret = links_with_a_secret()["new address"]
    assert answers_at_once(monkeypatch, teachers, "change_address", path, {}) == [404, 303]
    assert len(mail.outbox) == 1


def test_a_link_to_sign_up_works_once_at_the_same_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    path, _secret = links_with_a_secret()["sign up"]
    sent = {"password": "a lantern in the snow", "organisation": "Lake School"}
    assert answers_at_once(monkeypatch, teachers, "create_teacher", path, sent) == [404, 303]
    assert User.objects.filter(email="new@example.org").count() == 1


def test_password_links_of_two_accounts_are_open_side_by_side(client: Client) -> None:
    shown = []
    for name in ("ada", "ben"):
        uid, token = links.password_tokens(make_teacher(name))
        shown.append(client.get(f"/en/password/{uid}/{token}/")["Location"])
    for name, url in zip(("ada", "ben"), shown, strict=True):
        page = client.get(url)
        assert f"{name}@example.org" in page.content.decode()
        sent = {"password": f"a lantern for {name}"} | mark_in(page)
        assert client.post(url, sent)["Location"] == "/en/classrooms/"
        assert User.objects.get(email=f"{name}@example.org").check_password(f"a lantern for {name}")
