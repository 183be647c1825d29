"""Typed settings from environment variables; errors name the variable."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import unquote, urlsplit

import dj_database_url

MINIMUM_SECRET_LENGTH = 50
MINIMUM_SECRET_VARIETY = 5

_WORDS_FOR_TRUE = frozenset({"1", "true", "yes", "on"})
_WORDS_FOR_FALSE = frozenset({"0", "false", "no", "off"})
_HOST = re.compile(r"\*|\.?[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*|\[[0-9A-Fa-f:.]+\]")
_ORIGIN = re.compile(r"https?://(\*\.)?[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*(:\d{1,5})?")
_MAIL_PORTS = {"smtp": 25, "smtp+tls": 587, "smtps": 465}
_DATABASE_SCHEMES = ("sqlite", "postgres", "postgresql")


class EnvError(Exception):
    """A variable that cannot be used: name and fault in one line."""

    def __init__(self, name: str, complaint: str) -> None:
        super().__init__(f"{name}: {complaint}")
        self.name = name


@dataclass(frozen=True, slots=True)
class MailServer:
    """Where emails are sent: the console, or a server of this kind."""

    kind: str
    host: str = ""
    port: int = 25
    user: str = ""
    password: str = ""
    starts_tls: bool = False
    speaks_tls: bool = False


@dataclass(frozen=True, slots=True)
class EnvironmentVariables:
    """The variables of a process, read by type; empty ones count as unset."""

    variables: Mapping[str, str]

    def text(self, name: str, default: str = "") -> str:
        """Return a variable without surrounding spaces."""
        return self.variables.get(name, "").strip() or default

    def flag(self, name: str, *, default: bool = False) -> bool:
        """Return a variable as a boolean."""
        word = self.text(name).lower()
        if not word:
            return default
        if word in _WORDS_FOR_TRUE:
            return True
        if word in _WORDS_FOR_FALSE:
            return False
        raise EnvError(name, f"{word!r} is neither yes nor no; write 1 or 0.")

    def number(self, name: str, default: int) -> int:
        """Return a variable as an integer of at least zero."""
        digits = self.text(name, str(default))
        if not re.fullmatch(r"[0-9]+", digits):
            raise EnvError(name, f"{digits!r} is not a whole number.")
        return int(digits)

    def proxy_hops(self, name: str, short: str) -> int | None:
        """Return how many proxies stand in front; the flag `short` says one or none.

        None where neither variable is set.
        """
        digits = self.text(name)
        flag = self.flag(short) if self.text(short) else None
        if not digits:
            return None if flag is None else int(flag)
        if not re.fullmatch(r"[0-9]", digits):
            raise EnvError(name, f"{digits!r} is not a number of proxies; write 0 to 9.")
        if flag is not None and flag != bool(int(digits)):
            raise EnvError(name, f"{digits!r} contradicts {short}; {name} alone is enough.")
        return int(digits)

    def hosts(self, name: str) -> list[str]:
        """Return host names for ALLOWED_HOSTS."""
        wanted = "write host names without scheme, port or path, separated by commas."
        return self._listed(name, _HOST, wanted)

    def origins(self, name: str) -> list[str]:
        """Return origins for CSRF_TRUSTED_ORIGINS."""
        wanted = "write origins such as https://example.org, separated by commas."
        return self._listed(name, _ORIGIN, wanted)

    def database(self, name: str, default: str) -> dj_database_url.DBConfig:
        """Parse a database URL; errors never repeat it."""
        address = self.text(name, default)
        scheme = address.partition(":")[0]
        if scheme not in _DATABASE_SCHEMES:
            raise EnvError(name, "write sqlite:///path/to/file or postgres://user@host/name.")
        try:
            return dj_database_url.parse(address)
        except ValueError:
            raise EnvError(name, "not a valid address; percent-encode its parts.") from None

    def mail(self, name: str, default: str) -> MailServer:
        """Parse a mail server URL; errors never repeat it."""
        address = self.text(name, default)
        if address == "console:":
            return MailServer("console")
        wanted = "write smtp+tls://user:password@host:587, smtps://…, smtp://… or console:"
        try:
            parts = urlsplit(address)
            port = parts.port or _MAIL_PORTS[parts.scheme]
        except (KeyError, ValueError):
            raise EnvError(name, wanted) from None
        if not parts.hostname or parts.scheme not in _MAIL_PORTS:
            raise EnvError(name, wanted)
        return MailServer(
            "smtp",
            parts.hostname,
            port,
            unquote(parts.username or ""),
            unquote(parts.password or ""),
            starts_tls=parts.scheme == "smtp+tls",
            speaks_tls=parts.scheme == "smtps",
        )

    def secret(self, name: str) -> str:
        """Return a signing key that is long and varied enough."""
        key = self.text(name)
        if complaint := find_weakness(key):
            raise EnvError(name, complaint)
        return key

    def secrets(self, name: str) -> list[str]:
        """Return former signing keys, separated by spaces; errors never repeat one."""
        keys = self.text(name).split()
        for number, key in enumerate(keys, start=1):
            if complaint := find_weakness(key):
                raise EnvError(name, f"key {number} of {len(keys)}: {complaint}")
        return keys

    def _listed(self, name: str, pattern: re.Pattern[str], wanted: str) -> list[str]:
        text = self.text(name)
        entries = [entry.strip() for entry in text.split(",")] if text else []
        for entry in entries:
            if not pattern.fullmatch(entry):
                raise EnvError(name, f"{entry!r} does not fit; {wanted}")
        return entries


def find_weakness(key: str) -> str | None:
    """Return what is wrong with a signing key, or None; the text never repeats the key."""
    if not key:
        return "not set; give it 50 or more random characters (DJANGO_DEBUG=1 does without)."
    if "development-only" in key:
        return "this is the development key, which everybody knows."
    if len(key) < MINIMUM_SECRET_LENGTH:
        return f"too short: {len(key)} characters, at least {MINIMUM_SECRET_LENGTH} are needed."
    if len(set(key)) < MINIMUM_SECRET_VARIETY:
        return f"too uniform: fewer than {MINIMUM_SECRET_VARIETY} different characters."
    return None
