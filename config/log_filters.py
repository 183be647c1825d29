"""Logging filters."""

from __future__ import annotations

import logging


class ClientErrorFilter(logging.Filter):
    """Drop the traceback of client errors (4xx): it points to no fault of ours."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Keep every record, without traceback if its status is below 500."""
        if getattr(record, "status_code", 500) < 500:
            record.exc_info = record.exc_text = None
        return True
