"""The worked examples: every one can be played, under all options under which it is told."""

from __future__ import annotations

import pytest
from django.conf import settings
from django.utils import translation

from rules.book.examples import examples_of
from rules.engine.validation import find_position_fault
from rules.games.all_games import prose_of
from rules.games.story import WorkedExample
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU, DEFINITIONS, Definition
from rules.turns.answer import MessageKind
from rules.turns.slideshow import Frame
from rules.turns.story_player import play_story
from tests.test_completeness import configurations, english_sentences

LANGUAGES = [code for code, _ in settings.LANGUAGES]
ALL = [
    pytest.param(game, example, id=f"{game.slug}-{example.slug}")
    for game in (BAN_SUGOROKU, BACKGAMMON)
    for example in prose_of(game).examples
]


def game_with(game: RulePreset, example: WorkedExample) -> RulePreset:
    """Return a game, with other options if need be, in which an example is told."""
    return next(
        found
        for found in (game, *configurations())
        if found.slug == game.slug and example in examples_of(found)
    )


def last_frame(game: RulePreset, slug: str) -> Frame:
    example = next(example for example in examples_of(game) if example.slug == slug)
    return play_story(game, example.position, example.beats)[-1]


@pytest.mark.parametrize("game", list(configurations()), ids=repr)
def test_every_example_can_be_played_from_sound_positions(game: RulePreset) -> None:
    for example in examples_of(game):
        positions = [example.position, *(beat.position for beat in example.beats)]
        for position in filter(None, positions):
            assert find_position_fault(game, position) is None, example.slug
        assert len(play_story(game, example.position, example.beats)) == len(example.beats)


@pytest.mark.parametrize("definition", DEFINITIONS, ids=lambda found: found.preset.slug)
def test_an_example_shows_a_clause_and_has_a_name_of_its_own(definition: Definition) -> None:
    examples = prose_of(definition.preset).examples
    slugs = [example.slug for example in examples]
    assert {example.clause for example in examples} <= definition.clauses.keys()
    assert len(slugs) == len(set(slugs))


def test_what_a_beginner_needs_to_see_is_told() -> None:
    told = {
        game.slug: {e.slug for e in prose_of(game).examples} for game in (BAN_SUGOROKU, BACKGAMMON)
    }
    both = {"first-turn", "double", "entering", "both-numbers", "bearing-off"}
    assert told["ban-sugoroku"] == both | {"arrival", "closed-home", "pattern", "closing"}
    assert told["backgammon"] == both | {"gammon", "cube"}


@pytest.mark.parametrize("game", [BAN_SUGOROKU, BACKGAMMON], ids=lambda game: game.slug)
def test_a_double_ends_with_one_step_too_many_refused(game: RulePreset) -> None:
    frame = last_frame(game, "double")
    assert len(frame.dice) == game.numbers_in_double
    assert frame.kind is MessageKind.REFUSED


@pytest.mark.parametrize(
    ("game", "slug", "value"),
    [
        (BAN_SUGOROKU, "arrival", 1),
        (BAN_SUGOROKU, "closed-home", BAN_SUGOROKU.closed_home_value),
        (BAN_SUGOROKU, "pattern", BAN_SUGOROKU.pattern_value),
        (BACKGAMMON, "gammon", BACKGAMMON.gammon_value),
    ],
)
def test_a_win_says_what_it_is_worth(game: RulePreset, slug: str, value: int) -> None:
    frame = last_frame(game, slug)
    assert frame.kind is MessageKind.RIGHT
    assert f"is worth {value} point" in frame.sentences[-1]


def test_examples_follow_the_options() -> None:
    early = BAN_SUGOROKU.with_options({"goal": "bear-off"})
    closing = BAN_SUGOROKU.with_options({"closed-home": "immediate"})
    slugs = {example.slug for example in examples_of(early)}
    assert "bearing-off" in slugs
    assert not slugs & {"arrival", "closed-home", "pattern"}
    assert "closing" in {example.slug for example in examples_of(closing)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "example"), ALL)
def test_every_frame_speaks_the_readers_language(
    game: RulePreset, example: WorkedExample, language: str
) -> None:
    with translation.override(language):
        found = game_with(game, example)
        frames = play_story(found, example.position, example.beats)
        text = " ".join(sentence for frame in frames for sentence in frame.sentences)
        assert all(frame.sentences for frame in frames)
        assert "%(" not in text
        if language != "en":
            assert not [english for english in english_sentences() if english in text]
