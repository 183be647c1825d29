"""The page of an exercise: what it answers to tries, in every language."""

from __future__ import annotations

import re
import tomllib
from html import unescape
from pathlib import Path

import pytest
from django.core.management import call_command
from django.test import Client
from django.utils import translation

from rules.book.clauses import clause_of
from rules.book.titles import refusal_title
from rules.engine.refusals import RefusalCode
from rules.turns.attempt import read_attempt
from tests.rules.engine.properties.reasons import WHOLE_TURN
from tests.tutorials.practice.conftest import Visit
from tutorials import curriculum
from tutorials.curriculum.exercise_index import read_question
from tutorials.curriculum.models import Exercise
from tutorials.curriculum.questions.turns import TurnsQuestion

FIRST = "ban-first-block"
LANGUAGES = ("en", "fr", "de", "ja")

CONTENT = Path(curriculum.__file__).parent / "content"


def read_tries() -> dict[RefusalCode, tuple[str, dict[str, str]]]:
    """Return for every code an exercise and the address of its listed try that provokes it."""
    found: dict[RefusalCode, tuple[str, dict[str, str]]] = {}
    for file in sorted(CONTENT.glob("*/*.toml")):
        for exercise in tomllib.loads(file.read_text()).get("exercise", ()):
            for listed in exercise.get("tries", ()):
                expected, _, code = listed.get("expect", "").partition(":")
                *before, last = listed.get("play", "").split() or [""]
                if expected == "refused":
                    query = {"steps": ",".join(before), "try": last}
                    found.setdefault(RefusalCode(code), (exercise["slug"], query))
    return found


TRIES = read_tries()


def message_of(page: str) -> str:
    """Return the message of a page as plain words."""
    found = re.search(r'<section class="message [^"]*">(.*?)</section>', page, re.S)
    assert found, "the page has no message"
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", found[1])).split())


def test_the_page_shows_the_task_the_dice_and_the_board(visit: Visit) -> None:
    page = visit(FIRST)
    assert "You rolled 3–1" in page
    assert 'id="point-24"' in page
    assert "三一" in page


def test_every_form_of_the_page_is_a_safe_request(visit: Visit) -> None:
    methods = re.findall(
        r'<form[^>]*method="(\w+)"[^>]*action="(/en/exercises[^"]*)"', visit(FIRST)
    )
    assert methods
    assert {method for method, _ in methods} == {"get"}


def test_a_legal_step_is_drawn_and_said(visit: Visit) -> None:
    page = visit(FIRST, from_="8", point="5")
    assert 'name="steps" value="8/5"' in page
    assert "Still to play: 1" in message_of(page)


def test_reaching_the_goal_is_said_with_the_way_on(visit: Visit) -> None:
    page = visit(FIRST, steps="8/5", from_="6", point="5")
    assert "message-right" in page
    assert "hitoni" in message_of(page)
    assert 'id="next"' in page


def test_a_legal_turn_that_misses_the_goal_looks_different(visit: Visit) -> None:
    page = visit(FIRST, steps="8/5", from_="8", point="7")
    assert "message-other" in page
    assert "message-refused" not in page
    shown = visit(FIRST, steps="8/5,8/7", show="solution")
    assert "arrow-proof" in shown
    assert "arrow-played" in shown


def test_a_refused_step_is_marked_on_the_board_and_in_the_record(visit: Visit) -> None:
    page = visit(FIRST, try_="8/4")
    assert re.search(r'class="point point-4 [^"]*is-refused', page)
    assert "arrow-refused" in page
    assert "<s>Outer\u00a05 → Inner\u00a04</s>" in unescape(page)


def test_the_answer_is_the_same_with_and_without_htmx(visit: Visit) -> None:
    for query in ({"try_": "8/4"}, {"steps": "8/5", "point": "6"}, {"steps": "8/5,6/5"}):
        assert message_of(visit(FIRST, **query)) == message_of(visit(FIRST, htmx=True, **query))


def test_a_fragment_carries_its_address_and_no_page(client: Client) -> None:
    url = f"/en/exercises/{FIRST}/?steps=&from=8&point=5"
    response = client.get(url, headers={"HX-Request": "true"})
    assert response["HX-Push-Url"] == f"/en/exercises/{FIRST}/?steps=8%2F5"
    assert "HX-Request" in response["Vary"]
    assert b"<html" not in response.content


def test_a_remembered_fragment_is_the_one_that_was_made(client: Client) -> None:
    url = f"/de/exercises/{FIRST}/?steps=&from=8&point=4"
    first, second = (client.get(url, headers={"HX-Request": "true"}) for _ in range(2))
    assert first.content == second.content
    assert first["HX-Push-Url"] == second["HX-Push-Url"]
    other = client.get(url.replace("/de/", "/fr/"), headers={"HX-Request": "true"})
    assert other.content != first.content


def test_going_back_in_the_history_gets_the_whole_page(client: Client) -> None:
    headers = {"HX-Request": "true", "HX-History-Restore-Request": "true"}
    response = client.get(f"/en/exercises/{FIRST}/", headers=headers)
    assert b"<html" in response.content


def test_the_message_region_is_in_the_page_from_the_start(visit: Visit) -> None:
    assert 'role="status" aria-live="polite"' in visit(FIRST)
    assert 'data-hx-swap-oob="innerHTML"' in visit(FIRST, htmx=True, try_="8/4")


def test_hints_open_one_rung_at_a_time_and_the_last_gives_the_turn(visit: Visit) -> None:
    page = visit(FIRST)
    for rung in range(1, 6):
        assert f'name="hint" value="{rung}"' in page
        page = visit(FIRST, hint=str(rung))
    assert page.count("arrow arrow-proof") == 2
    assert 'name="hint" value="6"' not in page


def test_no_legal_landing_is_lit_before_a_hint_is_asked_for(visit: Visit) -> None:
    assert "is-landing" not in visit(FIRST, from_="8")
    assert "is-movable" not in visit(FIRST)
    assert "is-landing" in visit(FIRST, hint="3")


def test_what_was_typed_and_not_understood_is_kept_and_explained(visit: Visit) -> None:
    page = visit(FIRST, status=400, steps="8/5", typed="6/banana")
    assert 'value="6/banana"' in page
    assert 'aria-invalid="true"' in page
    assert 'name="steps" value="8/5"' in page
    assert "At character 3" in message_of(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_steps_are_typed_by_the_names_of_the_language(visit: Visit, language: str) -> None:
    with translation.override(language):
        from rules.boards.names import step_name

        game = Exercise.objects.get(slug=FIRST).game()
        typed = f"{step_name(game, 8, 5)}, {step_name(game, 6, 5)}"
    assert "message-right" in visit(FIRST, language=language, typed=typed)


def test_the_exercises_can_provoke_every_refusal() -> None:
    assert set(TRIES) == set(RefusalCode)


# What wins has solved the exercise, and a solved one refuses nothing.
@pytest.mark.parametrize(
    "code", [code for code in RefusalCode if code is not RefusalCode.GAME_OVER]
)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.thorough
def test_every_refusal_is_worded_and_leads_to_its_rule(
    visit: Visit, client: Client, language: str, code: RefusalCode
) -> None:
    slug, query = TRIES[code]
    row = Exercise.objects.get(slug=slug)
    game, question = row.game(), read_question(row)
    assert isinstance(question, TurnsQuestion)
    refusal = read_attempt(question.begin(), query).refusal
    assert refusal is not None
    assert refusal.code is code
    given = {f"{name}_" if name in ("try", "from") else name: v for name, v in query.items()}
    page = visit(slug, language=language, **given)
    with translation.override(language):
        assert refusal_title(game, code) in message_of(page)
    clause = clause_of(game, refusal)
    link = re.search(rf'href="(/{language}/rules/{game.slug}/[^"]*)#{clause.id}"', page)
    assert link, "no link to the rule"
    assert f'id="{clause.id}"' in client.get(unescape(link[1])).content.decode()
    assert ("show=proof" in page) == (code in WHOLE_TURN | {RefusalCode.SUM_OF_NUMBERS})


def test_an_exercise_that_left_and_came_back_is_shown_again(visit: Visit) -> None:
    assert "Exercise 1 of 8" in visit(FIRST)
    Exercise.objects.filter(slug=FIRST).delete()
    call_command("load_curriculum", force=True, verbosity=0)
    assert "Exercise 1 of 8" in visit(FIRST)


def test_what_cannot_be_read_under_htmx_is_an_answer_inside_the_page(client: Client) -> None:
    url = f"/en/exercises/{FIRST}/?steps=8/5&typed=6/banana"
    response = client.get(url, headers={"HX-Request": "true"})
    assert response.status_code == 200
    assert b'value="6/banana"' in response.content


def test_what_the_author_says_to_ending_the_turn_too_early_is_said(visit: Visit) -> None:
    row = Exercise.objects.get(slug="bg-doubles-03")
    phrases: dict[str, str] = row.phrases
    key = next(key for key in phrases if key.endswith(" end"))
    before = key.split()[2:-1]
    page = visit("bg-doubles-03", steps=",".join(before), do="end")
    assert row.phrase(key).split("{")[0] in unescape(page)


def test_the_last_hint_follows_the_solution_of_the_author(visit: Visit) -> None:
    page = visit("closed-home-settings-04", hint="5")
    row = Exercise.objects.get(slug="closed-home-settings-04")
    assert row.question["solution"] == "7/3"
    assert page.count("arrow arrow-proof") == 1
