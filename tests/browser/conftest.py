"""A real browser on the running site."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Protocol, TypedDict, Unpack

import pytest

from tests.browser.availability import REQUIRED, find_chromium, find_obstacle

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize
    from pytest_django.live_server_helper import LiveServer

HERE = Path(__file__).parent
OBSTACLE = find_obstacle()
PHONE: ViewportSize = {"width": 360, "height": 740}
ARGUMENTS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

SETTLED = """() => {
  const busy = ".htmx-request, .htmx-swapping, .htmx-added, .htmx-settling, main[inert]";
  const moves = ({ pending, playState }) => pending || playState === "running";
  const rests = () => !document.querySelector(busy) && !document.getAnimations().some(moves);
  return matchMedia("(scripting: none)").matches || rests();
}"""


class Reader(TypedDict, total=False):
    """How a reader meets the site; what is left out is Playwright's default."""

    viewport: ViewportSize
    java_script_enabled: bool
    color_scheme: Literal["dark", "light"]
    locale: str
    timezone_id: str
    has_touch: bool
    reduced_motion: Literal["reduce", "no-preference"]


class OpenPage(Protocol):
    """Open an empty page for a reader; its addresses may start at the root of the site."""

    def __call__(self, **reader: Unpack[Reader]) -> Page:
        """Return the page."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what lies in this folder; without a browser, skip it."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)
            if OBSTACLE and not REQUIRED:
                item.add_marker(pytest.mark.skip(reason=OBSTACLE))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Return the system's Chromium, the same for all tests."""
    if OBSTACLE:
        pytest.fail(OBSTACLE, pytrace=False)
    from playwright.sync_api import sync_playwright

    # Playwright keeps an event loop in this thread, which Django would take for async code.
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"
    arguments = [*ARGUMENTS, "--no-sandbox"] if _is_root() else ARGUMENTS
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=arguments)
        yield browser
        browser.close()


@pytest.fixture
def console_errors() -> list[str]:
    """Return what the pages of this test complained about in their consoles."""
    return []


@pytest.fixture
def open_page(
    browser: Browser, live_server: LiveServer, console_errors: list[str]
) -> Iterator[OpenPage]:
    """Return a function that opens a page in a fresh context, for a reader of any kind."""
    contexts: list[BrowserContext] = []

    def note_error(message: ConsoleMessage) -> None:
        if message.type == "error":
            console_errors.append(message.text)

    def open_page(**reader: Unpack[Reader]) -> Page:
        context = browser.new_context(base_url=live_server.url, **reader)
        context.set_default_timeout(5_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: console_errors.append(str(error)))
        page.on("console", note_error)
        return page

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    """Return an empty page on a desktop."""
    return open_page()


@pytest.fixture
def phone(open_page: OpenPage) -> Page:
    """Return an empty page on a small phone."""
    return open_page(viewport=PHONE, has_touch=True)


@pytest.fixture
def plain_page(open_page: OpenPage) -> Page:
    """Return an empty page in a browser without JavaScript."""
    return open_page(java_script_enabled=False)


def settle(page: Page) -> None:
    """Wait until an answer of the server has come, is in its place and moves no more.

    Without scripts an answer is a page, which is at rest as soon as it is loaded.
    """
    page.wait_for_load_state()
    page.wait_for_function(SETTLED)


def each_width(page: Page, *widths: int, height: int = 740) -> Iterator[int]:
    """Yield one width after the other, at which the page is then shown."""
    for width in widths:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("width => innerWidth === width", arg=width)
        yield width


def too_wide(page: Page, *widths: int) -> list[str]:
    """Return where the page scrolls sideways: its address with each such width."""
    script = "document.documentElement.scrollWidth"
    return [
        f"{page.url} at {width}"
        for width in each_width(page, *widths)
        if page.evaluate(script) > width
    ]


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0
