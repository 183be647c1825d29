"""The index of a language: documents in SQLite's full-text search, ranked by bm25.

It lies in a database in memory of its own, whatever database the site has. There are two tables:
one of the documents, and one of the ways to ask for them (titles among these), each of which is
a short text that is held against the whole query. Any of the words is enough; rare ones weigh more.
"""

from __future__ import annotations

import sqlite3
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from threading import Lock
from typing import Final

from config.search.asked_texts import Asked, load_asked
from config.search.documents import EXERCISES, LESSONS, PAGES, Document, Place, list_documents
from config.search.spelling import Vocabulary
from config.search.words import cut
from rules.book.search_documents import PassageKind

MOST_TERMS: Final = 120
"""How many words, pairs and other spellings of a query are looked for."""
MOST_HITS: Final = 40
"""How many results are given, the best."""
ENOUGH: Final = 0.25
"""The share of the best score that a result needs."""
COMMON: Final = 0.2
"""The share of the documents from which on a word is too common to be marked."""

COLUMNS: Final = {"title": 3.0, "asked": 2.0, "keywords": 2.0, "text": 1.0}
"""The columns of a document with their weights."""
ASKED_WEIGHT: Final = 1.5
"""How much the best way of asking counts beside the document itself."""
KIND_WEIGHTS: Final[Mapping[str, float]] = {
    PassageKind.RULE: 1.0,
    PassageKind.QUESTION: 1.0,
    PassageKind.TERM: 0.95,
    PassageKind.OPTION: 0.9,
    PassageKind.GUIDE: 0.9,
    PassageKind.ROLL: 0.9,
    PassageKind.HISTORY: 0.9,
    PAGES: 0.95,
    LESSONS: 0.7,
    EXERCISES: 0.5,
}
"""Questions and rules come before lessons, which use every word of the games."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A found document with its score, and the place of it that says most of what was asked."""

    document: Document
    place: Place
    score: float


@dataclass(frozen=True, slots=True)
class Found:
    """What a query finds, best first; the words to be marked in it, and those that were asked."""

    hits: tuple[Hit, ...] = ()
    marked: frozenset[str] = frozenset()
    asked: frozenset[str] = frozenset()


class SearchIndex:
    """The documents of a language, ready to be searched by several threads."""

    def __init__(self, language: str, documents: tuple[Document, ...], asked: Asked) -> None:
        self._language = language
        self._documents = documents
        self._lock = Lock()
        self._target_of: list[int] = []
        self._vocabulary = Vocabulary(language)
        self._counts: dict[str, int] = defaultdict(int)
        self._database = sqlite3.connect(":memory:", check_same_thread=False)
        columns = ", ".join(COLUMNS)
        # "ascii" takes all that lies above for letters: words are cut here, not there.
        for table in (f"documents USING fts5({columns}", "ways USING fts5(way"):
            self._database.execute(f"CREATE VIRTUAL TABLE {table}, content='', tokenize='ascii')")
        for number, document in enumerate(documents):
            self._add(number, document, asked.get(document.id, ()))
        self._database.commit()
        self._vocabulary.close()

    def find(self, query: str) -> Found:
        """Return what answers a query; any text may be asked."""
        query = unicodedata.normalize("NFKC", query)
        wanted = tuple(dict.fromkeys(self._vocabulary.terms_of(query)))[:MOST_TERMS]
        terms = tuple(term for term in wanted if term in self._counts)
        scores = self._score(terms) if terms else {}
        if not scores:
            return Found()
        best = sorted(scores, key=lambda number: (-scores[number], number))[:MOST_HITS]
        least = scores[best[0]] * ENOUGH
        hits = tuple(
            Hit(self._documents[number], self._place(self._documents[number], wanted), score)
            for number in best
            if (score := scores[number]) >= least
        )
        asked = frozenset(word.stem for word in cut(query, self._language))
        return Found(hits, self._rare(terms), asked)

    def _add(self, number: int, document: Document, ways: tuple[str, ...]) -> None:
        """Add a document; its number counts from 0, rows from 1."""
        places = document.places
        titles = tuple(dict.fromkeys(place.title for place in places))
        texts = dict.fromkeys(place.text for place in places)
        # The course would be found in each of its hundreds of exercises.
        sections = () if document.kind == EXERCISES else (place.section for place in places)
        names = dict.fromkeys((*sections, places[0].game if len(places) == 1 else ""))
        words = dict.fromkeys(place.keywords for place in places)
        values = {
            "title": self._cut(titles),
            "asked": self._cut(ways),
            "keywords": self._cut((*names, *words), own=False),
            "text": self._cut(texts),
        }
        if document.kind == PassageKind.TERM:
            for place in places:
                self._vocabulary.add_spellings(place.title, place.keywords)
        for term in {term for value in values.values() for term in value}:
            self._counts[term] += 1
        row = (number + 1, *(" ".join(values[column]) for column in COLUMNS))
        marks = ", ".join("?" * len(row))
        insert = f"INSERT INTO documents(rowid, {', '.join(COLUMNS)}) VALUES ({marks})"  # noqa: S608
        self._database.execute(insert, row)
        for way in (*titles, *ways):
            self._target_of.append(number)
            row = (len(self._target_of), " ".join(self._cut((way,))))
            self._database.execute("INSERT INTO ways(rowid, way) VALUES (?, ?)", row)

    def _cut(self, texts: Iterable[str], *, own: bool = True) -> list[str]:
        """Return the words of texts; those of the language's own are learnt."""
        words = [word for text in texts for word in cut(text, self._language)]
        if own:
            self._vocabulary.learn(words)
        return [word.stem for word in words]

    def _score(self, terms: tuple[str, ...]) -> dict[int, float]:
        """Return the scores of the documents that hold any of the terms, by number."""
        match = " OR ".join(f'"{term}"' for term in terms)
        weights = ", ".join(map(str, COLUMNS.values()))
        with self._lock:
            rows = self._database.execute(
                f"SELECT rowid, bm25(documents, {weights}) FROM documents WHERE documents MATCH ?",  # noqa: S608
                (match,),
            ).fetchall()
            ways = self._database.execute(
                "SELECT rowid, bm25(ways) FROM ways WHERE ways MATCH ?", (match,)
            ).fetchall()
        best: dict[int, float] = defaultdict(float)
        for row, score in ways:
            number = self._target_of[row - 1]
            best[number] = max(best[number], -score)
        return {
            row - 1: (ASKED_WEIGHT * best[row - 1] - score)
            * KIND_WEIGHTS[self._documents[row - 1].kind]
            for row, score in rows
        }

    def _place(self, document: Document, terms: tuple[str, ...]) -> Place:
        """Return the place that holds most of the terms, the first of equal ones."""
        if len(document.places) == 1:
            return document.places[0]

        def count(place: Place) -> int:
            said = f"{place.title} / {place.text} / {place.game}"
            return len({word.stem for word in cut(said, self._language)}.intersection(terms))

        return max(document.places, key=count)

    def _rare(self, terms: Iterable[str]) -> frozenset[str]:
        """Return the terms worth marking: all of them where each is common."""
        most = COMMON * len(self._documents)
        rare = frozenset(term for term in terms if self._counts[term] <= most)
        return rare or frozenset(terms)


_BUILDING: Final = Lock()


def index_of(language: str, digest: str) -> SearchIndex:
    """Return the index of a language, built once; `digest` identifies the exercises."""
    with _BUILDING:
        return _build(language, digest)


@lru_cache(maxsize=8)
def _build(language: str, digest: str) -> SearchIndex:
    return SearchIndex(language, list_documents(language, digest), load_asked(language))


def games_of(document: Document) -> Iterator[Place]:
    """Yield the places of a document that are a game's own."""
    return (place for place in document.places if place.game)
