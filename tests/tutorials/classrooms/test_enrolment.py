from __future__ import annotations

import datetime
import zoneinfo

import pytest
from django.test import Client
from django.utils import timezone
from justhtml import JustHTML

from tests.pages import find_faults, read
from tests.tutorials.classrooms.people import School, enrol, make_school
from tutorials.accounts.models import AuditEntry, Card, Failure, Learner
from tutorials.accounts.rate_limits import GUESSED_CODES, WRONG_CODES
from tutorials.classrooms import classrooms

pytestmark = pytest.mark.django_db


@pytest.fixture
def school() -> School:
    return make_school()


@pytest.fixture
def teacher(school: School) -> Client:
    client = Client()
    client.force_login(school.cast["teacher"])
    return client


def texts(page: JustHTML, selector: str) -> list[str]:
    return [" ".join(node.to_text().split()) for node in page.query(selector)]


# ---- a list ----


def post_list(teacher: Client, school: School, names: str) -> tuple[int, JustHTML]:
    url = f"/en/classrooms/{school.classroom.pk}/learners/"
    response = teacher.post(url, {"names": names}, follow=True)
    page = read(response)
    assert not find_faults(page)
    return response.status_code, page


def test_a_list_enrols_everybody_and_shows_their_cards(teacher: Client, school: School) -> None:
    status, page = post_list(teacher, school, "Anna\n\nשלום\n🦊 Fuchs\n")
    assert status == 200
    assert sorted(texts(page, ".card-name")) == sorted(["Anna", "שלום", "🦊 Fuchs"])
    assert len(page.query(".card svg.qr")) == 3
    assert all(len(words.split()) == 5 for words in texts(page, ".card-words"))
    assert school.classroom.learners.count() == 4
    assert AuditEntry.objects.filter(action="enrolled", learners=3).count() == 1


def test_a_list_with_a_fault_enrols_nobody_and_says_every_fault(
    teacher: Client, school: School
) -> None:
    names = "Anna\nBen\nanna\nquiet FOX"
    status, page = post_list(teacher, school, names)
    assert status == 400
    (found,) = texts(page, ".field-errors")
    assert "Line 3" in found
    assert "Line 4" in found
    assert texts(page, "textarea") == [" ".join(names.split())]
    assert Learner.objects.filter(organisation=school.classroom.organisation).count() == 1


def test_a_list_that_is_sent_twice_enrols_once(teacher: Client, school: School) -> None:
    assert post_list(teacher, school, "Anna\nBen")[0] == 200
    assert post_list(teacher, school, "Anna\nBen")[0] == 400
    assert school.classroom.learners.count() == 3


@pytest.mark.parametrize("names", ["", " \n \n", "x" * 60_000])
def test_a_list_of_nothing_or_too_much_is_refused(
    teacher: Client, school: School, names: str
) -> None:
    assert post_list(teacher, school, names)[0] == 400
    assert school.classroom.learners.count() == 1


def test_five_hundred_learners_fill_a_class(school: School) -> None:
    enrol(school.classroom, *(f"Learner {number}" for number in range(499)))
    with pytest.raises(classrooms.FullClassroomError):
        enrol(school.classroom, "One more")
    assert school.classroom.learners.count() == Card.objects.count() == 500


def test_names_are_suggested_in_the_language_of_the_class(teacher: Client, school: School) -> None:
    school.classroom.language = "ja"
    school.classroom.save()
    page = read(teacher.get(f"/en/classrooms/{school.classroom.pk}/learners/?suggest=20"))
    (names,) = [node.to_text() for node in page.query("textarea")]
    assert len(names.split()) == 20
    assert all("\u3040" < name[0] < "\u3100" for name in names.split())


# ---- the join code ----


def test_a_code_is_read_however_it_is_typed(client: Client, school: School) -> None:
    code = school.classroom.join_code
    typed = f" {code[:3].lower()}-{code[3:].lower()} "
    response = client.post("/en/join/", {"code": typed})
    assert response["Location"] == f"/en/join/{code}/"
    page = read(client.get(response["Location"]))
    assert not find_faults(page)
    assert len(texts(page, ".suggested button")) == 6


def test_joining_gives_a_card_once_and_signs_in(client: Client, school: School) -> None:
    url = f"/en/join/{school.classroom.join_code}/"
    page = read(client.post(url, {"nickname": "Blue Heron"}, follow=True))
    assert texts(page, ".card-name") == ["Blue Heron"]
    assert texts(read(client.get("/en/me/")), "h1") == ["Blue Heron"]
    again = client.post(url, {"nickname": "Blue Heron"})
    assert again["Location"] == url
    assert school.classroom.learners.count() == 2


def test_the_code_takes_nobody_in_when_it_is_closed(
    client: Client, teacher: Client, school: School
) -> None:
    teacher.post(f"/en/classrooms/{school.classroom.pk}/joining/", {"close": "1"})
    response = client.post(f"/en/join/{school.classroom.join_code}/", {"nickname": "Late"})
    assert response.status_code == 403
    assert 'href="/en/card/"' in response.content.decode()
    assert school.classroom.learners.count() == 1


def test_an_old_code_is_no_code(client: Client, teacher: Client, school: School) -> None:
    teacher.post(f"/en/classrooms/{school.classroom.pk}/joining/", {"renew": "1"})
    assert client.get(f"/en/join/{school.classroom.join_code}/").status_code == 404


def test_a_class_that_is_put_away_takes_nobody_in(client: Client, school: School) -> None:
    classrooms.set_archived(school.classroom, school.cast["owner"], True)
    assert client.get(f"/en/join/{school.classroom.join_code}/").status_code == 403


def test_the_code_is_open_to_the_end_of_the_day_where_the_class_is(school: School) -> None:
    day = datetime.date(2027, 3, 28)  # the clocks of Paris go forward
    classrooms.open_until(school.classroom, day)
    paris = zoneinfo.ZoneInfo("Europe/Paris")
    end = datetime.datetime(2027, 3, 29, tzinfo=paris)
    assert school.classroom.join_until == end
    assert end.astimezone(datetime.UTC).hour == 22


def test_a_day_that_is_over_does_not_open_the_code(teacher: Client, school: School) -> None:
    before = school.classroom.join_until
    for day in ("2020-01-01", "tomorrow", "2999-01-01", ""):
        url = f"/en/classrooms/{school.classroom.pk}/joining/"
        assert teacher.post(url, {"until": day}).status_code == 400, day
    school.classroom.refresh_from_db()
    assert school.classroom.join_until == before
    tomorrow = timezone.localdate() + datetime.timedelta(days=1)
    assert teacher.post(url, {"until": tomorrow.isoformat()}).status_code == 303


@pytest.mark.parametrize("code", ["", "ABC DEF", "%00", "あ" * 30, "<script>", "9" * 5000])
def test_a_wrong_code_is_said_to_be_wrong(client: Client, school: School, code: str) -> None:
    response = client.post("/en/join/", {"code": code})
    assert response.status_code == 400
    assert not find_faults(read(response))


def test_the_sheet_speaks_the_language_of_the_class(teacher: Client, school: School) -> None:
    school.classroom.language = "fr"
    school.classroom.save()
    page = read(teacher.get(f"/en/classrooms/{school.classroom.pk}/sheet/"))
    (sheet,) = page.query(".sheet")
    assert (sheet.attrs or {})["lang"] == "fr"
    assert texts(page, ".sheet-address") == ["testserver/fr/join/"]
    code = school.classroom.join_code
    assert texts(page, ".sheet .join-code") == [f"{code[:3]} {code[3:]}"]


def test_too_many_wrong_codes_are_said_to_be_so_and_the_right_one_still_lets_in(
    client: Client, school: School
) -> None:
    room = school.classroom
    classrooms.open_until(room, timezone.localdate() + datetime.timedelta(days=2))
    for _ in range(WRONG_CODES.limit):
        assert client.get("/en/join/QQQQQQ/").status_code == 404
    for answer in (client.get("/en/join/QQQQQQ/"), client.post("/en/join/", {"code": "QQQQQQ"})):
        assert answer.status_code == 429
        assert not find_faults(read(answer))
    assert client.post("/en/join/", {"code": room.join_code}).status_code == 303
    assert client.get(f"/en/join/{room.join_code}/").status_code == 200


def test_whoever_tries_all_codes_learns_nothing_more_and_writes_nothing(
    client: Client, school: School
) -> None:
    code = school.classroom.join_code
    for _ in range(GUESSED_CODES.limit):
        GUESSED_CODES.of("127.0.0.1").record()
    answers = [client.get(f"/en/join/{code}/"), client.get("/en/join/QQQQQQ/")]
    assert [answer.status_code for answer in answers] == [429, 429]
    assert "none is looked up" in answers[0].content.decode()
    assert Failure.objects.count() == GUESSED_CODES.limit
    assert Client(REMOTE_ADDR="192.0.2.1").get(f"/en/join/{code}/").status_code == 200
