"""Sources in templates: `{% load sources %}`, then `{% source_name source %}`.

`{% source_note source %}` says what it is where its title does not.
"""

from __future__ import annotations

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from rules.book.sources import Source
from rules.book.titles import SOURCE_NOTES

register = template.Library()


@register.simple_tag
def source_name(source: Source) -> SafeString:
    """Return the short name of a source for the reader's language, marked with its language."""
    name, language = source.name_for(get_language() or "")
    return format_html('<span lang="{}">{}</span>', language, name)


@register.simple_tag
def source_note(source: Source) -> str:
    """Return what a source is, or in which form it was consulted; empty for most."""
    return str(SOURCE_NOTES.get(source.key, ""))
