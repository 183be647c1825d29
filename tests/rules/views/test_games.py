"""Check a game: a match file is read, its plays checked, and nothing of it kept."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.utils.html import escape

from rules.notation.matches import Budget, MatchCode, ProblemCode, parse_match
from rules.play.record import format_game
from rules.preset import RulePreset
from rules.presets import PRESETS
from rules.views.games import check_game as games_page
from rules.views.games.check_game import LARGEST_FILE, LONGEST_SHOWN, LONGEST_TEXT, MOST_TURNS
from rules.views.games.match_faults import FILE_FAULTS, PROBLEMS
from rules.views.games.report import LONGEST_NAME, TURNS_A_SHEET, report_on
from tests.pages import find_faults, read
from tests.rules.notation.matches.files import ticking, write_long_game
from tests.rules.play.playing import play_by_chance
from tutorials.accounts.rate_limits import COSTLY_PAGES

CASES = Path(__file__).resolve().parents[2] / "data/matches"

pytestmark = pytest.mark.django_db  # who sends how many files is counted there

LANGUAGES = ("en", "fr", "de", "ja")
HEAD = " 7 point match\n\n Game 1\n Mia : 0                              Ken : 0\n"
GOOD = HEAD + "  1) 31: 8/5 6/5                       42: 8/4 6/4\n"
BAD = GOOD + "  2) 65: 24/18 18/13                   66: 24/18(2) 13/7 8/2\n  3) 21: 13/12 24/20\n"


def upload(client: Client, content: bytes | str, language: str = "en", status: int = 200) -> str:
    """Send a file and return the page as text; a page is always valid."""
    data = content.encode() if isinstance(content, str) else content
    sent = {"match": SimpleUploadedFile("match.mat", data)}
    response = client.post(f"/{language}/games/", sent)
    assert response.status_code == status
    assert not find_faults(read(response))
    return response.content.decode()


def test_every_fault_of_a_file_and_of_a_match_is_worded() -> None:
    assert set(FILE_FAULTS) == set(MatchCode)
    refused = {ProblemCode.PLAY_REFUSED, ProblemCode.DOUBLE_REFUSED}
    assert set(PROBLEMS) == set(ProblemCode) - refused


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_without_a_fault_is_praised(client: Client, language: str) -> None:
    page = upload(client, GOOD, language)
    assert "message-right" in page
    assert "8/5 6/5" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_illegal_play_is_shown_with_its_reason(client: Client, language: str) -> None:
    page = upload(client, BAD, language)
    assert "message-refused" in page
    assert "arrow-refused" in page
    assert f'href="/{language}/rules/backgammon/#' in page
    assert re.search(rf'href="/{language}/positions/\?record=c1.backgammon[^"]*#board"', page)
    assert f'action="/{language}/games/#result-title"' in page
    assert 'id="result-title"' in page


def test_the_place_of_the_fault_is_named(client: Client) -> None:
    assert "Game 1, line 7: Mia" in upload(client, BAD)


def test_the_link_to_the_board_shows_the_same_refusal(client: Client) -> None:
    page = upload(client, BAD)
    start = page.index('href="/en/positions/?record') + len('href="')
    url = page[start : page.index('"', start)].replace("&amp;", "&")
    assert "message-refused" in client.get(url).content.decode()


def test_an_sgf_file_is_read_as_well(client: Client) -> None:
    sgf = "(;GM[6]FF[4]PW[Mia]PB[Ken]MI[length:7][game:0][ws:0][bs:0];W[31hefe])"
    page = upload(client, sgf)
    assert "Mia" in page


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "empty"),
        ("hello", "neither a .mat file nor"),
        (HEAD + "  1) 99: 8/5\n", "Line 5"),
        (HEAD + "  1) 31: " + "13/6 " * 100 + "\n", "Line 5"),
        (HEAD + "  1) 31: " + "/".join(["13"] * 300) + "\n", "Line 5"),
        (b"\x00\xff\xfe" * 100, "This file is no text"),
        (b"RGMH\x01\x00\x00\x00", "eXtreme Gammon’s own format"),
        (HEAD + "  1) Nonsense <b>\n", "Line 5, at “Nonsense &lt;b&gt;”"),
        (b"x" * (LARGEST_FILE + 1), "larger than 2 MB"),
    ],
)
def test_a_file_that_cannot_be_read_is_refused_with_its_reason(
    client: Client, content: bytes | str, said: str
) -> None:
    assert said in upload(client, content, status=400)


def test_no_file_at_all_is_told(client: Client) -> None:
    response = client.post("/en/games/")
    assert response.status_code == 400
    assert "Choose a file or paste a game first" in response.content.decode()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pasted_game_is_checked_like_a_file(client: Client, language: str) -> None:
    response = client.post(f"/{language}/games/", {"text": BAD.replace("\n", "\r\n")})
    assert response.status_code == 200
    assert not find_faults(read(response))
    page = response.content.decode()
    assert "message-refused" in page
    assert "24/18(2) 13/7 8/2" in page[page.index("<textarea") : page.index("</textarea>")]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hello <b>", "neither a .mat file nor"),
        (HEAD + "  1) 99: 8/5\n", "Line 5"),
        ("x" * (LONGEST_TEXT + 1), "longer than 1 MB"),
        ("a\x00b", "Null characters"),
    ],
)
def test_a_pasted_text_that_cannot_be_read_is_told_its_reason_and_kept(
    client: Client, text: str, said: str
) -> None:
    response = client.post("/en/games/", {"text": text})
    assert response.status_code == 400
    page = response.content.decode()
    assert said in page
    assert 'aria-describedby="text-fault"' in page
    if len(text) < LONGEST_TEXT:
        assert escape(text.split("\x00")[0].strip()) in page


@pytest.mark.parametrize("ending", ["", ";W[31hefe];B[42qusu]", ";W[31hefe];B[55aa]"])
def test_a_name_of_any_length_is_shortened_wherever_it_is_shown(
    client: Client, ending: str
) -> None:
    names = f"PW[{'A' * 500_000}]PB[{'B' * 500_000}]"
    page = upload(client, f"(;GM[6]{names}{ending})")
    assert "A" * (LONGEST_NAME - 1) + "…" in page
    assert "A" * LONGEST_NAME not in page
    assert "B" * LONGEST_NAME not in page
    assert len(page) < 100_000


def test_a_long_text_comes_back_only_where_it_has_a_fault_to_correct(client: Client) -> None:
    comment = "; nothing\n" * (LONGEST_SHOWN // 10)
    for text, is_shown in ((GOOD, True), (comment + GOOD, False), (comment + BAD, True)):
        page = client.post("/en/games/", {"text": text}).content.decode()
        assert ("1) 31: 8/5 6/5" in page[: page.index("</textarea>")]) is is_shown
    too_long = client.post("/en/games/", {"text": "x" * (LONGEST_TEXT + 1)})
    assert len(too_long.content) < 100_000


def test_blank_text_is_no_game(client: Client) -> None:
    response = client.post("/en/games/", {"text": " \n "})
    assert response.status_code == 400
    assert "Choose a file or paste a game first" in response.content.decode()


def test_a_form_without_its_token_is_refused() -> None:
    response = Client(enforce_csrf_checks=True).post("/en/games/")
    assert response.status_code == 403


def test_latin_1_names_are_read(client: Client) -> None:
    assert "Jürgen" in upload(client, GOOD.replace("Mia ", "Jürgen").encode("latin-1"))


def test_a_long_game_is_shown_in_parts(client: Client) -> None:
    page = upload(client, write_long_game(TURNS_A_SHEET + 20))
    assert "Game 1, at 0–0: turns 1 to 100" in page
    assert "Game 1, at 0–0: turns 101 to 120" in page
    assert "Every play is legal" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_longer_file_is_checked_up_to_a_turn_that_is_named(
    client: Client, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(games_page, "MOST_TURNS", 30)
    page = upload(client, write_long_game(60), language)
    assert page.count("<li><span>Mia") + page.count("<li><span>Ken") == 30
    if language == "en":
        assert "30 turns were checked, up to game 1, line 19." in page
        assert "Every play is legal" not in page


def test_a_file_of_many_turns_gives_a_page_that_is_bounded(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games_page, "MOST_SECONDS", 60)  # a slow machine stops before the turns do
    page = upload(client, write_long_game(MOST_TURNS + 200))
    assert page.count("<li><span>") == MOST_TURNS
    assert len(page) < 1_000_000


def test_what_is_wrong_past_the_end_of_the_check_is_not_found(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games_page, "MOST_TURNS", 2)
    assert "message-refused" not in upload(client, BAD)


@pytest.mark.parametrize("seconds", [0, 0.5, 1.5])
def test_reading_and_checking_end_together_when_the_time_is_up(seconds: float) -> None:
    budget = Budget(seconds=seconds, clock=ticking(0.01))
    report = report_on(parse_match(write_long_game(120), budget), budget)
    assert report.turns < 120
    assert report.ends_at is not None
    assert report.finding is None


def test_a_client_sends_only_so_many_files(client: Client) -> None:
    for _ in range(COSTLY_PAGES.limit):
        COSTLY_PAGES.of("127.0.0.1").record()
    upload(client, GOOD, status=429)
    assert client.get("/en/games/").status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_read_is_quoted_and_loses_nothing_before_it(
    client: Client, language: str
) -> None:
    page = upload(client, GOOD + "  2) 65: 24/18 18/13        Illegal play (3;0)\n", language)
    assert "8/4 6/4" in page
    assert "24/18 18/13" in page
    assert "Illegal play (3;0)" in page
    assert "message-other" in page
    if language == "en":
        assert "Every play that was checked is legal" in page
        assert "Line 6, at “Illegal play (3;0)”" in page


def test_a_fault_before_what_cannot_be_read_is_found(client: Client) -> None:
    page = upload(client, BAD + "  4) 31: Nonsense\n")
    assert "message-refused" in page
    assert "message-other" in page


def test_what_could_not_be_reached_is_not_said_to_be_unreadable(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games_page, "MOST_TURNS", 1)
    page = upload(client, GOOD + "  2) 65: Nonsense\n")
    assert "1 turn was checked" in page
    assert "message-other" not in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_won_how_much_and_the_score_at_the_end_are_shown(
    client: Client, language: str
) -> None:
    dropped = GOOD + "  2)  Doubles => 2      Drops\n      Wins 1 point\n"
    page = upload(client, dropped, language)
    assert "1–0" in page
    assert page.count("Mia") > 3
    if language == "en":
        assert "Game 1, at 0–0 · Mia wins 1 point" in page
        assert "Match to 7 points · Score at the end: 1–0" in page


def test_a_game_that_is_given_up_does_not_just_end(client: Client) -> None:
    page = upload(client, GOOD + "  2) 65:\n                      Wins 2 points\n")
    assert "the game is given up here" in page
    assert "Ken wins 2 points" in page
    assert "Score at the end: 0–2" in page


def test_the_finding_names_roll_and_play(client: Client) -> None:
    assert "<b>2–1: 13/12 24/20</b>" in upload(client, BAD)


def test_a_single_game_can_be_pasted_without_head_or_names(client: Client) -> None:
    turns = GOOD.splitlines()[-1]
    for text in (turns, "\n".join(GOOD.splitlines()[2:])):
        page = client.post("/en/games/", {"text": text}).content.decode()
        assert "8/4 6/4" in page
        assert "The length of the match is missing" in page
    assert "White – Black" in client.post("/en/games/", {"text": turns}).content.decode()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_double_in_the_crawford_game_is_a_fault(client: Client, language: str) -> None:
    page = upload(client, (CASES / "03-crawford-double.mat").read_bytes(), language)
    assert f'href="/{language}/rules/backgammon/questions/#ask-match"' in page
    assert "message-refused" in page


def test_what_a_file_does_not_tell_is_said_not_to_be_checked(client: Client) -> None:
    page = upload(client, HEAD.replace("Mia : 0", "Mia : 6") + "  1) 31: 8/5 6/5\n")
    assert "does not tell whether game 1 is the Crawford game" in page
    assert "does not tell" not in upload(client, GOOD)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.slug)
def test_the_record_of_a_game_played_here_is_checked(
    client: Client, preset: RulePreset, language: str
) -> None:
    text = format_game(play_by_chance(preset, 1)[0])
    page = upload(client, text, language)
    assert "message-right" in page
    assert f"record=c1.{preset.slug}" in page
    wrong = upload(client, re.sub(r" played \S+", " played 3/24", text, count=1), language)
    assert "message-refused" in wrong
    assert f'href="/{language}/rules/{preset.slug}/#' in wrong
    if language == "en":
        assert "every roll follows from the seed" in page
        other = re.sub(r"(rolled) \d-\d", r"\1 5-4", text, count=1)
        assert re.search("rolls? do(es)? not follow from the seed", upload(client, other))
        assert "not the one that was promised" in upload(
            client, re.sub(r"seed: ..", "seed: 00", text)
        )


def test_a_record_that_is_not_ours_is_told_its_line(client: Client) -> None:
    page = upload(client, "game: a\nsong: la la\n", status=400)
    assert "Line 2, at “song: la la”" in page
