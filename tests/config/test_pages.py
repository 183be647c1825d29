from __future__ import annotations

import pytest
from django.conf import settings
from django.core.exceptions import PermissionDenied, SuspiciousOperation
from django.http import HttpRequest, HttpResponse
from django.test import Client, RequestFactory, override_settings
from django.urls import path
from django.utils.translation import gettext, override
from justhtml import JustHTML

from config import urls
from config.pages import errors
from config.pages.icons import ICONS
from config.templatetags.site import icon, symbols
from rules.games.backgammon import facts as backgammon_facts
from rules.games.ban_sugoroku import facts as ban_sugoroku_facts
from rules.games.prose import Fact
from rules.games.times import worth
from rules.preset import BoardKind
from rules.presets import BACKGAMMON, BAN_SUGOROKU, PRESETS
from tests.pages import find_faults, read

LANGUAGES = [code for code, _ in settings.LANGUAGES]
HOST = "http://testserver"
all_languages = pytest.mark.parametrize("language", LANGUAGES)


def attribute(page: JustHTML, selector: str, name: str) -> str:
    (node,) = page.query(selector)
    return (node.attrs or {}).get(name) or ""


def text(page: JustHTML, selector: str) -> str:
    (node,) = page.query(selector)
    return " ".join(node.to_text().split())


def links(page: JustHTML, selector: str) -> list[str]:
    return [(node.attrs or {}).get("href") or "" for node in page.query(selector)]


# ---- the frame ----


@all_languages
def test_the_home_page_is_sound_and_says_its_language(client: Client, language: str) -> None:
    page = read(client.get(f"/{language}/"))
    assert find_faults(page) == []
    assert attribute(page, "html", "lang") == language
    assert text(page, "title").endswith(" · Chōroku")


@all_languages
def test_a_page_names_itself_in_every_language_without_its_query(
    client: Client, language: str
) -> None:
    page = read(client.get(f"/{language}/?a=1"))
    assert attribute(page, "link[rel=canonical]", "href") == f"{HOST}/{language}/"
    alternates = {
        (node.attrs or {})["hreflang"]: (node.attrs or {})["href"]
        for node in page.query("link[hreflang]")
    }
    assert alternates == {code: f"{HOST}/{code}/" for code in LANGUAGES} | {"x-default": f"{HOST}/"}


def test_below_the_home_page_the_default_is_the_english_page(client: Client) -> None:
    page = read(client.get("/fr/history/?goal=bear-off"))
    assert attribute(page, "link[rel=canonical]", "href") == f"{HOST}/fr/history/"
    assert attribute(page, "link[hreflang=x-default]", "href") == f"{HOST}/en/history/"


@pytest.mark.django_db
def test_the_language_chooser_stays_on_the_page_and_keeps_the_query(client: Client) -> None:
    address = "/rules/ban-sugoroku/?closed-home=off&goal=bear-off"
    page = read(client.get(f"/de{address}"))
    assert links(page, ".language-nav a") == [f"/{code}{address}" for code in LANGUAGES]
    assert text(page, ".language-nav [aria-current]") == "Deutsch"
    names = [(node.attrs or {}).get("lang") for node in page.query(".language-nav a")]
    assert names == LANGUAGES


def test_the_language_chooser_escapes_what_it_repeats(client: Client) -> None:
    content = client.get("/en/", query_params={"q": '"><script>"'}).content.decode()
    assert "<script>" not in content


def test_the_menu_marks_where_the_reader_is(client: Client, db: None) -> None:
    page = read(client.get("/en/rules/backgammon/"))
    marked = {
        " ".join(node.to_text().split()): (node.attrs or {})["aria-current"]
        for node in page.query(".site-nav [aria-current]")
    }
    assert marked == {"Rules": "true", "Backgammon": "page"}


def test_the_home_page_asks_for_no_script_but_that_of_the_frame(client: Client) -> None:
    scripts = read(client.get("/en/")).query("script")
    assert [(node.attrs or {})["src"] for node in scripts] == ["/static/js/languages.js"]


def test_every_link_of_the_frame_leads_to_a_page(client: Client, db: None) -> None:
    page = read(client.get("/en/"))
    addresses = {href.partition("#")[0] for href in links(page, "a") if href.startswith("/")}
    assert len(addresses) > len(LANGUAGES) + 3
    assert {address: client.get(address).status_code for address in addresses} == dict.fromkeys(
        addresses, 200
    )


# ---- the theme ----


@pytest.mark.parametrize("theme", ["system", "light", "dark"])
def test_a_theme_is_kept_for_a_year_and_leads_back(client: Client, theme: str) -> None:
    response = client.post("/fr/theme/", {"theme": theme, "next": "/fr/?a=1"})
    assert (response.status_code, response["Location"]) == (303, "/fr/?a=1")
    cookie = response.cookies["theme"]
    assert cookie.value == theme
    assert cookie["max-age"] == 365 * 24 * 3600
    assert (cookie["samesite"], cookie["httponly"], cookie["path"]) == ("Lax", True, "/")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_chosen_theme_stands_on_the_root_of_every_page(client: Client, theme: str) -> None:
    client.cookies["theme"] = theme
    page = read(client.get("/en/"))
    assert attribute(page, "html", "data-theme") == theme
    assert attribute(page, ".theme-panel [aria-pressed=true]", "value") == theme


@pytest.mark.parametrize("theme", ["", "system", "sepia", '"><script>'])
def test_without_a_known_choice_the_system_decides(client: Client, theme: str) -> None:
    client.cookies["theme"] = theme
    page = read(client.get("/en/"))
    assert page.query("html[data-theme]") == []
    assert attribute(page, ".theme-panel [aria-pressed=true]", "value") == "system"


@pytest.mark.parametrize("fields", [{}, {"theme": ""}, {"theme": "sepia"}])
def test_an_unknown_theme_is_refused(client: Client, fields: dict[str, str]) -> None:
    response = client.post("/fr/theme/", fields)
    assert response.status_code == 400
    assert "theme" not in response.cookies
    assert find_faults(read(response)) == []


@pytest.mark.parametrize("address", ["", "https://example.org/", "//example.org", "javascript:0"])
def test_a_theme_leads_to_no_other_site(client: Client, address: str) -> None:
    response = client.post("/fr/theme/", {"theme": "dark", "next": address})
    assert response["Location"] == "/fr/"


def test_a_theme_needs_no_token_so_that_pages_hold_nobodys_secrets() -> None:
    client = Client(enforce_csrf_checks=True)
    assert b"csrf" not in client.get("/en/").content
    assert client.post("/en/theme/", {"theme": "dark"}).status_code == 303


# ---- what went wrong ----


def fail(request: HttpRequest, language: str) -> HttpResponse:
    raise RuntimeError("meant to fail")


def forbid(request: HttpRequest, language: str) -> HttpResponse:
    raise PermissionDenied


def suspect(request: HttpRequest, language: str) -> HttpResponse:
    raise SuspiciousOperation


handler400, handler403 = urls.handler400, urls.handler403
handler404, handler500 = urls.handler404, urls.handler500
urlpatterns = [
    *(path(f"<language>/{view.__name__}/", view) for view in (fail, forbid, suspect)),
    *urls.urlpatterns,
]

TROUBLES = [
    (400, "GET", "suspect/", "We could not read this request"),
    (400, "POST", "theme/", "We could not read this request"),
    (403, "GET", "forbid/", "This page is not open to you"),
    (403, "forged POST", "progress/", "The form was not accepted"),
    (404, "GET", "nowhere/", "There is no page here"),
    (405, "POST", "", "This address cannot be used like that"),
    (500, "GET", "fail/", "Something went wrong on our side"),
]


@all_languages
@pytest.mark.parametrize(("status", "how", "where", "title"), TROUBLES)
def test_what_went_wrong_is_said_in_the_readers_language(
    language: str, status: int, how: str, where: str, title: str
) -> None:
    client = Client(raise_request_exception=False, enforce_csrf_checks="forged" in how)
    with override_settings(DEBUG=False, ROOT_URLCONF=__name__):
        response = client.generic(how.split()[-1], f"/{language}/{where}")
    page = read(response)
    assert response.status_code == status
    assert find_faults(page) == []
    assert attribute(page, "html", "lang") == language
    with override(language):
        assert text(page, "h1") == gettext(title)
    assert links(page, "main a") == [
        f"/{language}/",
        *(f"/{language}/rules/{preset.slug}/" for preset in PRESETS),
        f"/{language}/lessons/",
    ]
    assert page.query("meta[name=robots][content=noindex]")
    assert page.query("link[rel=alternate]") == []


def test_a_refused_method_names_those_that_are_allowed(client: Client) -> None:
    assert client.post("/en/")["Allow"] == "GET, HEAD"


def test_a_failure_keeps_the_theme_and_asks_nothing_of_the_reader(rf: RequestFactory) -> None:
    request = rf.get("/en/")
    request.COOKIES["theme"] = "dark"
    page = read(errors.server_error(request))
    assert attribute(page, "html", "data-theme") == "dark"
    assert page.query("form") == []


# ---- what the home page says ----


def facts(found: tuple[Fact, ...]) -> list[str]:
    return [fact.text for fact in found]


def test_the_facts_of_the_games_are_those_of_their_presets() -> None:
    assert facts(ban_sugoroku_facts.list_facts(BAN_SUGOROKU)) == [
        "gives 2 steps",
        "waits on the strip",
        "when all 15 are home",
        "1, 2 or 3 points, depending on how your stones stand at home "
        "and whether a hit stone waits",
    ]
    assert facts(backgammon_facts.list_facts(BACKGAMMON)) == [
        "gives 4 steps",
        "waits on the bar",
        "when all 15 are borne off",
        "1 point, or twice or three times as much, depending on how far the loser got",
    ]


def test_other_options_give_other_facts() -> None:
    early = ban_sugoroku_facts.list_facts(BAN_SUGOROKU.with_options({"goal": "bear-off"}))
    assert facts(early)[2:] == ["when all 15 are off the board", "1 point"]
    plain = backgammon_facts.list_facts(BACKGAMMON.with_options({"gammons": "off"}))
    assert facts(plain)[3] == "1 point"


@pytest.mark.parametrize(("times", "words"), [(2, "twice"), (3, "three times"), (5, "5 times")])
def test_how_much_a_win_is_worth_is_said_in_words(times: int, words: str) -> None:
    assert worth(times) == words


@pytest.mark.parametrize(
    ("language", "words"), [("fr", "double"), ("de", "doppelt"), ("ja", "2倍")]
)
def test_how_much_a_win_is_worth_is_said_in_each_language(language: str, words: str) -> None:
    with override(language):
        assert worth(2) == words


def test_the_step_on_the_home_page_is_refused_by_the_engine(client: Client) -> None:
    page = read(client.get("/en/"))
    message = text(page, ".message-refused p")
    assert message.startswith("Your opponent has 5 stones on their Inner 6 .")
    rule = links(page, ".message-refused a")
    assert rule == ["/en/rules/ban-sugoroku/#blocked"]


def test_the_home_page_shows_the_board_of_each_game_and_names_of_rolls(client: Client) -> None:
    page = read(client.get("/en/"))
    assert len(page.query(".hero-board .board-fields.board-turns")) == 1
    for kind in BoardKind:
        shown = page.query(f".two-games .board-{kind}")
        assert len(shown) == len([preset for preset in PRESETS if preset.board is kind])
    names = [" ".join(node.to_text().split()) for node in page.query(".roll-names i")]
    assert names[:2] == ["Chōroku", "Dekku"]
    assert all((node.attrs or {})["lang"] == "ja-Latn" for node in page.query(".roll-names i"))


def test_a_japanese_page_reads_the_names_of_rolls_in_kana(client: Client) -> None:
    text = client.get("/ja/").content.decode()
    assert '<span lang="ja">ちょうろく</span>' in text
    assert "Chōroku</i>" not in text


def test_an_icon_that_does_not_exist_is_an_error() -> None:
    assert 'role="img" aria-label="a &lt;b&gt;"' in icon("logo", label="a <b>")
    assert 'aria-hidden="true"' in icon("logo")
    assert symbols(*ICONS).count("<symbol") == len(ICONS)
    with pytest.raises(KeyError):
        icon("icon-nothing")
    with pytest.raises(KeyError):
        symbols("icon-nothing")
