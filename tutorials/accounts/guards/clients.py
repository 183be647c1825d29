"""Whom a request is counted against: the network address at the far end of our own proxies."""

from __future__ import annotations

import ipaddress
import re
from typing import Final

from django.conf import settings
from django.http import HttpRequest

_WITH_PORT: Final = re.compile(r"\[([0-9A-Fa-f:.]+)\](?::\d+)?|([0-9.]+):\d+")
_HOUSEHOLD: Final = 64
"""How many bits of an IPv6 address a subscriber cannot choose."""


def client_of(request: HttpRequest) -> str:
    """Return the client of a request.

    Each proxy adds the address it was called from to the end of `X-Forwarded-For`. With n proxies
    of ours the n-th entry from the end is the client, and what stands before it is hearsay.
    """
    nearest = str(request.META.get("REMOTE_ADDR", ""))
    if not settings.PROXY_HOPS:
        return _network(nearest)
    named = forwarded_for(request)
    return _network(named[-settings.PROXY_HOPS] if len(named) >= settings.PROXY_HOPS else nearest)


def forwarded_for(request: HttpRequest) -> list[str]:
    """Return the addresses that proxies have named, the nearest last."""
    entries = request.headers.get("X-Forwarded-For", "").split(",")
    return [entry.strip() for entry in entries if entry.strip()]


def _network(named: str) -> str:
    """Return an address as it is counted: without a port, and of IPv6 the network only."""
    bare = _WITH_PORT.fullmatch(named)
    text = (bare[1] or bare[2]) if bare else named
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return text
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, _HOUSEHOLD), strict=False))
