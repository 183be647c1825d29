"""What must be true of every page of the site, for tests of any page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from django.http import HttpResponseBase
from justhtml import JustHTML

SHEETS = 4


def read(response: HttpResponseBase) -> JustHTML:
    """Return a response's page, parsed as a browser would."""
    content = getattr(response, "content", b"").decode()
    return JustHTML(content, collect_errors=True, sanitize=False)


def find_faults(page: JustHTML) -> list[str]:
    """Return what is wrong with a page: markup, policy, references, links; nothing when sound."""
    return [
        *(f"parse error: {error}" for error in page.errors),
        *_inline(page),
        *_broken_references(page),
        *_dead_links(page),
        *_head(page),
    ]


def _inline(page: JustHTML) -> Iterator[str]:
    for node in page.query("*"):
        name, attrs = node.name, node.attrs or {}
        if name == "style" or (name == "script" and "src" not in attrs):
            yield f"inline {name}"
        yield from (f"{name} has {attr}" for attr in attrs if attr == "style" or attr[:2] == "on")
        yield from (f"{name} has {attr}: write data-{attr}" for attr in attrs if attr[:3] == "hx-")


def _broken_references(page: JustHTML) -> Iterator[str]:
    ids = Counter((node.attrs or {}).get("id") for node in page.query("[id]"))
    yield from (f"{count} elements are called {name}" for name, count in ids.items() if count > 1)
    for node in page.query("*"):
        for attr, value in (node.attrs or {}).items():
            targets = (value or "").split()
            if attr in ("aria-labelledby", "aria-describedby", "for", "popovertarget"):
                yield from (f"{attr}: there is no {t}" for t in targets if t not in ids)
            if node.name == "use" and attr == "href" and (value or "")[1:] not in ids:
                yield f"nothing is drawn for {value}"


def _dead_links(page: JustHTML) -> Iterator[str]:
    ids = {(node.attrs or {}).get("id") for node in page.query("[id]")}
    for node in page.query("a"):
        href = (node.attrs or {}).get("href") or ""
        if not href or href == "#" or (href[0] == "#" and href[1:] not in ids):
            yield f"a link leads nowhere: {node.to_text()!r} {href!r}"


def _head(page: JustHTML) -> Iterator[str]:
    for selector in ("title", "h1", "main", "html[lang]", "meta[name=description]"):
        if (count := len(page.query(selector))) != 1:
            yield f"{count} × {selector}"
    if len(page.query("link[rel=stylesheet]")) > SHEETS:
        yield f"more than {SHEETS} style sheets"
