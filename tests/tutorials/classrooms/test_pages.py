"""Every page of teachers and learners, in every language: sound, and without foreign words."""

from __future__ import annotations

import pytest
from django.conf import settings
from django.test import Client
from django.urls import reverse
from django.utils import translation
from justhtml import JustHTML

from rules.engine.refusals import RefusalCode
from tests.pages import find_faults, read
from tests.test_completeness import english_sentences
from tests.test_urls import EXPECTED
from tests.tutorials.classrooms.people import (
    PASSWORD,
    School,
    an_exercise,
    make_assignment,
    make_school,
)
from tests.tutorials.classrooms.test_rights import ANYBODY, CARD_HOLDERS, RIGHTS, arguments
from tutorials.accounts.emails import links
from tutorials.classrooms.cards.making import make_cards
from tutorials.curriculum.models import Exercise
from tutorials.practice.models import StepTry

pytestmark = [pytest.mark.django_db, pytest.mark.thorough]

LANGUAGES = [code for code, _ in settings.LANGUAGES]
FORMS = (
    *("accounts:sign_in", "accounts:sign_up", "accounts:forgotten"),
    *("accounts:change_password", "accounts:change_address", "accounts:delete"),
    *("classrooms:create", "classrooms:edit", "classrooms:joining", "classrooms:names"),
    *("classrooms:learner", "classrooms:erase", "classrooms:teachers", "classrooms:organisation"),
    *("classrooms:invite_member", "classrooms:erase_organisation"),
    *("classrooms:join", "classrooms:card", "classrooms:enrol"),
    *("classrooms:assign", "classrooms:edit_assignment", "classrooms:copy_assignment"),
)
FILES = {
    *("classrooms:export", "classrooms:export_learner", "classrooms:export_organisation"),
    *("classrooms:report_file", "classrooms:assignment_file"),
}


@pytest.fixture
def school() -> School:
    return make_school()


def assert_sound(response: object, language: str, where: str) -> None:
    """Check the page, and that it holds no English unless it is English."""
    page: JustHTML = read(response)  # type: ignore[arg-type]
    assert not find_faults(page), where
    text = page.to_html()
    if language != "en":
        assert [part for part in english_sentences() if part in text] == [], where


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_sound_and_in_its_language(school: School, language: str) -> None:
    school.classroom.language = language
    school.classroom.save()
    for name, right in RIGHTS.items():
        if EXPECTED[name].statuses["GET"] == 405 or name in FILES:
            continue
        client = Client()
        school.sign_in(client, "learner" if right is CARD_HOLDERS else "head")
        if right is ANYBODY:
            client.logout()
        with translation.override(language):
            url = reverse(name, kwargs=arguments(school, name))
        response = client.get(url, follow=True)
        assert response.status_code == 200, url
        assert_sound(response, language, url)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_says_what_is_wrong_with_it(school: School, language: str) -> None:
    client = Client()
    for name in FORMS:
        if RIGHTS[name] is not ANYBODY:
            school.sign_in(client, "head")
        with translation.override(language):
            url = reverse(name, kwargs=arguments(school, name))
        response = client.post(url)
        assert response.status_code == 400, url
        assert_sound(response, language, url)


def learner_answers(school: School, language: str) -> list[object]:
    """Return what a learner is told about cards, on a browser that goes round."""
    client, code = Client(), school.classroom.join_code
    joined = client.post(f"/{language}/join/{code}/", {"nickname": "Honest Wren"}, follow=True)
    (fresh,) = make_cards([school.learner], language)
    picture = {"key": fresh.key}
    return [
        joined,
        client.get(f"/{language}/join/{code}/"),
        client.post(f"/{language}/card/picture/", picture, follow=True),
        client.post(f"/{language}/card/is-it-you/", {"word": "nonsense"}),
        client.post(f"/{language}/sign-out/", follow=True),
        client.get(f"/{language}/card/new/", follow=True),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_notices_are_in_their_language(school: School, language: str) -> None:
    school.classroom.language = language
    school.classroom.save()
    client = Client()
    school.sign_in(client, "owner")
    base, learner = f"/{language}/classrooms/{school.classroom.pk}/", school.learner.pk
    answers = [
        *learner_answers(school, language),
        client.post(f"{base}learners/", {"names": "Anna\nBen"}, follow=True),
        client.post(f"{base}cards/"),
        client.post(f"{base}cards/", {"learners": [learner]}, follow=True),
        client.post(f"{base}teachers/", {"role": "viewer", "email": "x@example.org"}, follow=True),
        client.post(f"{base}learners/", {"names": "Anna\nx\nX\n!\n" + "y" * 50}),
        client.post(f"{base}archive/", follow=True),
        client.get(f"{base}learners/{learner}/erase/"),
        client.get(f"/{language}/join/{school.classroom.join_code}/"),
        client.get(f"/{language}/card/unknown/", follow=True),
        client.get(f"/{language}/card/?picture=unknown"),
        client.get(f"/{language}/invitations/unknown/", follow=True),
    ]
    for number, response in enumerate(answers):
        assert_sound(response, language, f"answer {number}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_behind_letters_are_in_their_language(school: School, language: str) -> None:
    head = school.cast["head"]
    signed_in = Client()
    signed_in.force_login(head)
    uid, token = links.password_tokens(head)
    new_address = links.new_address_token(head, "new@example.org")
    answers = [
        Client().get(f"/{language}/sign-up/{links.sign_up_token('new@example.org')}/", follow=True),
        Client().get(f"/{language}/sign-up/used/", follow=True),
        Client().get(f"/{language}/password/{uid}/{token}/", follow=True),
        Client().post(f"/{language}/password/", {"email": head.email}),
        signed_in.get(f"/{language}/account/email/{new_address}/", follow=True),
        signed_in.get(f"/{language}/account/email/used/", follow=True),
        signed_in.post(f"/{language}/account/delete/", {"current": PASSWORD}),
    ]
    for number, response in enumerate(answers):
        assert_sound(response, language, f"answer {number}")


def try_everything(school: School) -> None:
    """Let the learner meet every reason for a refusal, and miss and solve something."""
    met = [(code.value, "enter-first") for code in RefusalCode]
    met += [("blocked", "enter-where"), ("number_used", "doubles"), ("of old", "roll")]
    kinds = {row.kind: row for row in Exercise.objects.filter(preset="ban-sugoroku")}
    tries = [("play", code, clause, "13/7") for code, clause in met]
    tries += [("play", "", "", "end"), ("play", "", "", "13")]
    tries += [(kind, "", "", "2") for kind in kinds if kind != "play"]
    for number, (kind, code, clause, tried) in enumerate(tries, start=1):
        StepTry.objects.create(
            learner=school.learner,
            exercise=kinds[kind].slug,
            version=1,
            number=number,
            before="8/5" if number % 2 else "",
            tried=tried,
            result="refused" if code else "missed",
            code=code,
            clause=clause,
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_reports_and_what_is_set_are_in_their_language(school: School, language: str) -> None:
    an_exercise()
    try_everything(school)
    slugs = [row.slug for row in {e.kind: e for e in Exercise.objects.all()}.values()]
    work = make_assignment(school.classroom, *slugs, hints=False)
    teacher, learner = Client(), Client()
    school.sign_in(teacher, "owner")
    school.sign_in(learner, "learner")
    base = f"/{language}/classrooms/{school.classroom.pk}/"
    answers = [
        teacher.get(f"{base}report/"),
        teacher.get(f"{base}assignments/{work.pk}/report/"),
        teacher.get(f"{base}report/learners/{school.learner.pk}/"),
        *(teacher.get(f"{base}report/exercises/{slug}/") for slug in slugs),
        teacher.post(f"{base}assignments/", {"lessons": "nonsense", "opens": "x", "due": "y"}),
        learner.get(f"/{language}/me/"),
        learner.get(f"/{language}/exercises/{work.exercises[0]}/"),
        teacher.get(f"/{language}/assignments/{work.code}/"),
        teacher.get(f"/{language}/assignments/unknown/"),
        teacher.post(f"{base}assignments/{work.pk}/delete/", follow=True),
        teacher.get(base),
    ]
    for number, response in enumerate(answers):
        assert response.status_code in (200, 400, 404), number
        assert_sound(response, language, f"answer {number}")
