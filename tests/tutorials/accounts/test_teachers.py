from __future__ import annotations

import re

import pytest
from django.contrib.auth.hashers import check_password as is_password
from django.core import mail
from django.test import Client

from tests.pages import find_faults, read
from tests.tutorials.classrooms.people import (
    PASSWORD,
    make_classroom,
    make_teacher,
    organisation_of,
)
from tutorials.accounts import teachers
from tutorials.accounts.emails import links
from tutorials.accounts.models import Failure, Membership, Organisation, User
from tutorials.accounts.rate_limits import PASSWORD_FROM_CLIENT

pytestmark = pytest.mark.django_db

LINK = re.compile(r"http://testserver(/\S+)")
WRONG = "not the password"
NEW = "a lantern in the snow"


def last_link() -> str:
    """Return the path of the link in the last letter."""
    (path,) = LINK.findall(str(mail.outbox[-1].body))
    return str(path)


def sign_in(client: Client, email: str, password: str = PASSWORD, after: str = "") -> int:
    sent = {"email": email, "password": password, "next": after}
    return client.post("/en/sign-in/", sent).status_code


def is_signed_in(client: Client) -> bool:
    return client.get("/en/account/").status_code == 200


# ---- signing up ----


def test_a_teacher_signs_up_by_a_letter(client: Client) -> None:
    assert client.post("/fr/sign-up/", {"email": "Ada@Example.org"}).status_code == 200
    assert not User.objects.exists()
    path = last_link()
    assert path.startswith("/fr/sign-up/")
    assert client.get(path, follow=True).status_code == 200
    response = client.post(path, {"password": PASSWORD, "organisation": "École du lac"})
    assert response["Location"] == "/fr/classrooms/"
    user = User.objects.get()
    assert (user.email, user.language) == ("Ada@example.org", "fr")
    assert Organisation.objects.get().memberships.get().is_owner
    assert is_signed_in(client)
    assert client.post(path, {"password": PASSWORD, "organisation": "x"}).status_code == 404
    assert User.objects.count() == 1


@pytest.mark.parametrize(
    "wrong", [{"password": "short"}, {"password": "12345678901"}, {"organisation": ""}]
)
def test_what_is_missing_is_said_and_nothing_is_stored(
    client: Client, wrong: dict[str, str]
) -> None:
    client.post("/en/sign-up/", {"email": "ada@example.org"})
    sent = {"password": PASSWORD, "organisation": "Lake School"} | wrong
    response = client.post(last_link(), sent)
    assert response.status_code == 400
    assert not find_faults(read(response))
    assert not User.objects.exists()


def test_the_page_says_the_same_to_a_known_and_an_unknown_address(client: Client) -> None:
    make_teacher("ada")
    for path in ("/en/sign-up/", "/en/password/"):
        known = client.post(path, {"email": "ADA@example.org"}).content.decode()
        unknown = client.post(path, {"email": "bob@example.org"}).content.decode()
        token = re.compile(r'csrfmiddlewaretoken" value="\w+"')
        assert token.sub("", known).replace("ADA@", "") == token.sub("", unknown).replace(
            "bob@", ""
        )
    assert [letter.to for letter in mail.outbox] == [
        ["ada@example.org"], ["bob@example.org"], ["ada@example.org"], ["bob@example.org"],
    ]  # fmt: skip


@pytest.mark.parametrize("language", ["en", "fr", "de", "ja"])
def test_emails_are_plain_text_with_one_link(client: Client, language: str) -> None:
    client.post(f"/{language}/sign-up/", {"email": "ada@example.org"})
    letter = mail.outbox[-1]
    assert len(LINK.findall(str(letter.body))) == 1
    assert "&" not in letter.subject
    assert "&#" not in str(letter.body)
    assert f"/{language}/" in str(letter.body)


def test_a_link_that_is_too_old_or_changed_is_refused(client: Client) -> None:
    token = links.sign_up_token("ada@example.org")
    assert client.get(f"/en/sign-up/{token}/", follow=True).status_code == 200
    assert client.get(f"/en/sign-up/{token[:-1]}x/", follow=True).status_code == 404
    assert client.get("/en/sign-up/" + "x" * 3000 + "/").status_code == 404


@pytest.mark.parametrize("email", ["", "ada", "ada@", "x" * 300 + "@example.org", "a\nb@c.org"])
def test_what_is_no_address_is_refused(client: Client, email: str) -> None:
    response = client.post("/en/sign-up/", {"email": email})
    assert response.status_code == 400
    assert not find_faults(read(response))
    assert not mail.outbox


# ---- signing in ----


def test_a_teacher_signs_in_and_out(client: Client) -> None:
    make_teacher("ada")
    assert sign_in(client, "ADA@example.org") == 303
    assert is_signed_in(client)
    client.post("/en/sign-out/")
    assert not is_signed_in(client)


def test_a_wrong_password_and_an_unknown_address_answer_alike(client: Client) -> None:
    make_teacher("ada")
    assert sign_in(client, "ada@example.org", WRONG) == 400
    assert sign_in(client, "bob@example.org", WRONG) == 400
    assert not is_signed_in(client)


def test_signing_in_leads_on_to_the_page_that_was_wanted_but_not_elsewhere(client: Client) -> None:
    make_teacher("ada")
    asked = client.get("/en/account/password/")
    assert asked["Location"] == "/en/sign-in/?next=%2Fen%2Faccount%2Fpassword%2F"
    sent = {"email": "ada@example.org", "password": PASSWORD}
    for wanted, page in (
        ("/en/account/password/", "/en/account/password/"),
        ("https://elsewhere.example/", "/en/classrooms/"),
        ("//elsewhere.example/", "/en/classrooms/"),
        ("javascript:alert(1)", "/en/classrooms/"),
    ):
        response = client.post("/en/sign-in/", sent | {"next": wanted})
        assert response["Location"] == page


def test_failures_name_nobody(client: Client) -> None:
    sign_in(client, "ada@example.org", WRONG)
    rows = " ".join(str(row) for row in Failure.objects.values_list("about", flat=True))
    assert rows
    assert "ada" not in rows
    assert "127.0.0.1" not in rows


# ---- passwords ----


def test_a_forgotten_password_is_replaced_once(client: Client) -> None:
    user = make_teacher("ada")
    for _ in range(PASSWORD_FROM_CLIENT.limit):
        sign_in(client, user.email, WRONG)
    client.post("/en/password/", {"email": user.email})
    path = last_link()
    assert client.post(path, {"password": "short"}).status_code == 400
    assert client.post(path, {"password": NEW}).status_code == 303
    assert is_signed_in(client)
    assert client.get(path, follow=True).status_code == 404
    assert sign_in(Client(), user.email, NEW) == 303


def test_a_new_password_ends_the_sessions_elsewhere(client: Client) -> None:
    user = make_teacher("ada")
    elsewhere = Client()
    sign_in(elsewhere, user.email)
    sign_in(client, user.email)
    sent = {"current": PASSWORD, "password": NEW}
    assert client.post("/en/account/password/", sent | {"current": WRONG}).status_code == 400
    assert client.post("/en/account/password/", sent).status_code == 303
    assert is_signed_in(client)
    assert not is_signed_in(elsewhere)
    user.refresh_from_db()
    assert is_password(NEW, user.password)


# ---- the address ----


def test_a_new_address_holds_once_it_is_confirmed(client: Client) -> None:
    user = make_teacher("ada")
    client.force_login(user)
    sent = {"email": "lovelace@example.org", "current": PASSWORD}
    assert client.post("/en/account/email/", sent).status_code == 200
    path = last_link()
    user.refresh_from_db()
    assert user.email == "ada@example.org"
    assert client.get(path, follow=True).status_code == 200
    assert client.post(path).status_code == 303
    user.refresh_from_db()
    assert user.email == "lovelace@example.org"
    assert mail.outbox[-1].to == ["ada@example.org"]
    assert client.post(path).status_code == 404


def test_the_link_to_a_new_address_is_no_good_for_anybody_else(client: Client) -> None:
    user, other = make_teacher("ada"), make_teacher("bob")
    path = f"/en/account/email/{links.new_address_token(user, 'new@example.org')}/"
    client.force_login(other)
    assert client.post(path).status_code == 404
    other.refresh_from_db()
    assert other.email == "bob@example.org"


def test_an_address_that_is_taken_stays_with_its_owner(client: Client) -> None:
    user, other = make_teacher("ada"), make_teacher("bob")
    client.force_login(user)
    sent = {"email": other.email.upper(), "current": PASSWORD}
    assert client.post("/en/account/email/", sent).status_code == 200
    assert LINK.findall(str(mail.outbox[-1].body)) == []
    with pytest.raises(teachers.AddressTakenError):
        teachers.change_address(user, other.email)


# ---- the end ----


def test_an_account_is_deleted_with_what_nobody_else_needs(client: Client) -> None:
    user = make_teacher("ada")
    make_classroom(user)
    client.force_login(user)
    page = client.get("/en/account/delete/").content.decode()
    assert "ada&#x27;s school" in page
    assert client.post("/en/account/delete/", {"current": WRONG}).status_code == 400
    assert client.post("/en/account/delete/", {"current": PASSWORD}).status_code == 200
    assert not User.objects.exists()
    assert not Organisation.objects.exists()


def test_an_account_that_others_depend_on_is_not_deleted(client: Client) -> None:
    user, other = make_teacher("ada"), make_teacher("bob")
    organisation = organisation_of(user)
    row = Membership.objects.create(organisation=organisation, user=other)
    client.force_login(user)
    assert client.post("/en/account/delete/", {"current": PASSWORD}).status_code == 400
    row.is_owner = True
    row.save()
    assert client.post("/en/account/delete/", {"current": PASSWORD}).status_code == 200
    assert Organisation.objects.filter(pk=organisation.pk).exists()
