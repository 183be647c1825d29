"""What the admin lets change."""

from __future__ import annotations

import pytest
from django.contrib.admin.sites import site
from django.test import RequestFactory

from tests.tutorials.curriculum.content_files import LANGUAGES
from tutorials.accounts.models import User
from tutorials.curriculum.models import Course, Exercise, Lesson


@pytest.mark.parametrize("model", [Course, Lesson, Exercise])
def test_rows_from_files_can_be_seen_but_not_changed(
    model: type[Course | Lesson | Exercise], rf: RequestFactory
) -> None:
    request = rf.get("/")
    request.user = User(is_superuser=True, is_active=True)
    page = site.get_model_admin(model)
    loaded, own = model(source_file="a/b.toml"), model()
    assert page.has_view_permission(request, loaded)
    assert not page.has_change_permission(request, loaded)
    assert not page.has_delete_permission(request, loaded)
    assert page.has_change_permission(request, own)
    assert page.has_delete_permission(request, own)


def test_every_language_is_on_the_page(rf: RequestFactory) -> None:
    request = rf.get("/")
    request.user = User(is_superuser=True, is_active=True)
    form = site.get_model_admin(Course).get_form(request)
    assert {f"title_{language}" for language in LANGUAGES} <= form.base_fields.keys()
