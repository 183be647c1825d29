from __future__ import annotations

import pytest
from django.core.exceptions import ValidationError
from django.test import Client

from tutorials.accounts.models import User


def test_a_user_may_leave_the_language_open_or_choose_one_of_the_sites() -> None:
    for language in ("", "en", "fr", "de", "ja"):
        User(username="mina", password="x", language=language).clean_fields()
    with pytest.raises(ValidationError):
        User(username="mina", password="x", language="xx").clean_fields()


def test_the_admin_adds_a_user_and_then_asks_for_the_language(admin_client: Client) -> None:
    words = {"password1": "ne-dites-rien-42", "password2": "ne-dites-rien-42"}
    added = admin_client.post(
        "/admin/accounts/user/add/", {"username": "mina", "usable_password": "true", **words}
    )
    user = User.objects.get(username="mina")
    assert added.status_code == 302
    page = admin_client.get(f"/admin/accounts/user/{user.pk}/change/")
    assert 'name="language"' in page.content.decode()
