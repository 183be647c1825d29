"""System checks."""

from __future__ import annotations

import zoneinfo
from collections.abc import Collection, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from django.apps import AppConfig
from django.conf import settings
from django.core.checks import CheckMessage, Error, Tags, Warning, register
from django.utils.translation import to_locale

from config.catalogues import find_catalogues, is_stale
from config.env import find_weakness
from config.search.asked_texts import FOLDER
from config.templatetags.sharing import LOCALES, picture_name
from rules.book.glossary.forms import FORMS
from rules.games.words import WORD_LANGUAGES
from rules.presets import PRESETS
from tutorials.classrooms.names.friendly import JOINT
from tutorials.curriculum.reading.typography import PATTERNS


@register(Tags.translation)
def check_catalogues(
    app_configs: Sequence[AppConfig] | None = None, **kwargs: Any
) -> list[CheckMessage]:
    """Refuse to run with catalogues older than their sources."""
    return [
        Error(
            f"{source.relative_to(settings.BASE_DIR)} is not compiled, or newer than its .mo file.",
            hint="Run: python3 manage.py compilecatalogues",
            id="choroku.E001",
        )
        for source in find_catalogues([Path(folder) for folder in settings.LOCALE_PATHS])
        if is_stale(source)
    ]


@register(Tags.translation)
def check_languages(
    app_configs: Sequence[AppConfig] | None = None, **kwargs: Any
) -> list[CheckMessage]:
    """Warn of everything a language lacks; the site speaks English there."""
    return [
        Warning(f"{code}: {what}", hint="See “A language” in CONTRIBUTING.md.", id="choroku.W002")
        for code, _name in settings.LANGUAGES
        for what in list_missing(code)
    ]


def list_missing(language: str) -> Iterator[str]:
    """Yield what a language lacks, with the file it belongs into."""
    files = {
        f"tutorials/classrooms/cards/words/{language}.txt": "the words of cards",
        **{f"config/static/{picture_name(p, language)}": "a picture of links" for p in PRESETS},
    }
    if language != settings.LANGUAGE_CODE:
        files[f"locale/{to_locale(language)}/LC_MESSAGES/django.po"] = "the catalogue"
    if find_spec(f"django.conf.locale.{to_locale(language)}") is None:
        files[f"config/formats/{to_locale(language)}/formats.py"] = (
            "the formats of dates and numbers"
        )
    for name, what in files.items():
        if not (settings.BASE_DIR / name).is_file():
            yield f"{name} is missing: {what}."
    for name, (what, languages) in _tables().items():
        if language not in languages:
            yield f"{name} has nothing in this language: {what}."


def _tables() -> dict[str, tuple[str, Collection[str]]]:
    """Return the files with data for several languages, with the languages they have."""
    glossaries = {
        f"rules/games/{preset.slug.replace('-', '_')}/glossary.py": (
            f"words for the terms of {preset.slug}",
            WORD_LANGUAGES,
        )
        for preset in PRESETS
    }
    return {
        "tutorials/curriculum/content": ("the texts of the courses", settings.CONTENT_LANGUAGES),
        "tutorials/curriculum/reading/typography.py": ("what its texts keep to", PATTERNS),
        "tutorials/classrooms/names/friendly.py": ("friendly names", JOINT),
        "rules/book/glossary/forms.py": ("how terms stand in running text", FORMS["checker"]),
        "config/templatetags/sharing.py": ("its locale, for pictures of links", LOCALES),
        "config/search/asked": ("how readers ask", {each.name for each in FOLDER.iterdir()}),
        **glossaries,
    }


@register(Tags.security, deploy=True)
def check_secret_key(
    app_configs: Sequence[AppConfig] | None = None, **kwargs: Any
) -> list[CheckMessage]:
    """Refuse to deploy with a weak signing key."""
    complaint = find_weakness(settings.SECRET_KEY)
    return [Error(f"SECRET_KEY: {complaint}", id="choroku.E002")] if complaint else []


@register()
def check_time_zones(
    app_configs: Sequence[AppConfig] | None = None, **kwargs: Any
) -> list[CheckMessage]:
    """Refuse to run without a time zone database, which classes need."""
    if "Europe/Paris" in zoneinfo.available_timezones():
        return []
    hint = "Install the tzdata of the system (apt install tzdata) or of Python (pip install tzdata)"
    return [Error("This machine knows no time zones.", hint=f"{hint}.", id="choroku.E003")]


@register(Tags.security, deploy=True)
def check_proxies(
    app_configs: Sequence[AppConfig] | None = None, **kwargs: Any
) -> list[CheckMessage]:
    """Warn if the number of proxies is not set: an undeclared one hides all clients."""
    if settings.PROXY_HOPS is not None:
        return []
    text = "DJANGO_PROXY_HOPS is not set: it is not known how many proxies stand in front."
    hint = (
        "Write how many add the client to X-Forwarded-For (1 for nginx, 2 with a content network"
        " before it, 0 for none). Behind a proxy that is not declared all readers count as one,"
        " and a few wrong passwords lock everybody out."
    )
    return [Warning(text, hint=hint, id="choroku.W001")]
