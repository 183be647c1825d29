from __future__ import annotations

import datetime
import re
import time
from contextlib import suppress
from unittest import mock

import pytest
import segno
from django.contrib.sessions.models import Session
from django.db import connection
from django.http import HttpRequest
from django.test import Client, RequestFactory
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from tests.pages import find_faults, read
from tests.tutorials.classrooms.people import (
    School,
    enrol,
    learner_of,
    make_classroom,
    make_school,
    sign_in_by_card,
)
from tutorials.accounts.learners import COOKIE, begin_keeping, find_learner
from tutorials.accounts.models import Card, Failure, Learner
from tutorials.accounts.rate_limits import (
    CARD_SIGN_INS_FROM_CLIENT,
    CARD_WORDS,
    CARDS_FROM_CLIENT,
    SIGN_INS_OF_CARD,
    Rate,
)
from tutorials.accounts.sessions import SEEN
from tutorials.accounts.tokens import hash_key
from tutorials.classrooms.cards import learner_login
from tutorials.classrooms.cards.making import FreshCard, make_cards, secret_of_words
from tutorials.classrooms.cards.printing import print_cards
from tutorials.classrooms.cards.qr import draw_qr
from tutorials.classrooms.views.cards import ASKED_FOR

pytestmark = pytest.mark.django_db


@pytest.fixture
def school() -> School:
    return make_school()


def type_words(client: Client, number: str, words: str) -> int:
    return client.post("/en/card/", {"number": number, "words": words}).status_code


def guess(card: FreshCard, times: int) -> None:
    """Try words that are not those of a card."""
    for _ in range(times):
        with suppress(learner_login.CardLockedError):
            assert learner_login.find_by_words(card.number, "a guess", "client") is None


def type_card(client: Client, card: FreshCard) -> int:
    return type_words(client, card.shown_number, " ".join(card.words).upper())


def signed_in(client: Client) -> Learner | None:
    request = RequestFactory().get("/")
    request.session = client.session
    request.COOKIES = {name: morsel.value for name, morsel in client.cookies.items()}
    return find_learner(request)


def test_only_hashes_of_the_secrets_are_stored(school: School) -> None:
    row = Card.objects.get()
    stored = " ".join(str(value) for value in Card.objects.values().get().values())
    assert school.card.key not in stored
    assert not any(word in stored for word in school.card.words)
    assert row.key_hash == hash_key(school.card.key)


def test_the_same_words_are_stored_differently_for_another_card(school: School) -> None:
    assert secret_of_words("123456", "fox river") != secret_of_words("123457", "fox river")


def test_words_sign_in_and_the_button_signs_out(client: Client, school: School) -> None:
    assert type_card(client, school.card) == 303
    assert signed_in(client) == school.learner
    assert client.post("/en/sign-out/").status_code == 303
    assert signed_in(client) is None
    assert client.get("/en/me/")["Location"] == "/en/card/"


def test_to_show_the_picture_of_a_card_signs_nobody_in(client: Client, school: School) -> None:
    response = client.post("/en/card/picture/", {"key": school.card.key}, follow=True)
    assert "Quiet Fox" in read(response).query("h1")[0].to_text()
    assert signed_in(client) is None
    sign_in_by_card(client, school.card)
    assert signed_in(client) == school.learner


def test_no_address_bears_the_secret_of_a_card(client: Client, school: School) -> None:
    (fresh,) = make_cards([school.learner], "fr")
    request = RequestFactory().get("/")
    (printed,) = print_cards(request, school.classroom, [fresh])
    assert printed.qr == draw_qr(
        f"http://testserver/en/card/#{fresh.key}", "Picture of the address to sign in"
    )
    for path in (f"/en/card/{fresh.key}/", f"/en/card/?picture={fresh.key}"):
        client.get(path)
        assert signed_in(client) is None
    assert client.get(f"/en/card/{fresh.key}/")["Location"] == "/en/card/?picture=old"
    assert "old card" in read(client.get("/en/card/?picture=old")).to_text()


def test_a_card_says_where_to_type_it(client: Client, school: School) -> None:
    (printed,) = print_cards(RequestFactory().get("/"), school.classroom, [school.card])
    assert printed.address == "testserver/card"
    assert client.get("/card", HTTP_ACCEPT_LANGUAGE="fr", follow=True).redirect_chain[-1][0] == (
        "/fr/card/"
    )


def test_a_new_card_ends_the_old_one_and_its_sessions(client: Client, school: School) -> None:
    sign_in_by_card(client, school.card)
    (fresh,) = make_cards([school.learner], "en")
    assert signed_in(client) is None
    shown = client.post("/en/card/picture/", {"key": school.card.key})
    assert shown["Location"] == "/en/card/?picture=unknown"
    assert type_card(client, school.card) == 400
    assert type_card(client, fresh) == 303


def test_a_card_does_not_take_over_what_lay_in_the_browser(client: Client, school: School) -> None:
    keeper, key = begin_keeping()
    client.cookies[COOKIE] = key
    assert signed_in(client) == keeper
    sign_in_by_card(client, school.card)
    assert signed_in(client) == school.learner
    client.post("/en/sign-out/")
    assert signed_in(client) == keeper
    assert client.cookies[COOKIE].value == key


def test_a_teacher_who_used_the_browser_is_signed_out(client: Client, school: School) -> None:
    client.force_login(school.cast["teacher"])
    sign_in_by_card(client, school.card)
    assert client.get("/en/classrooms/").status_code == 303


def test_nobody_is_looked_for_without_a_session(rf: RequestFactory) -> None:
    request: HttpRequest = rf.get("/")
    with CaptureQueriesContext(connection) as queries:
        assert find_learner(request) is None
    assert len(queries) == 0


@pytest.mark.parametrize(
    ("number", "words"),
    [
        ("", ""),
        ("000000", "fox river lamp cloud spoon"),
        ("٣٤٥", "fox"),
        ("x" * 3000, "y" * 3000),
        ("12\x0034", "<b>"),
    ],
)
def test_a_wrong_card_is_said_to_be_wrong(client: Client, number: str, words: str) -> None:
    response = client.post("/en/card/", {"number": number, "words": words})
    assert response.status_code == 400
    assert not find_faults(read(response))


@pytest.mark.parametrize("key", ["", "x", "x" * 500, "%00", "日本"])
def test_an_unknown_picture_leads_to_where_cards_are_typed(client: Client, key: str) -> None:
    response = client.post("/en/card/picture/", {"key": key}, follow=True)
    assert response.redirect_chain == [("/en/card/?picture=unknown", 303)]
    assert "Perhaps there is a newer card" in read(response).to_text()
    assert client.get(f"/en/card/{key or 'x'}/").status_code == 303


def test_a_picture_from_when_its_secret_stood_in_addresses_is_dead(
    client: Client, school: School
) -> None:
    Card.objects.update(first_word_hash="")
    shown = client.post("/en/card/picture/", {"key": school.card.key})
    assert shown["Location"] == "/en/card/?picture=unknown"
    assert type_card(client, school.card) == 303


# ---- a browser that goes round ----


def test_where_learners_sign_in_the_picture_alone_does_not(client: Client, school: School) -> None:
    (other,) = enrol(school.classroom, "Honest Wren")
    sign_in_by_card(client, other)
    client.post("/en/sign-out/")
    page = read(client.post("/en/card/picture/", {"key": school.card.key}, follow=True))
    assert page.query("input[name=word]")
    wrong = client.post("/en/card/is-it-you/", {"word": "nonsense"})
    assert wrong.status_code == 400
    assert client.post("/en/card/is-it-you/").status_code == 400
    assert signed_in(client) is None
    word = school.card.words[0].upper()
    assert client.post("/en/card/is-it-you/", {"word": word})["Location"] == "/en/me/"
    assert signed_in(client) == school.learner


def test_after_half_a_day_the_picture_is_enough_again(client: Client, school: School) -> None:
    sign_in_by_card(client, school.card)
    client.post("/en/sign-out/")
    with mock.patch("time.time", return_value=time.time() + 12 * 3600 + 1):
        page = read(client.post("/en/card/picture/", {"key": school.card.key}, follow=True))
    assert not page.query("input[name=word]")


def test_a_first_word_cannot_be_guessed(client: Client, school: School) -> None:
    sign_in_by_card(client, school.card)
    client.post("/en/sign-out/")
    client.post("/en/card/picture/", {"key": school.card.key})
    tries = [client.post("/en/card/is-it-you/", {"word": f"no {n}"}).status_code for n in range(6)]
    assert tries == [400] * 5 + [429]
    right = {"word": school.card.words[0]}
    assert client.post("/en/card/is-it-you/", right).status_code == 429
    assert type_card(client, school.card) == 303


def test_a_picture_that_is_not_answered_is_forgotten(client: Client, school: School) -> None:
    client.post("/en/card/picture/", {"key": school.card.key})
    with mock.patch("django.utils.timezone.now", return_value=timezone.now() + ASKED_FOR * 1.1):
        assert client.post("/en/card/is-it-you/")["Location"] == "/en/card/"
    assert signed_in(client) is None


def test_what_tells_a_browser_that_goes_round_names_nobody(client: Client, school: School) -> None:
    sign_in_by_card(client, school.card)
    seen = client.cookies[SEEN].value
    assert school.card.number not in seen
    sign_in_by_card(elsewhere := Client(), school.card)
    assert elsewhere.cookies[SEEN].value.split(":")[0] != seen.split(":")[0]
    client.cookies[SEEN] = client.cookies[SEEN].value[:-1] + "x"
    assert signed_in(client) is None


def test_a_session_is_kept_open_by_its_own_cookie_and_no_other(
    client: Client, school: School
) -> None:
    sign_in_by_card(client, school.card)
    own = client.cookies[SEEN].value
    (owl,) = enrol(school.classroom, "Owl")
    for card in (owl, school.card):
        other = Client()
        sign_in_by_card(other, card)
        client.cookies[SEEN] = other.cookies[SEEN].value
        assert signed_in(client) is None
        client.get("/en/me/")
        assert signed_in(client) is None
    client.cookies[SEEN] = own
    assert signed_in(client) == school.learner


# ---- guessing ----


def test_a_card_rests_after_some_failures_and_its_picture_does_not(
    client: Client, school: School
) -> None:
    wrong = [
        type_words(client, school.card.number, f"guess {number}")
        for number in range(CARD_WORDS.limit + 2)
    ]
    assert wrong == [400] * CARD_WORDS.limit + [429, 429]
    assert type_card(client, school.card) == 429
    sign_in_by_card(client, school.card)


def test_a_card_has_rested_after_ten_minutes(client: Client, school: School) -> None:
    guess(school.card, CARD_WORDS.limit)
    Failure.objects.update(created_at=timezone.now() - datetime.timedelta(minutes=11))
    assert type_card(client, school.card) == 303


def test_a_number_that_nobody_has_rests_as_well(client: Client, school: School) -> None:
    number = "100000" if school.card.number != "100000" else "100001"
    tries = [type_words(client, number, "guess") for _ in range(CARD_WORDS.limit + 1)]
    assert tries[-1] == 429


def test_one_pupil_does_not_lock_the_others_out(client: Client, school: School) -> None:
    cards = enrol(school.classroom, *(f"Learner {number}" for number in range(29)))
    for card in cards[:15]:
        guess(card, CARD_WORDS.limit + 3)
    # Somebody goes from card to card: now each rests after one failure …
    assert type_words(client, cards[20].number, "a guess") == 400
    assert type_words(client, cards[20].number, "another guess") == 429
    # … and whoever types their own words comes in.
    for card in cards[21:]:
        assert type_card(Client(), card) == 303


def test_guessing_in_one_class_does_not_touch_another(client: Client, school: School) -> None:
    cards = enrol(school.classroom, *(f"Learner {number}" for number in range(10)))
    elsewhere = make_classroom(school.cast["outsider"], "Elsewhere")
    (card,) = enrol(elsewhere, "Far Away")
    for guessed in cards:
        guess(guessed, CARD_WORDS.limit)
    assert type_words(client, card.number, "a slip") == 400
    assert type_card(client, card) == 303


def test_thirty_sign_ins_from_one_address_work(school: School) -> None:
    cards = enrol(school.classroom, *(f"Learner {number}" for number in range(30)))
    for card in cards:
        client = Client()
        assert type_words(client, card.number, "a slip of the pen") == 400
        assert type_card(client, card) == 303
        assert signed_in(client) == learner_of(card)


def test_a_class_in_which_everybody_mistypes_twice_still_signs_in(school: School) -> None:
    cards = enrol(school.classroom, *(f"Learner {number}" for number in range(29)))
    for card in [school.card, *cards]:
        guess(card, 2)
    assert [type_card(Client(), card) for card in [school.card, *cards]] == [303] * 30


def test_sixty_learners_behind_one_address_sign_in_though_all_mistype(school: School) -> None:
    cards = enrol(school.classroom, *(f"Learner {number}" for number in range(29)))
    elsewhere = make_classroom(school.cast["outsider"], "Elsewhere")
    cards = [school.card, *cards, *enrol(elsewhere, *(f"Other {number}" for number in range(30)))]
    for card in cards:
        assert type_words(Client(), card.number, "a slip") == 400
        assert type_words(Client(), card.number, "a slip of the pen") == 400
    assert [type_card(Client(), card) for card in cards] == [303] * 60


def test_guesses_over_many_numbers_are_stopped_and_the_right_words_still_sign_in(
    client: Client, school: School
) -> None:
    numbers = [str(number) for number in range(200000, 200000 + CARDS_FROM_CLIENT.limit)]
    other = "300000" if school.card.number != "300000" else "300001"
    for number in numbers:
        with suppress(learner_login.CardLockedError):
            learner_login.find_by_words(number, "a guess", "127.0.0.1")
    stored = Failure.objects.count()
    assert [type_words(client, other, "a guess") for _ in range(3)] == [429] * 3
    assert Failure.objects.count() == stored
    assert type_words(Client(REMOTE_ADDR="192.0.2.1"), other, "a guess") == 400
    assert type_card(client, school.card) == 303


# ---- the picture ----


def test_the_picture_shows_every_square_of_the_code() -> None:
    address = "https://choroku.example/en/card/#abc"
    drawn = draw_qr(address, "a <label>")
    assert 'aria-label="a &lt;label&gt;"' in drawn
    rows = segno.make_qr(address, error="m", boost_error=False, mask=3).matrix
    wanted = {(x + 4, y + 4) for y, row in enumerate(rows) for x, dark in enumerate(row) if dark}
    runs = re.findall(r"M(\d+) (\d+)\.5h(\d+)", drawn)
    assert wanted == {
        (int(x) + step, int(y)) for x, y, length in runs for step in range(int(length))
    }


@pytest.mark.parametrize(
    ("rate", "title"),
    [
        (SIGN_INS_OF_CARD, "This card has been used"),
        (CARD_SIGN_INS_FROM_CLIENT, "Very many learners"),
    ],
)
@pytest.mark.parametrize("way", ["words", "picture"])
def test_right_cards_open_only_so_many_sessions(
    school: School, rate: Rate, title: str, way: str
) -> None:
    who = school.card.number if rate is SIGN_INS_OF_CARD else "127.0.0.1"
    for _ in range(rate.limit - 1):
        rate.of(who).record()
    sent = {"number": school.card.shown_number, "words": " ".join(school.card.words)}
    path = "/en/card/"
    if way == "picture":
        path, sent = "/en/card/picture/", {"key": school.card.key}
    assert Client().post(path, sent).status_code == 303
    sessions = Session.objects.count()
    refused = Client().post(path, sent)
    assert refused.status_code == 429
    assert int(refused["Retry-After"]) > 0
    assert title in refused.content.decode()
    assert not find_faults(read(refused))
    assert Session.objects.count() == sessions


def test_a_whole_school_signs_in_from_one_address(school: School) -> None:
    for _ in range(60):
        assert type_card(Client(), school.card) == 303
