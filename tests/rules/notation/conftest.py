"""Counts cases as the tests over whole files do."""

from __future__ import annotations

from tests.rules.data.conftest import report

__all__ = ["report"]
