"""Template tags of the page frame: languages, icons, and navigation."""

from __future__ import annotations

from django import template
from django.conf import settings
from django.http import HttpRequest
from django.template import Context
from django.urls import get_script_prefix
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language

from config.pages import languages
from config.pages.icons import ICONS
from rules.games.all_games import prose_of
from rules.games.prose import GameProse
from rules.presets import PRESETS

register = template.Library()

_SILENT = mark_safe('aria-hidden="true"')


def _request(context: Context) -> HttpRequest | None:
    request = context.get("request")
    return request if isinstance(request, HttpRequest) else None


@register.simple_tag(takes_context=True)
def alternates(context: Context) -> SafeString:
    """Render links to the canonical URL of the page and to its translations."""
    request = _request(context)
    if request is None:
        return mark_safe("")
    urls = {code: address_proper(context, request, code) for code, _ in settings.LANGUAGES}
    canonical = urls[get_language() or settings.LANGUAGE_CODE]
    is_home = request.path_info.count("/") == 2
    urls["x-default"] = (
        request.build_absolute_uri(get_script_prefix()) if is_home else urls[settings.LANGUAGE_CODE]
    )
    links = format_html_join("\n", '<link rel="alternate" hreflang="{}" href="{}">', urls.items())
    return format_html('<link rel="canonical" href="{}">\n{}', canonical, links)


def address_proper(context: Context, request: HttpRequest, language: str) -> str:
    """Return a page's address in a language: without its query, but for what the page depends on.

    A view puts that part into its context as `canonical_query`.
    """
    query = context.get("canonical_query", "")
    path = languages.path_in(language, request)
    return request.build_absolute_uri(f"{path}?{query}" if query else path)


@register.simple_tag(takes_context=True)
def language_choices(context: Context) -> list[languages.LanguageLink]:
    """Return all languages with the address of this page in each."""
    return languages.choices(_request(context))


@register.simple_tag
def all_games() -> list[tuple[str, GameProse]]:
    """Return every game of the site: its slug and its prose."""
    return [(preset.slug, prose_of(preset)) for preset in PRESETS]


@register.simple_tag(takes_context=True)
def current(context: Context, url: str) -> SafeString:
    """Mark a link to the current page, or to the part of the site it belongs to."""
    request = _request(context)
    if request is None or not url or not request.path.startswith(url):
        return mark_safe("")
    return format_html('aria-current="{}"', "page" if request.path == url else "true")


@register.simple_tag
def symbols(*names: str) -> SafeString:
    """Define the icons that a page draws with `{% icon %}`; an unknown name is an error."""
    defined = "".join(ICONS[name].symbol(name) for name in names)
    return mark_safe(  # noqa: S308 - constants of ours
        f'<svg class="symbols" width="0" height="0" aria-hidden="true">{defined}</svg>'
    )


@register.simple_tag
def icon(name: str, label: str = "", css: str = "") -> SafeString:
    """Render an icon: hidden from screen readers beside its words, or labelled on its own."""
    if name not in ICONS:
        raise KeyError(name)
    shown = format_html('role="img" aria-label="{}"', label) if label else _SILENT
    styled = format_html(' class="{}"', css) if css else ""
    return format_html('<svg{} {}><use href="#{}"/></svg>', styled, shown, name)


class KeepNode(template.Node):
    """Render the content into a variable."""

    child_nodelists = ("nodelist",)

    def __init__(self, name: str, nodelist: template.NodeList) -> None:
        self.name, self.nodelist = name, nodelist

    def render(self, context: Context) -> SafeString:
        """Store the stripped content and return nothing."""
        context[self.name] = mark_safe(self.nodelist.render(context).strip())  # noqa: S308
        return mark_safe("")


@register.tag
def keep(parser: template.base.Parser, token: template.base.Token) -> KeepNode:
    """Keep what stands up to `{% endkeep %}`, blocks included, to be written more than once."""
    _tag, name = token.split_contents()
    nodelist = parser.parse(("endkeep",))
    parser.delete_first_token()
    return KeepNode(name, nodelist)
