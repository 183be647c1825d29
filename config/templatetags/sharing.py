"""Template tags for previews of shared links and structured data."""

from __future__ import annotations

import json
from functools import lru_cache
from itertools import product
from typing import Any, Final

from django import template
from django.conf import settings
from django.contrib.staticfiles import finders
from django.http import HttpRequest
from django.template import Context
from django.templatetags.static import static
from django.utils.html import format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language

from config.templatetags.site import address_proper
from rules.preset import RulePreset
from rules.presets import BAN_SUGOROKU, get_preset

register = template.Library()

LOCALES: Final = {"en": "en_GB", "fr": "fr_FR", "de": "de_DE", "ja": "ja_JP"}
_ESCAPES: Final = {ord(char): f"\\u{ord(char):04X}" for char in "<>&\u2028\u2029"}


def picture_name(preset: RulePreset, language: str) -> str:
    """Return the static file of a game's preview picture in a language."""
    return f"images/og/{preset.slug}-{language}.jpg"


def _language() -> str:
    return get_language() or settings.LANGUAGE_CODE


def _absolute(context: Context, path: str) -> str:
    request = context.get("request")
    return request.build_absolute_uri(path) if isinstance(request, HttpRequest) else path


@register.simple_tag(takes_context=True)
def canonical(context: Context) -> str:
    """Return the canonical URL of the page; empty without a request."""
    request = context.get("request")
    if not isinstance(request, HttpRequest):
        return ""
    return address_proper(context, request, _language())


@register.simple_tag(takes_context=True)
def share_picture(context: Context) -> str:
    """Return the URL of the preview picture of the page's game, or of the default one."""
    preset = context.get("preset")
    game = preset if isinstance(preset, RulePreset) else BAN_SUGOROKU
    return _absolute(context, static(_find_picture(game.slug, _language())))


@lru_cache
def _find_picture(slug: str, language: str) -> str:
    """Return the first existing picture, falling back to English and the default game."""
    pairs = product((slug, BAN_SUGOROKU.slug), (language, settings.LANGUAGE_CODE))
    names = [picture_name(get_preset(game), code) for game, code in pairs]
    return next((name for name in names if finders.find(name)), names[-1])


@register.simple_tag
def locale_names() -> SafeString:
    """Return the locale of the page and those of its translations."""
    current = LOCALES.get(_language(), LOCALES[settings.LANGUAGE_CODE])
    rows = [("og:locale", current)]
    rows += [("og:locale:alternate", name) for name in LOCALES.values() if name != current]
    return format_html_join("\n", '<meta property="{}" content="{}">', rows)


def _script(data: dict[str, Any]) -> SafeString:
    text = json.dumps({"@context": "https://schema.org", **data}, ensure_ascii=False)
    data_block = text.translate(_ESCAPES)
    return mark_safe(f'<script type="application/ld+json">{data_block}</script>')  # noqa: S308


@register.simple_tag(takes_context=True)
def trail_data(context: Context, *steps: str) -> SafeString:
    """Return breadcrumbs as structured data: names and URLs in turn, the page's name last."""
    *above, own = steps
    pairs = [*zip(above[::2], above[1::2], strict=True), (own, canonical(context))]
    items = [
        {"@type": "ListItem", "position": place, "name": name, "item": _absolute(context, url)}
        for place, (name, url) in enumerate(pairs, start=1)
    ]
    return _script({"@type": "BreadcrumbList", "itemListElement": items})


@register.simple_tag(takes_context=True)
def terms_data(context: Context, name: str, groups: list[tuple[str, str, list[Any]]]) -> SafeString:
    """Return a glossary as structured data: groups of terms with their meanings."""
    address = canonical(context)
    terms = [
        {
            "@type": "DefinedTerm",
            "@id": f"{address}#{entry.id}",
            "name": entry.title,
            "description": template.defaultfilters.striptags(entry.meaning),
        }
        for _id, _name, entries in groups
        for entry in entries
    ]
    facts = {"@type": "DefinedTermSet", "@id": address, "name": name, "inLanguage": _language()}
    return _script(facts | {"hasDefinedTerm": terms})


@register.simple_tag(takes_context=True)
def learning_data(context: Context, name: str, about: str, kind: str, part_of: str) -> SafeString:
    """Return an exercise or a lesson as structured data, with its course."""
    facts = {
        "@type": "LearningResource",
        "@id": canonical(context),
        "name": name,
        "description": about,
        "learningResourceType": kind,
        "inLanguage": _language(),
        "isAccessibleForFree": True,
        "license": "https://creativecommons.org/licenses/by/4.0/",
        "isPartOf": {"@type": "Course", "name": part_of},
    }
    return _script(facts)
