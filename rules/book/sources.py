"""Where the rules come from. Titles are names of works and sites and are not translated."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Confidence(StrEnum):
    """How sure a statement is; each has a drawn mark of the same name."""

    ATTESTED = "attested"
    """Several independent sources say it."""
    SINGLE = "single"
    """One source says it."""
    OURS = "ours"
    """Our reading: no source decides."""
    DISPUTED = "disputed"
    """Sources contradict each other."""


@dataclass(frozen=True, slots=True)
class Source:
    """A source by its key in the clauses, named in the language it is written in."""

    key: str
    short: str
    title: str
    language: str
    url: str = ""


SOURCES: Final = {
    source.key: source
    for source in (
        Source(
            "kusaba",
            "草場純",
            "草場純「盤双六の茶室」：盤双六のルール、雙六手引抄まとめ",
            "ja",
            "http://kusabazyun.banjoyugi.net/",
        ),
        Source("tebikisho", "雙六手引抄", "『雙六手引抄』（1679年）、草場純の翻字による", "ja"),
        Source(
            "wikipedia-ja",
            "ウィキペディア",
            "ウィキペディア日本語版「すごろく」、盤双六の項と、その旧版",
            "ja",
            "https://ja.wikipedia.org/wiki/すごろく",
        ),
        Source("mahoron", "まほろん", "福島県文化財センター白河館まほろん、盤双六の遊び方", "ja"),
        Source("jiten", "日本国語大辞典", "『精選版 日本国語大辞典』「双六」の項", "ja"),
        Source(
            "senjiyose",
            "千字寄席",
            "「落語あらすじ事典 千字寄席」、双六の目の言葉遊び",
            "ja",
            "https://senjiyose.com/",
        ),
        Source("qdan", "Qdan", "Qdan, Ban-sugoroku: rules (2026)", "en"),
        Source(
            "usbgf",
            "USBGF",
            "US Backgammon Federation, rules of backgammon",
            "en",
            "https://usbgf.org/",
        ),
        Source(
            "bkgm",
            "Backgammon Galore",
            "Tom Keith, Backgammon Galore: rules of backgammon",
            "en",
            "https://bkgm.com/rules.html",
        ),
        Source(
            "jba",
            "日本バックギャモン協会",
            "日本バックギャモン協会、ルールと用語",
            "ja",
            "https://backgammon.or.jp/",
        ),
        Source(
            "ffbg",
            "FFBG",
            "Fédération française de backgammon, glossaire",
            "fr",
            "https://www.ffbg.fr/",
        ),
        Source(
            "dbgv",
            "DBGV",
            "Deutscher Backgammon-Verband, Regeln und Glossar",
            "de",
            "https://www.bgverband.de/",
        ),
    )
}
