"""A client without scripts: it reads the forms of a page, fills them in and presses buttons."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import TYPE_CHECKING

from django.test import Client

if TYPE_CHECKING:
    from django.test.client import _MonkeyPatchedWSGIResponse

Attributes = dict[str, str]


@dataclass(slots=True)
class Form:
    """A form of a page: where it is sent, its fields as they stand, and its buttons by id."""

    attrs: Attributes
    fields: Attributes = field(default_factory=dict)
    buttons: dict[str, Attributes] = field(default_factory=dict)


class FormReader(HTMLParser):
    """Read the forms of a page, its ids, and the title of its message."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.ids: set[str] = set()
        self.said = ""
        self._open: Form | None = None
        self._select = ""
        self._in_message = self._in_title = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        found = {name: value or "" for name, value in attrs}
        self.ids.add(found.get("id", ""))
        self._in_message |= found.get("id") == "message"
        self._in_title = found.get("class") == "message-title" and self._in_message
        if tag == "template":
            self._in_message = False
        elif tag == "form":
            self._open = Form(found)
            self.forms.append(self._open)
        elif tag == "button":
            self._note_button(found)
        elif tag == "select":
            self._select = found["name"]
        elif self._open and tag == "option" and "selected" in found:
            self._open.fields[self._select] = found["value"]
        elif self._open and tag == "input" and "name" in found and _is_sent(found):
            self._open.fields[found["name"]] = found.get("value", "")

    def handle_endtag(self, tag: str) -> None:
        """Close a form."""
        if tag == "form":
            self._open = None
        self._in_title = False

    def handle_data(self, data: str) -> None:
        """Read the title of the message."""
        if self._in_title:
            self.said = data

    def _note_button(self, found: Attributes) -> None:
        named = [form for form in self.forms if form.attrs.get("id") == found.get("form")]
        form = named[0] if "form" in found and named else self._open
        if form and "id" in found:
            form.buttons[found["id"]] = found


@dataclass(slots=True)
class PlainClient:
    """A browser without scripts at one page."""

    client: Client
    url: str = ""
    status: int = 0
    text: str = ""
    page: FormReader = field(default_factory=lambda: FormReader(""), repr=False)

    @property
    def said(self) -> str:
        """The title of the message on the page."""
        return self.page.said

    def open(self, url: str) -> None:
        """Open an address."""
        self._read(self.client.get(url, follow=True), url)

    def press(self, button_id: str, **filled: str) -> None:
        """Press a button, with some fields of its form filled in."""
        url, fields = self.read_form(button_id)
        self.post(url, fields | filled)

    def post(self, url: str, fields: Attributes) -> None:
        """Send a form, and follow where it leads."""
        self._read(self.client.post(url, fields, follow=True), url)

    def has(self, element_id: str) -> bool:
        """Tell whether the page has an element."""
        return element_id in self.page.ids

    def read_form(self, button_id: str) -> tuple[str, Attributes]:
        """Return where a button sends its form, and what it sends."""
        form = next(form for form in self.page.forms if button_id in form.buttons)
        assert form.attrs["method"] == "post"
        button = form.buttons[button_id]
        sent = {button["name"]: button["value"]} if "name" in button else {}
        return form.attrs["action"], form.fields | sent

    def _read(self, response: _MonkeyPatchedWSGIResponse, url: str) -> None:
        chain = getattr(response, "redirect_chain", [])
        self.url = chain[-1][0] if chain else url
        self.status = response.status_code
        self.text = response.content.decode()
        self.page = FormReader(self.text)


def _is_sent(entry: Attributes) -> bool:
    return entry.get("type") not in ("radio", "checkbox") or "checked" in entry
