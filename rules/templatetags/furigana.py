"""Readings in templates: `{% load furigana %}`, then `{% furigana %}…{% endfurigana %}`.

`{% reading word kana %}` gives a single word with its reading.
"""

from __future__ import annotations

from django import template
from django.template import Context
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from rules.book.furigana import add_furigana, add_reading

register = template.Library()


class FuriganaNode(template.Node):
    """Render the content with readings above its terms, on Japanese pages."""

    child_nodelists = ("nodelist",)

    def __init__(self, nodelist: template.NodeList) -> None:
        self.nodelist = nodelist

    def render(self, context: Context) -> SafeString:
        content = self.nodelist.render(context)
        return add_furigana(content) if get_language() == "ja" else content


@register.tag
def furigana(parser: template.base.Parser, token: template.base.Token) -> FuriganaNode:
    """Add readings to everything up to `{% endfurigana %}`."""
    nodelist = parser.parse(("endfurigana",))
    parser.delete_first_token()
    return FuriganaNode(nodelist)


@register.simple_tag
def reading(word: str, kana: str) -> SafeString:
    """Render a word with its reading above it; kana reads as itself."""
    return add_reading(word, kana)
