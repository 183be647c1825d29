"""What other sites and search engines are told: the addresses of the site in every language."""

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
)
GAME_PAGES: Final = ("rules:rule_page", "rules:faq")


class Pages(AddressSitemap):
    """Every page that is worth finding, in every language, beside the same page in the others."""

    i18n = True
    alternates = True

    def __init__(self) -> None:
        self._paths: dict[tuple[Address, str | None], str] = {}

    def items(self) -> Any:
        """Return the pages as names of addresses with what fills them."""
        return list(list_addresses())

    def location(self, item: Address) -> str:
        """Return a page's path in the active language, found once for all who name it."""
        name, args = item
        key = (item, get_language())
        if key not in self._paths:
            self._paths[key] = reverse(name, args=args)
        return self._paths[key]

    def get_urls(self, *args: Any, **kwargs: Any) -> list[dict[str, Any]]:
        """Return the pages as the template takes them; each tells its default as its head does."""
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
    """Yield the pages of the site; what depends on a reader's input is none of them."""
    yield from ((name, ()) for name in SINGLE_PAGES)
    yield from ((name, (preset.slug,)) for name in GAME_PAGES for preset in PRESETS)
    yield from addresses_of_the_curriculum()


@require_safe
@remember_page()
def sitemap(request: HttpRequest) -> HttpResponse:
    """Give the pages of the site as search engines read them."""
    return render_sitemap(request, {"pages": Pages}).render()


@require_safe
def robots(request: HttpRequest) -> HttpResponse:
    """Tell robots what is not for them, and where the pages are listed."""
    address = request.build_absolute_uri(reverse("sitemap"))
    lines = ("User-agent: *", f"Disallow: {get_script_prefix()}admin/", "", f"Sitemap: {address}")
    return HttpResponse("\n".join((*lines, "")), content_type="text/plain; charset=utf-8")
