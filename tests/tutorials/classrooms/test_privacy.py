from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.apps import apps
from django.db.models import Field, ForeignObjectRel, Model
from django.test import Client

from tests.pages import find_faults, read
from tutorials.accounts.models import Learner, Organisation, User
from tutorials.classrooms.privacy.data_inventory import PARTS

OF_PEOPLE: set[type[Model]] = {User, Learner, Organisation}
# What concerns people without pointing at them.
ALSO = ("sessions.Session", "accounts.Failure")
# Tables of Django's that name no person: kinds of models, and rights that could be given.
NOT_OF_PEOPLE = {"auth.Group", "auth.Permission", "contenttypes.ContentType"}


def models_of_people() -> set[type[Model]]:
    """Return every model that points at people, directly or by way of another."""
    found = set(OF_PEOPLE) | {apps.get_model(label) for label in ALSO}
    while True:
        more = {
            model
            for model in apps.get_models()
            if model._meta.label not in NOT_OF_PEOPLE
            and not model._meta.auto_created
            and any(field.related_model in found for field in fields_of(model))
        }
        if more <= found:
            return found
        found |= more


def fields_of(model: type[Model]) -> Iterator[Field[object, object]]:
    """Yield what a row of a model holds."""
    for field in model._meta.get_fields():
        if not isinstance(field, ForeignObjectRel) and getattr(field, "editable", None) is not None:
            yield field


def stored_about_people() -> set[str]:
    return {
        f"{model._meta.label}.{field.name}"
        for model in models_of_people()
        for field in fields_of(model)
        if not (field.primary_key and field.name == "id")
    }


def test_every_field_about_people_is_named_on_the_privacy_page() -> None:
    named = [field for part in PARTS for line in part.lines for field in line.fields]
    assert len(named) == len(set(named))
    assert set(named) == stored_about_people()


def test_the_models_of_people_are_found() -> None:
    labels = {model._meta.label for model in models_of_people()}
    assert {"accounts.Card", "classrooms.Enrolment", "practice.StepTry"} <= labels
    assert "curriculum.Exercise" not in labels


@pytest.mark.parametrize("language", ["en", "fr", "de", "ja"])
def test_the_privacy_page_says_every_line(client: Client, language: str) -> None:
    response = client.get(f"/{language}/privacy/")
    page = read(response)
    assert not find_faults(page)
    lines = sum(len(part.lines) for part in PARTS)
    assert len(page.query(".stored li")) == lines
