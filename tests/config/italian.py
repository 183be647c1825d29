"""The settings of the tests with one language more, for which nothing has been written yet."""

from __future__ import annotations

from tests.settings import *  # noqa: F403
from tests.settings import LANGUAGES as WRITTEN

LANGUAGES = [*WRITTEN, ("it", "Italiano")]
