#!/usr/bin/env python3
"""Chōroku's commands; `quickstart` and `test` first build the environment they need."""

from __future__ import annotations

import os
import sys

from config import bootstrap


def main() -> None:
    """Run a command; say in one line what stops it."""
    try:
        bootstrap.prepare(sys.argv)
    except bootstrap.CannotStartError as error:
        sys.exit(f"manage.py: {error}")

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    from django.core.management import execute_from_command_line

    from config.env import EnvError

    try:
        execute_from_command_line(sys.argv)
    except EnvError as error:
        sys.exit(f"manage.py: {error}")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
