"""The sitemap and robots.txt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from django.conf import settings
from django.contrib.sitemaps import Sitemap
from django.contrib.sitemaps.views import sitemap as render_sitemap
from django.http import HttpRequest, HttpResponse
from django.urls import get_script_prefix, reverse
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from rules.page_cache import remember_page
from rules.presets import PRESETS
from tutorials.practice.search_documents import Address
from tutorials.practice.search_documents import list_addresses as addresses_of_the_curriculum

if TYPE_CHECKING:
    AddressSitemap = Sitemap[Address]
else:
    AddressSitemap = Sitemap

SINGLE_PAGES: Final = (
    "home",
    "rules:index",
    "rules:glossary",
    "rules:history",
    "rules:comparison",
    "rules:check_position",
    "rules:check_game",
    "play:index",
    "play:dice",
)
GAME_PAGES: Final = ("rules:rule_page", "rules:faq", "play:begin")


class Pages(AddressSitemap):
    """Every page worth finding, in every language, with links to its translations."""

    i18n = True
    alternates = True

    def __init__(self) -> None:
        self._paths: dict[tuple[Address, str | None], str] = {}

    def items(self) -> Any:
        """Return the pages as names of URL patterns with arguments."""
        return list(list_addresses())

    def location(self, item: Address) -> str:
        """Return a page's path in the active language, computed once."""
        name, args = item
        key = (item, get_language())
        if key not in self._paths:
            self._paths[key] = reverse(name, args=args)
        return self._paths[key]

    def get_urls(self, *args: Any, **kwargs: Any) -> list[dict[str, Any]]:
        """Return the entries for the template, with the default language of each."""
        urls: list[dict[str, Any]] = super().get_urls(*args, **kwargs)
        for url in urls:
            found = {each["lang_code"]: each["location"] for each in url["alternates"]}
            default = found[settings.LANGUAGE_CODE]
            (name, _args), _language = url["item"]
            if name == "home":
                default = default.removesuffix(f"{settings.LANGUAGE_CODE}/")
            url["alternates"].append({"location": default, "lang_code": "x-default"})
        return urls


def list_addresses() -> Iterator[Address]:
    """Yield the pages of the site, except those that depend on input."""
    yield from ((name, ()) for name in SINGLE_PAGES)
    yield from ((name, (preset.slug,)) for name in GAME_PAGES for preset in PRESETS)
    yield from addresses_of_the_curriculum()


@require_safe
@remember_page()
def sitemap(request: HttpRequest) -> HttpResponse:
    """Serve the sitemap."""
    return render_sitemap(request, {"pages": Pages}).render()


@require_safe
def robots(request: HttpRequest) -> HttpResponse:
    """Serve robots.txt."""
    address = request.build_absolute_uri(reverse("sitemap"))
    lines = ("User-agent: *", f"Disallow: {get_script_prefix()}admin/", "", f"Sitemap: {address}")
    return HttpResponse("\n".join((*lines, "")), content_type="text/plain; charset=utf-8")
