"""A browser at a connection of its own, behind the proxy."""

from __future__ import annotations

from dataclasses import dataclass, field
from http.client import HTTPConnection
from typing import Final
from urllib.parse import urlencode

FORM: Final = "application/x-www-form-urlencoded"


@dataclass
class Visitor:
    """A browser with its cookies; `location` is where the last answer led."""

    port: int
    cookies: dict[str, str] = field(default_factory=dict)
    token: str = ""
    location: str = ""

    def __post_init__(self) -> None:
        self.connection = HTTPConnection("127.0.0.1", self.port, timeout=30)

    def ask(
        self, path: str, form: dict[str, str] | None = None, **headers: str
    ) -> tuple[int, bytes]:
        """Send a request as a browser behind the proxy does; return its status and body."""
        proxy = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"}
        sent = {**proxy, "Content-Type": FORM, "X-CSRFToken": self.token}
        sent |= {"Referer": f"https://127.0.0.1:{self.port}/"} | headers
        sent["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        method, body = ("GET", None) if form is None else ("POST", urlencode(form))
        self.connection.request(method, path, body, sent)
        response = self.connection.getresponse()
        content = response.read()
        self.location = response.getheader("Location") or ""
        for name, value in response.getheaders():
            if name.lower() == "set-cookie":
                cookie, _, kept = value.partition(";")[0].partition("=")
                self.cookies[cookie] = kept
        return response.status, content
