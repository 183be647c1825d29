"""Whether browser tests can run here, and how to make it so."""

from __future__ import annotations

import importlib.util
import os
import shutil

REQUIRED = bool(os.environ.get("CHOROKU_REQUIRE_BROWSER"))
BROWSERS = ("chromium-headless-shell", "chromium")
"""Commands that will do, the quickest first: it draws the same, without the windows around."""


def find_chromium() -> str | None:
    """Return the path of the Chromium that tests run in, or None."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def find_obstacle() -> str | None:
    """Return what is missing for browser tests and how to get it, or None."""
    if importlib.util.find_spec("playwright") is None:
        return "Playwright is missing: run the tests with python3 manage.py test"
    if find_chromium() is None:
        return f"Chromium is missing: apt install {BROWSERS[0]}"
    return None
