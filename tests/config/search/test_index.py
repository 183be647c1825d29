from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from django.conf import settings
from hypothesis import example, given
from hypothesis import settings as runs
from hypothesis import strategies as st

from config.search import index as index_module
from config.search.documents import Document, Place, list_documents
from config.search.index import SearchIndex, index_of
from tests import search_figures
from tests.content import load_content
from tests.search_figures import HALVES, list_misses, read_questions
from tutorials.curriculum.exercise_index import content_digest

LANGUAGES = tuple(code for code, _ in settings.LANGUAGES)
all_languages = pytest.mark.parametrize("language", LANGUAGES)


def make(texts: dict[str, str], language: str = "en", kind: str = "rules") -> SearchIndex:
    """Return an index of documents with these titles and texts; a title is the id as well."""
    documents = tuple(
        Document(title, kind, (Place(f"/{title}", "", title, text),))
        for title, text in texts.items()
    )
    return SearchIndex(language, documents, {})


def found(texts: dict[str, str], asked: str, language: str = "en") -> list[str]:
    """Return the titles of the documents that answer, the best first."""
    return [hit.document.id for hit in make(texts, language).find(asked).hits]


OTHERS = {f"other {number}": "something else is said here" for number in range(9)}
"""Without them any word would be common."""


def test_a_title_comes_before_a_text() -> None:
    texts = {"Board": "there is a bar", "The bar": "there is a strip"} | OTHERS
    assert found(texts, "bar") == ["The bar", "Board"]


def test_more_of_the_words_come_before_fewer_and_rare_ones_before_common() -> None:
    texts = {"a": "a stone enters", "b": "a stone waits", "c": "the stone rests"} | OTHERS
    assert found(texts, "stone enters")[0] == "a"


def test_words_are_found_whole() -> None:
    texts = {"x": "ten points", "y": "the opponent"} | OTHERS
    assert found(texts, "one") == []
    assert found(texts, "point") == ["x"]


@pytest.mark.parametrize(
    ("language", "text", "asked"),
    [
        ("en", "checker", "checkers"),
        ("de", "Stein", "Steinen"),
        ("fr", "pions", "PION"),
        ("en", "checkers", "chekcers"),
        ("en", "backgammon", "backgamon"),
        ("en", "hashiishi", "hashi"),
        ("en", "Chōroku", "chouroku"),
        ("en", "mujō-gachi", "mujo gachi"),
        ("en", "bear off", "bear-off"),
        ("fr", "l’adversaire", "adversaire"),
        ("de", "der Becher", "Würfelbecher"),
        ("ja", "引き分け", "引分け"),
        ("ja", "引分け", "引き分け"),
        ("ja", "相手の駒を切る", "駒"),
        ("ja", "コマ", "こま"),
        ("ja", "バックギャモン", "bakkugyamon"),
        ("ja", "ヒット", "hitto"),
        ("ja", "動くのは駒だけ", "駒の動き"),
    ],
)
def test_what_a_reader_means_is_found(language: str, text: str, asked: str) -> None:
    assert found({"x": text} | OTHERS, asked, language) == ["x"]


@pytest.mark.parametrize("asked", ["koma", "こま", "würfelstein"])
def test_a_term_is_found_by_its_other_spellings_and_so_is_what_speaks_of_it(asked: str) -> None:
    place = Place("/", "", "piece", "What is moved.", "こま / koma / Würfelstein")
    rule = Place("/", "", "Moving a piece", "It is moved.")
    other = Place("/", "", "Else", "Nothing of that.")
    documents = (
        Document("terms/checker", "terms", (place,)),
        Document("rules/move", "rules", (rule,)),
        *(Document(f"rules/{number}", "rules", (other,)) for number in range(9)),
    )
    hits = SearchIndex("en", documents, {}).find(asked).hits
    assert [hit.document.id for hit in hits] == ["terms/checker", "rules/move"]


def test_a_document_is_found_by_how_it_is_asked_for() -> None:
    documents = tuple(
        Document(f"rules/{name}", "rules", (Place("/", "", name, "text"),))
        for name in ("hit", "enter", "pass", "roll")
    )
    index = SearchIndex("en", documents, {"rules/hit": ("bump a man",)})
    assert [hit.document.id for hit in index.find("may I bump it?").hits] == ["rules/hit"]


def test_a_rule_comes_before_a_lesson_that_says_the_same() -> None:
    lesson = Document("lessons/a", "lessons", (Place("/", "", "Hitting", "To hit."),))
    rule = Document("rules/a", "rules", (Place("/", "", "Hitting", "To hit."),))
    others = (Document(f"rules/{n}", "rules", (Place("/", "", "x", "y"),)) for n in range(9))
    hits = SearchIndex("en", (lesson, rule, *others), {}).find("hit").hits
    assert [hit.document.id for hit in hits] == ["rules/a", "lessons/a"]


def test_a_rule_of_two_games_is_one_result_and_leads_to_the_game_that_was_asked_for() -> None:
    places = (Place("/a", "", "Hit", "To hit", game="Old"), Place("/b", "", "Hit", "", game="New"))
    others = (Document(f"rules/{n}", "rules", (Place("/", "", "x", "y"),)) for n in range(9))
    index = SearchIndex("en", (Document("rules/hit", "rules", places), *others), {})
    assert [hit.place.url for hit in index.find("hit").hits] == ["/a"]
    assert [hit.place.url for hit in index.find("hit new").hits] == ["/b"]


def test_small_words_count_only_where_there_are_no_others() -> None:
    texts = {"x": "this is the one", "y": "a stone"} | OTHERS
    assert found(texts, "what is a stone") == ["y"]
    assert found(texts, "the") == ["x"]


def test_common_words_are_not_marked_beside_rare_ones() -> None:
    assert make({"x": "a stone"} | OTHERS).find("something like a stone").marked == {"stone"}


# ---- any query ----

SMALL = make({"x": "a stone, 6 and 5", "NEAR": "AND OR NOT"} | OTHERS)
SMALL_JAPANESE = make({"x": "石を切る", "y": "引き分け"} | OTHERS, "ja")
SYNTAX = st.sampled_from(['"', "'", "*", "^", "NEAR(", ")", ":", "-", "+", "AND", "NOT", "title:"])
QUERIES = st.one_of(
    st.text(max_size=200),
    st.lists(st.one_of(SYNTAX, st.sampled_from(["stone", "石", "切る"])), max_size=30).map("".join),
    st.lists(SYNTAX, max_size=30).map(" ".join),
)


@runs(max_examples=300, deadline=None)
@given(QUERIES)
@example('"')
@example("stone\x00")
@example("\ud800")
@example("NEAR(stone石, 2)")
@example("石" * 200)
@example("a b c d e f g h " * 12)
def test_any_text_may_be_asked(asked: str) -> None:
    for index in (SMALL, SMALL_JAPANESE):
        assert len(index.find(asked).hits) <= len(OTHERS) + 2


# ---- threads ----


def test_several_threads_search_in_one_index() -> None:
    asked = ["stone", "near", "石", "something else"] * 50
    with ThreadPoolExecutor(8) as pool:
        together = list(pool.map(SMALL.find, asked))
    assert together == [SMALL.find(each) for each in asked]


def test_an_index_is_built_once_however_many_ask_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    listed: list[str] = []

    def list_slowly(language: str, _digest: str) -> tuple[Document, ...]:
        listed.append(language)
        time.sleep(0.05)
        return ()

    monkeypatch.setattr(index_module, "list_documents", list_slowly)
    with ThreadPoolExecutor(4) as pool:
        indexes = set(pool.map(lambda _: index_of("en", "of this test"), range(4)))
    assert len(indexes) == 1
    assert listed == ["en"]


# ---- figures ----

LEAST = {"en": 0.8, "fr": 0.8, "de": 0.8, "ja": 0.8}
"""The share of questions whose answer is among the first three; those kept for the end alike."""


@pytest.fixture
def content(db: None) -> None:
    """Load the shipped lessons and exercises."""
    load_content()


@all_languages
@pytest.mark.usefixtures("content")
def test_questions_in_readers_words_are_answered_among_the_first_three(language: str) -> None:
    for half in ("seen", "unseen"):
        total, misses = len(read_questions(language, half)), list(list_misses(language, half))
        assert total == 15
        assert total - len(misses) >= LEAST[language] * total, (half, misses)


@all_languages
@pytest.mark.usefixtures("content")
def test_questions_that_once_failed_are_answered(language: str) -> None:
    assert list(list_misses(language, "cases")) == []


@all_languages
@pytest.mark.usefixtures("content")
def test_the_right_answers_are_documents(language: str) -> None:
    ids = {document.id for document in list_documents(language, content_digest())}
    for half in HALVES:
        for right in read_questions(language, half).values():
            assert ids.issuperset(right)


@pytest.mark.usefixtures("content")
def test_the_command_prints_the_figures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["search_figures", "--half", "cases", "--misses"])
    search_figures.main()
    assert "cases   all    8 of   8  100%\n" in capsys.readouterr().out
