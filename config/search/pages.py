"""The pages that a search leads to as a whole: what they are called, and what is done there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from rules.book.faq import word_faq_lead, word_faq_title
from rules.book.wording import word_lead
from rules.games.all_games import prose_of
from rules.presets import PRESETS


@dataclass(frozen=True, slots=True)
class SitePage:
    """A page by its id, with its title and what is found on it."""

    id: str
    url: str
    title: str
    text: str
    keywords: str = ""


def list_pages() -> Iterator[SitePage]:
    """Yield the pages in the reader's language."""
    yield from _reading_pages()
    yield from _trying_pages()
    yield from _class_pages()
    yield from _account_pages()


def _reading_pages() -> Iterator[SitePage]:
    about = _(
        "Learn Ban-sugoroku, the backgammon of old Japan, and modern backgammon: try a step on the "
        "board, and see why the rules allow or refuse it."
    )
    yield SitePage("home", reverse("home"), "Chōroku", about, "重六 ちょうろく")
    text = _("The rules of Ban-sugoroku and of backgammon, clause by clause.")
    yield SitePage("rules", reverse("rules:index"), _("Rules"), text)
    for preset in PRESETS:
        slug, title = preset.slug, str(prose_of(preset).rules_title)
        url = reverse("rules:rule_page", args=[slug])
        yield SitePage(f"rules-{slug}", url, title, word_lead(preset))
        title, text = word_faq_title(preset), word_faq_lead(preset)
        yield SitePage(f"questions-{slug}", reverse("rules:faq", args=[slug]), title, text)
    text = _("The words of Ban-sugoroku and of backgammon in English, French, German and Japanese.")
    yield SitePage("glossary", reverse("rules:glossary"), _("Glossary"), text)
    title = pgettext("history", "History and sources")
    text = pgettext(
        "history",
        "The past of Ban-sugoroku in dates, its board, the games played on it, and what the "
        "sources dispute.",
    )
    yield SitePage("history", reverse("rules:history"), title, text)
    text = _(
        "Two games rule by rule, the differences first, and the same roll on both boards: which "
        "plays exist in one game only."
    )
    yield SitePage("compare", reverse("rules:comparison"), _("Compare the two games"), text)
    text = _("The rules of a game fit on two sheets of paper: open them and print the page.")
    yield SitePage("printing", reverse("rules:index"), _("Printing the rules"), text)


def _trying_pages() -> Iterator[SitePage]:
    text = _(
        "Paste or set up a position, choose a game and a roll, and see every legal play. Refused "
        "steps say why."
    )
    url = reverse("rules:check_position")
    yield SitePage("check-position", url, _("Check a position"), text, "XGID GNU Position ID")
    text = _(
        "Upload or paste a recorded match of backgammon, see its games, and the first play that is "
        "not legal, with its reason."
    )
    yield SitePage("check-game", reverse("rules:check_game"), _("Check a game"), text, ".mat .sgf")
    text = _(
        "Ban-sugoroku and backgammon in lessons, from the first step. Every step you try is "
        "checked, and a refusal says why."
    )
    yield SitePage("courses", reverse("practice:courses"), _("Lessons"), text)
    text = _(
        "Let this browser keep what you have solved, see how well you know each rule, and export "
        "or erase it all."
    )
    yield SitePage("progress", reverse("practice:progress"), _("Your progress"), text)


def _class_pages() -> Iterator[SitePage]:
    text = _(
        "For teachers: make a class, print its sheet and its cards, set assignments, and read how "
        "the class gets on."
    )
    yield SitePage("classes", reverse("classrooms:index"), _("My classes"), text)
    text = _("For learners with the code of a class: type it, choose a name, and get a card.")
    yield SitePage("join", reverse("classrooms:join"), _("Join a class"), text)
    text = _("Point a camera at the QR code on it, or type what is printed there.")
    yield SitePage("card", reverse("classrooms:card"), _("Sign in with a card"), text)
    text = _(
        "What is stored about readers, learners and teachers, for how long, and how to get rid of "
        "it."
    )
    url, words = reverse("classrooms:privacy"), pgettext("search", "privacy, data protection")
    yield SitePage("privacy", url, _("What we store"), text, words)


def _account_pages() -> Iterator[SitePage]:
    text = _("For teachers, by e-mail and password.")
    yield SitePage("sign-in", reverse("accounts:sign_in"), _("Sign in"), text)
    text = _("I teach and have no account yet")
    yield SitePage("sign-up", reverse("accounts:sign_up"), _("Make an account"), text)
    text = _("I have forgotten my password")
    yield SitePage("password", reverse("accounts:forgotten"), _("A new password"), text)
