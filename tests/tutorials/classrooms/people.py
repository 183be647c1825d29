"""Teachers, learners and a class, for tests."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import Any

from django.test import Client
from django.utils import timezone

from tests.content import load_content
from tutorials.accounts.models import Learner, Membership, Organisation, User
from tutorials.accounts.teachers import create_teacher
from tutorials.classrooms import classrooms
from tutorials.classrooms.assignments.actions import assign
from tutorials.classrooms.cards.making import FreshCard
from tutorials.classrooms.models import Assignment, Classroom, Role, Teaching
from tutorials.curriculum.models import Exercise

PASSWORD = "seven stones on the bar"


def make_teacher(name: str) -> User:
    """Store a teacher with an organisation of one."""
    return create_teacher(f"{name}@example.org", PASSWORD, f"{name}'s school", "en")


def organisation_of(user: User) -> Organisation:
    """Return the first organisation of a teacher."""
    return Organisation.objects.filter(memberships__user=user).earliest("pk")


def make_classroom(owner: User, name: str = "Tuesday club", language: str = "en") -> Classroom:
    """Store a class of somebody's organisation."""
    classroom = Classroom(
        organisation=organisation_of(owner),
        name=name,
        preset_slug="ban-sugoroku",
        language=language,
        time_zone="Europe/Paris",
        kept_until=timezone.localdate() + datetime.timedelta(days=100),
    )
    return classrooms.create_classroom(classroom, owner)


def an_exercise(slug: str = "hitting-01") -> Exercise:
    """Return an exercise of the shipped lessons, which are loaded for it."""
    if not Exercise.objects.exists():
        load_content()
    return Exercise.objects.get(slug=slug)


def make_assignment(classroom: Classroom, *slugs: str, **settings: Any) -> Assignment:
    """Set a class exercises, open and without an end where nothing else is said."""
    exercises = [an_exercise(slug).slug for slug in slugs or ("hitting-01", "hitting-02")]
    opened = timezone.now() - datetime.timedelta(hours=1)
    values = {"title": "Hitting", "exercises": exercises, "opens_at": opened} | settings
    return assign(
        Assignment(classroom=classroom, **values),
        classroom.teachings.select_related("user")[0].user,
    )


def enrol(classroom: Classroom, *names: str) -> list[FreshCard]:
    """Enrol learners and return their cards."""
    return classrooms.enrol(classroom, names, None)


def learner_of(card: FreshCard) -> Learner:
    """Return whose card it is."""
    return Learner.objects.get(card__number=card.number)


def sign_in_by_card(client: Client, card: FreshCard) -> None:
    """Sign a learner in as a camera and a tap on the button do, wherever they are asked more."""
    response = client.post("/en/card/picture/", {"key": card.key})
    assert response["Location"] == "/en/card/is-it-you/"
    response = client.post("/en/card/is-it-you/", {"word": card.words[0]})
    assert (response.status_code, response["Location"]) == (303, "/en/me/")


@dataclass(frozen=True)
class School:
    """A class and everybody who has to do with it, and one who has not."""

    classroom: Classroom
    card: FreshCard
    cast: dict[str, User]

    @property
    def learner(self) -> Learner:
        """Return the one learner."""
        return learner_of(self.card)

    def sign_in(self, client: Client, role: str) -> None:
        """Sign somebody in."""
        if role == "learner":
            sign_in_by_card(client, self.card)
        elif role != "nobody":
            client.force_login(self.cast[role])


def make_school() -> School:
    """Store a school: `head` owns it, `member` works there, the others teach in the class."""
    cast = {
        name: make_teacher(name)
        for name in ("head", "outsider", "member", "viewer", "teacher", "owner")
    }
    classroom = make_classroom(cast["head"])
    Teaching.objects.all().delete()
    for role in Role:
        Teaching.objects.create(classroom=classroom, user=cast[role], role=role)
    Membership.objects.create(organisation=classroom.organisation, user=cast["member"])
    make_classroom(cast["outsider"], "Another one")
    (card,) = enrol(classroom, "Quiet Fox")
    return School(classroom, card, cast)
