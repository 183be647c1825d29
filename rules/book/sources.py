"""The sources of the rules. Titles of works and sites are not translated."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Source:
    """A source: its key in the clauses, and its names, each in the language it is written in."""

    key: str
    short: str
    title: str
    language: str
    url: str = ""

    def name_for(self, language: str) -> tuple[str, str]:
        """Return the short name for readers of a language, and the language of that name.

        >>> SOURCES["kojien"].name_for("fr"), SOURCES["kojien"].name_for("ja")
        (('Kōjien', 'ja-Latn'), ('広辞苑', 'ja'))
        >>> SOURCES["jba"].name_for("en")
        ('Japan Backgammon Association', 'en')
        """
        if name := OWN_NAMES.get(self.key, {}).get(language):
            return name, language
        if self.key in LATIN_NAMES and language != self.language:
            return LATIN_NAMES[self.key], "ja-Latn"
        return self.short, self.language


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
        Source("tebikisho", "雙六手引抄", "『雙六手引抄』（1679年）", "ja"),
        Source(
            "wikipedia-ja",
            "ウィキペディア",
            "ウィキペディア「すごろく」",
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
        Source("qdan", "Qdan", "Qdan, Ban-sugoroku (2026)", "en"),
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
        Source("nihonshoki", "日本書紀", "『日本書紀』持統天皇3年12月", "ja"),
        Source("shokunihongi", "続日本紀", "『続日本紀』天平勝宝6年10月", "ja"),
        Source("manyoshu", "万葉集", "『万葉集』巻16・3827番", "ja"),
        Source("shosoin", "正倉院", "正倉院宝物、木画紫檀双六局（北倉37）", "ja"),
        Source("kojiruien", "古事類苑", "『古事類苑』遊戯部", "ja"),
        Source("daijisen", "デジタル大辞泉", "『デジタル大辞泉』「双六」ほか", "ja"),
        Source("kojien", "広辞苑", "『広辞苑』「双六」", "ja"),
        Source("saiku", "斎宮歴史博物館", "斎宮歴史博物館、双六の解説", "ja"),
        Source("heritage", "Heritage of Japan", "Heritage of Japan", "en"),
        Source("rokuro", "六郎", "六郎、盤双六の研究", "ja", "http://bansugoroku.seesaa.net/"),
        Source("takami", "takami-lab", "takami-lab", "ja"),
        Source("tsukiji", "築地双六館", "築地双六館、双六の歴史", "ja", "http://sugoroku.net/"),
        Source("hikone", "彦根城博物館", "彦根城博物館、碁盤・将棋盤・双六盤の解説", "ja"),
        Source("kariginu", "kariginu.jp", "kariginu.jp「双六」", "ja", "http://kariginu.jp/"),
        Source("itsukinomiya", "いつきのみや", "いつきのみや歴史体験館、盤双六の遊び方", "ja"),
        Source("takahashi", "高橋浩徳", "高橋浩徳、追い回し", "ja"),
        Source(
            "sengoku",
            "Sengoku Daimyo",
            "A. J. Bryant, Sengoku Daimyo: Sugoroku",
            "en",
            "http://sengokudaimyo.com/",
        ),
        Source("tsgammon", "tsgammon", "tkshio, tsgammon: HonSugoroku", "en"),
        Source(
            "wikipedia-en",
            "Wikipedia (en)",
            "Wikipedia: Sugoroku",
            "en",
            "https://en.wikipedia.org/wiki/Sugoroku",
        ),
        Source(
            "wikipedia-de",
            "Wikipedia (de)",
            "Wikipedia: Sugoroku",
            "de",
            "https://de.wikipedia.org/wiki/Sugoroku",
        ),
    )
}

LATIN_NAMES: Final = {
    "kusaba": "Jun Kusaba",
    "tebikisho": "Sugoroku tebikishō",
    "wikipedia-ja": "Wikipedia (ja)",
    "mahoron": "Mahoron",
    "jiten": "Nihon kokugo daijiten",
    "senjiyose": "Senjiyose",
    "nihonshoki": "Nihon Shoki",
    "shokunihongi": "Shoku Nihongi",
    "manyoshu": "Man’yōshū",
    "shosoin": "Shōsōin",
    "kojiruien": "Koji ruien",
    "daijisen": "Daijisen",
    "kojien": "Kōjien",
    "saiku": "Saikū",
    "rokuro": "Rokurō",
    "tsukiji": "Tsukiji Sugorokukan",
    "itsukinomiya": "Itsukinomiya",
    "takahashi": "Hironori Takahashi",
}
"""How Japanese sources are called where other letters are read; their titles stay as they are."""

OWN_NAMES: Final = {
    "jba": {
        "en": "Japan Backgammon Association",
        "fr": "Association japonaise de backgammon",
        "de": "Japanischer Backgammon-Verband",
    },
    "hikone": {
        "en": "Hikone Castle Museum",
        "fr": "Musée du château de Hikone",
        "de": "Museum der Burg Hikone",
    },
    "wikipedia-ja": {"fr": "Wikipédia (ja)"},
    "wikipedia-en": {"fr": "Wikipédia (en)", "ja": "ウィキペディア（英語版）"},
    "wikipedia-de": {"fr": "Wikipédia (de)", "ja": "ウィキペディア（ドイツ語版）"},
}
"""Sources that go by a name in the reader's language."""
