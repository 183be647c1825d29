"""What a reader's word stands for: nearest words, beginnings, compounds and other spellings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from itertools import pairwise
from typing import Final

from config.search.folding import fold, shorten_vowels
from config.search.romaji import to_kana
from config.search.words import CutWord, cut, is_unspaced

MOST_WORDS: Final = 80
"""How many words, characters and pairs of a query are read."""
MOST_UNKNOWN: Final = 8
"""How many of them are held against the words of the site when they are unknown there."""
NEAR: Final = 0.78
"""How alike two words are at least to be taken for one (`difflib`)."""
SHORTEST: Final = 3
"""How long the beginning of a word, or a word of a compound, is at least."""
MOST_OTHERS: Final = 6
"""How many words one unknown word may stand for."""

SMALL_WORDS: Final = {
    "en": "a an the i you he she it we they me my mine your his her its our their this that these "
    "those is are was were be been am do does did to of in on at by for with from and or as so "
    "there what if then than could might will would should has have had get s t m",
    "fr": "un une le la les l de du des d a au aux en et ou je j tu il elle on nous vous ils mon "
    "ma mes ton ta tes son sa ses votre vos ce c cet cette ces est sont suis es etre ai as ont que "
    "qu qui ne n pas se s me m te t y dans sur pour par avec si",
    "de": "ein eine einen einem einer eines der die das den dem des ich du er sie es wir ihr mein "
    "meine meinen meiner dein deine sein seine ihn ihm mich mir sich ist sind bin war hat habe "
    "haben zu zum zur im in an am auf aus von vom mit bei und oder wenn was so da denn wird",
}
"""Words that say little, as folded: they count only in a query that has no other."""


class Vocabulary:
    """The words of the documents of a language, by which queries are read."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._stems: dict[str, str] = {}
        self._known: set[str] = set()
        self._initials: dict[str, list[str]] = defaultdict(list)
        self._spellings: dict[str, set[str]] = defaultdict(set)
        self._small = frozenset(SMALL_WORDS.get(language, "").split())

    def learn(self, words: Iterable[CutWord]) -> None:
        """Add words of the language's own texts."""
        self._stems.update((word.folded, word.stem) for word in words)

    def add_spellings(self, headword: str, others: str) -> None:
        """Add a term's other spellings: kana, romaji, other characters, and other languages."""
        for spelling in others.split(" / "):
            self._spellings[fold(spelling).text.strip()].add(headword)

    def close(self) -> None:
        """Make ready to be asked; nothing is learnt after that."""
        self._known = set(self._stems.values())
        for word in sorted(self._stems, key=lambda word: (len(word), word)):
            if not is_unspaced(word):
                self._initials[word[0]].append(word)

    def terms_of(self, query: str) -> Iterator[str]:
        """Yield the terms that a query stands for, with what is unknown replaced by what is near.

        A term need not be one of the index.
        """
        cut_words = list(cut(query, self._language))[:MOST_WORDS]
        words = [word for word in cut_words if word.folded not in self._small] or cut_words
        yield from (word.stem for word in words)
        for one, other in pairwise(words):
            if one.end < other.start and (joined := one.folded + other.folded) in self._stems:
                yield self._stems[joined]
        for word in words:
            short = shorten_vowels(word.folded)
            if short != word.folded and len(short) > SHORTEST and short in self._stems:
                yield self._stems[short]
        yield from self._spelt_otherwise(fold(query).text, words)
        unknown = [w.folded for w in words if w.stem not in self._known]
        for strange in list(dict.fromkeys(unknown))[:MOST_UNKNOWN]:
            if self._language == "ja" and (kana := to_kana(strange)):
                yield from (word.stem for word in cut(kana, self._language))
            elif not is_unspaced(strange):
                yield from (self._stems[near] for near in self._near(strange))

    def _spelt_otherwise(self, text: str, words: Iterable[CutWord]) -> Iterator[str]:
        """Yield the terms of headwords that the query has in another spelling."""
        own = {word.folded for word in words if word.stem in self._known}
        for spelling, headwords in self._spellings.items():
            if is_unspaced(spelling):
                is_there = len(spelling) > 1 and spelling in text
            else:
                is_there = f" {spelling} " in f" {text} " and (
                    self._language == "ja" or spelling not in own
                )
            if spelling and is_there:
                for headword in sorted(headwords):
                    yield from (word.stem for word in cut(headword, self._language))

    def _near(self, word: str) -> list[str]:
        """Return the known words that an unknown one may stand for."""
        if len(word) < SHORTEST:
            return []
        alike = self._initials.get(word[0], [])
        begun = [known for known in alike if known.startswith(word)]
        if begun:
            return begun[:MOST_OTHERS]
        close = [known for known in alike if abs(len(known) - len(word)) <= 2]
        if near := get_close_matches(word, close, n=2, cutoff=NEAR):
            return near
        return list(self._parts(word))

    def _parts(self, word: str) -> Iterator[str]:
        """Yield the longest words at the beginning and at the end of a compound."""
        cuts = range(SHORTEST + 1, len(word) - SHORTEST)
        heads = (word[:at] for at in reversed(cuts))
        tails = (word[at:] for at in cuts)
        for parts in (heads, tails):
            yield from [part for part in parts if part in self._stems][:1]
