"""How long the answers of the puzzle page take beside a bare view, and how heavy they are.

Run it where `requirements/deploy.txt` is installed, with the database migrated, the content
loaded, the catalogues compiled and the static files collected:

    python -m tests.bench.pages

It serves the site with gunicorn as in production (one worker), asks for the bare view and for
each page in turn, and prints medians, ratios and sizes.
"""

from __future__ import annotations

import gzip
import os
import re
import time
from http.client import HTTPConnection
from statistics import median
from typing import Final
from urllib.parse import urlencode

from tests.serving import served

ROUNDS: Final = 400
WARM_UP: Final = 30
EXERCISE: Final = "/en/exercises/ban-first-block/"
PROGRESS: Final = "/en/progress/"
FORM: Final = "application/x-www-form-urlencoded"
PROXY = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"}
FRAGMENT: Final = {"HX-Request": "true"}
RECORDED: Final = "step check, recorded"
CASES: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "hello, the bare view": ("/hello", {}),
    "step check, allowed": (f"{EXERCISE}?steps=&from=8&point=5", FRAGMENT),
    "step check, refused": (f"{EXERCISE}?steps=&from=8&point=4", FRAGMENT),
    "step check, never asked before": (f"{EXERCISE}?steps=&from=8&point=4&n=%d", FRAGMENT),
    "rule page, kept": ("/en/rules/ban-sugoroku/", {}),
    "rule page, kept, gzipped": ("/en/rules/ban-sugoroku/", {"Accept-Encoding": "gzip"}),
    "glossary, kept": ("/ja/glossary/", {}),
    "lesson page": ("/en/lessons/ban-sugoroku/hitting/", {}),
    "puzzle page, kept": (EXERCISE, {}),
    "puzzle page, made anew": (f"{EXERCISE}?home=flipped", {}),
}


def main() -> None:
    """Print the tables."""
    environment = os.environ | {"DJANGO_SETTINGS_MODULE": "tests.bench.settings"}
    with served(workers=1, threads=1, environment=environment) as port:
        connection = HTTPConnection("127.0.0.1", port)
        seconds: dict[str, list[float]] = {name: [] for name in (*CASES, RECORDED)}
        learner = keep_progress(connection)
        for turn in range(-WARM_UP, ROUNDS):
            taken = {
                name: ask(connection, path % turn if "%d" in path else path, headers)
                for name, (path, headers) in CASES.items()
            }
            tried = urlencode({"steps": "", "try": "8/4" if turn % 2 else "8/5"})
            taken[RECORDED] = ask(connection, EXERCISE, FRAGMENT | learner, tried)
            if turn >= 0:
                for name, spent in taken.items():
                    seconds[name].append(spent)
        bare = median(seconds["hello, the bare view"])
        for name, times in seconds.items():
            print(f"{name:32}{median(times) * 1e6:9.0f} µs{median(times) / bare:8.2f} × hello")
        print_sizes(connection)


def keep_progress(connection: HTTPConnection) -> dict[str, str]:
    """Ask for progress to be kept; return the headers of a learner whose tries are recorded."""
    page, headers = fetch(connection, PROGRESS, {})
    found = re.search(rb'name="csrfmiddlewaretoken" value="(\w+)"', page)
    if found is None:
        raise SystemExit("the page of progress has no form")
    token = found[1].decode()
    site = {"Referer": f"https://{connection.host}:{connection.port}/", "X-CSRFToken": token}
    cookie = headers["Set-Cookie"].partition(";")[0]
    connection.request(
        "POST",
        PROGRESS,
        urlencode({"do": "keep"}),
        {**PROXY, "Content-Type": FORM, "Cookie": cookie, **site},
    )
    response = connection.getresponse()
    response.read()
    key = (response.getheader("Set-Cookie") or "").partition(";")[0]
    return site | {"Cookie": f"{cookie}; {key}", "Content-Type": FORM}


def ask(
    connection: HTTPConnection, path: str, headers: dict[str, str], form: str | None = None
) -> float:
    """Return the seconds until the answer has been read; an answer that fails ends the run."""
    started = time.perf_counter()
    body, _ = fetch(connection, path, headers, form)
    taken = time.perf_counter() - started
    if not body:
        raise SystemExit(f"no answer to {path}")
    return taken


def fetch(
    connection: HTTPConnection, path: str, headers: dict[str, str], form: str | None = None
) -> tuple[bytes, dict[str, str]]:
    """Return the body and the headers of an answer; anything but 200 ends the run."""
    method = "GET" if form is None else "POST"
    connection.request(method, path, form, {**PROXY, **headers})
    response = connection.getresponse()
    body = response.read()
    if response.status != 200:
        raise SystemExit(f"{path}: {response.status}")
    return body, dict(response.getheaders())


def print_sizes(connection: HTTPConnection) -> None:
    """Print what the first puzzle page weighs, gzipped, and a fragment."""
    page, _ = fetch(connection, EXERCISE, {})
    links = re.findall(rb'(?:<link rel="(?:icon|stylesheet)" href|<script src)="([^"]+)"', page)
    sizes = {"the page": len(gzip.compress(page))}
    for link in links:
        path = link.decode()
        sizes[path] = len(gzip.compress(fetch(connection, path, {})[0]))
    for name, size in sizes.items():
        print(f"{size:8} bytes gzipped  {name}")
    scripts = sum(size for name, size in sizes.items() if name.endswith(".js"))
    print(f"{sum(sizes.values()):8} in all, {scripts} of it scripts, {len(sizes)} requests")
    fragment, _ = fetch(connection, f"{EXERCISE}?steps=&from=8&point=4", FRAGMENT)
    print(f"{len(gzip.compress(fragment)):8} bytes gzipped  a step check")


if __name__ == "__main__":
    main()
