"""The engine from the command line: `python3 -m rules --help`."""

from __future__ import annotations

import sys

from rules.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
