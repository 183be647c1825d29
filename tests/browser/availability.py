"""Whether browser tests can run here, and how to make it so."""

from __future__ import annotations

import importlib.util
import os
import shutil

REQUIRED = bool(os.environ.get("CHOROKU_REQUIRE_BROWSER"))


def find_obstacle() -> str | None:
    """Return what is missing for browser tests and how to get it, or None."""
    if importlib.util.find_spec("playwright") is None:
        return "Playwright is missing: run the tests with python3 manage.py test"
    if shutil.which("chromium") is None:
        return "Chromium is missing: apt install chromium"
    return None
