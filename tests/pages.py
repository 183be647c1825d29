"""What must be true of every page of the site, for tests of any page."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any
from xml.etree import ElementTree

from django.http import HttpResponseBase
from django.test import Client
from justhtml import JustHTML
from justhtml.dom import Element

HOST = "http://testserver"
SITEMAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
XHTML = "{http://www.w3.org/1999/xhtml}"
SHEETS = 4
REFERENCES = ("aria-labelledby", "aria-describedby", "for", "popovertarget")
WORDS = (
    (re.compile(rb">\s*[^<>&\s\0-\x1f][^<>&\0-\x08\x0b-\x1f]*<"), b">word<"),
    (re.compile(rb' (alt|aria-label|content|lang|placeholder|title)="[^"<>&]+"'), rb' \1="word"'),
    (re.compile(rb' data-offline="[^"<>&]+"'), b' data-offline="word"'),
    (re.compile(rb'="(?:http://testserver)?/(?:en|fr|de|ja)/'), b'="/'),
    (re.compile(rb'(name="csrfmiddlewaretoken" value="|"X-CSRFToken": ")\w+'), rb"\1token"),
    (re.compile(rb' aria-current="\w+"'), b""),
)
"""What does not decide whether a page is sound, and what may stand in its place."""

_SOUND: set[bytes] = set()


def read(response: HttpResponseBase) -> JustHTML:
    """Return a response's page, parsed as a browser would."""
    content: bytes = getattr(response, "content", b"")
    return JustHTML(content.decode(), collect_errors=True, sanitize=False)


def read_sitemap(client: Client) -> dict[str, dict[str, str]]:
    """Return the addresses that the site lists, each with those of its page by language."""
    root = ElementTree.fromstring(client.get("/sitemap.xml").content)  # noqa: S314 - our own
    return {
        url.findtext(f"{SITEMAP}loc") or "": {
            link.attrib["hreflang"]: link.attrib["href"] for link in url.iter(f"{XHTML}link")
        }
        for url in root
    }


def faults_of(response: HttpResponseBase) -> list[str]:
    """Return what is wrong with a response's page; those that differ in words are judged once."""
    content: bytes = getattr(response, "content", b"")
    for pattern, word in WORDS:
        content = pattern.sub(word, content)
    if (markup := sha256(content).digest()) in _SOUND:
        return []
    if not (faults := find_faults(read(response))):
        _SOUND.add(markup)
    return faults


def find_faults(page: JustHTML) -> list[str]:
    """Return what is wrong with a page: markup, policy, references, links; nothing when sound."""
    elements = list(_walk(page))
    ids = Counter(element.attrs["id"] for element in elements if "id" in element.attrs)
    return [
        *(f"parse error: {error}" for error in page.errors),
        *_inline(elements),
        *_broken_references(elements, ids),
        *_dead_links(elements, ids),
        *_head(elements),
    ]


def _walk(page: JustHTML) -> Iterator[Element]:
    """Yield every element in the order of the page: a selector for each question takes longer."""
    waiting: list[Any] = [page.root]
    while waiting:
        node = waiting.pop()
        waiting.extend(reversed(node.children or ()))
        if isinstance(node, Element):
            yield node
            if node.template_content:
                waiting.append(node.template_content)


def _inline(elements: Sequence[Element]) -> Iterator[str]:
    for element in elements:
        name, attrs = element.name, element.attrs
        is_data = attrs.get("type") == "application/ld+json"
        if name == "style" or (name == "script" and "src" not in attrs and not is_data):
            yield f"inline {name}"
        yield from (f"{name} has {attr}" for attr in attrs if attr == "style" or attr[:2] == "on")
        yield from (f"{name} has {attr}: write data-{attr}" for attr in attrs if attr[:3] == "hx-")


def _broken_references(elements: Sequence[Element], ids: Mapping[str | None, int]) -> Iterator[str]:
    yield from (f"{count} elements are called {name}" for name, count in ids.items() if count > 1)
    for element in elements:
        for attr, value in element.attrs.items():
            if attr in REFERENCES:
                targets = (value or "").split()
                yield from (f"{attr}: there is no {t}" for t in targets if t not in ids)
            if element.name == "use" and attr == "href" and (value or "")[1:] not in ids:
                yield f"nothing is drawn for {value}"


def _dead_links(elements: Sequence[Element], ids: Mapping[str | None, int]) -> Iterator[str]:
    for element in elements:
        if element.name == "a":
            href = element.attrs.get("href") or ""
            if not href or href == "#" or (href[0] == "#" and href[1:] not in ids):
                yield f"a link leads nowhere: {element.to_text()!r} {href!r}"


def _head(elements: Sequence[Element]) -> Iterator[str]:
    kinds = Counter(element.name for element in elements)
    counts = {name: kinds[name] for name in ("title", "h1", "main")}
    counts["html[lang]"] = _count(elements, "html", "lang")
    counts["meta[name=description]"] = _count(elements, "meta", "name", "description")
    yield from (f"{count} × {selector}" for selector, count in counts.items() if count != 1)
    if _count(elements, "link", "rel", "stylesheet") > SHEETS:
        yield f"more than {SHEETS} style sheets"


def _count(elements: Sequence[Element], name: str, attr: str, value: str | None = None) -> int:
    with_attr = [e.attrs[attr] for e in elements if e.name == name and attr in e.attrs]
    return len(with_attr) if value is None else with_attr.count(value)
