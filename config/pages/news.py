"""News of the site as an Atom feed in each language."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time
from typing import TYPE_CHECKING, Any, Final

from django.contrib.syndication.views import Feed
from django.http import HttpRequest, HttpResponseBase
from django.urls import reverse
from django.utils.feedgenerator import Atom1Feed
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, pgettext_lazy
from django.views.decorators.http import require_safe

if TYPE_CHECKING:
    NewsFeed = Feed["NewsItem", None]
else:
    NewsFeed = Feed


@dataclass(frozen=True, slots=True)
class NewsItem:
    """A piece of news with a permanent id; `page` names the URL pattern, with its arguments."""

    id: str
    day: date
    title: str | Promise
    text: str | Promise
    page: tuple[str, ...]


NEWS: Final = (
    NewsItem(
        "search",
        date(2026, 11, 30),
        gettext_lazy("Search, paper and furigana"),
        gettext_lazy(
            "The whole site can be searched in four languages, the rules print on two sheets of"
            " paper, and Japanese pages show how difficult words are read."
        ),
        ("search",),
    ),
    NewsItem(
        "history",
        date(2026, 11, 29),
        pgettext_lazy("history", "History and sources"),
        gettext_lazy(
            "What is known of the past of the game, with dates, sources and disputed readings."
        ),
        ("rules:history",),
    ),
    NewsItem(
        "glossary",
        date(2026, 11, 28),
        gettext_lazy("Glossary, questions, comparison"),
        gettext_lazy(
            "The words of both games in four languages, answers that follow the house rules, and"
            " both games side by side."
        ),
        ("rules:glossary",),
    ),
    NewsItem(
        "exercises",
        date(2026, 11, 26),
        gettext_lazy("Exercises on the board"),
        gettext_lazy("Try one step at a time; a step that is refused says which rule refuses it."),
        ("practice:courses",),
    ),
)
"""The newest first."""


class News(NewsFeed):
    """The news of the site in the active language."""

    feed_type = Atom1Feed
    author_name = "Chōroku"

    def title(self) -> str:
        """Return the title of the feed in the active language."""
        return _("Chōroku: what is new")

    def subtitle(self) -> str:
        """Return the line under the title, in the active language."""
        return _("Learn Ban-sugoroku and backgammon one step at a time.")

    def link(self) -> str:
        """Return the page that the feed belongs to: home."""
        return reverse("home")

    def items(self) -> Any:
        """Return the news, newest first."""
        return NEWS

    def item_title(self, item: NewsItem) -> str:
        """Return the title of a piece of news in the active language."""
        return str(item.title)

    def item_description(self, item: NewsItem) -> str:
        """Return its text in the active language."""
        return str(item.text)

    def item_link(self, item: NewsItem) -> str:
        """Return the page that a piece of news tells about."""
        name, *args = item.page
        return reverse(name, args=args)

    def item_guid(self, item: NewsItem) -> str:
        """Return the id of a piece of news, the same on every host and in every language."""
        return f"urn:x-choroku:news:{item.id}"

    def item_pubdate(self, item: NewsItem) -> datetime:
        """Return the start of its day in UTC."""
        return datetime.combine(item.day, time(), UTC)

    item_updateddate = item_pubdate


@require_safe
def feed(request: HttpRequest) -> HttpResponseBase:
    """Serve the feed in the active language."""
    return News()(request)
