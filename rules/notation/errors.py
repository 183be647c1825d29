"""The error of all parsers."""

from __future__ import annotations


class NotationError(ValueError):
    """A text that cannot be read: what is wrong (`code`), where (`offset`) and the facts of it.

    It knows no language: pages word the code.
    """

    def __init__(self, code: str, offset: int, facts: dict[str, object] | None = None) -> None:
        self.code = code
        self.offset = offset
        self.facts = facts or {}
        super().__init__(f"{code} at {offset}: {self.facts}")

    def shifted(self, by: int) -> NotationError:
        """Return the same error in a longer text, of which this one begins at `by`."""
        return NotationError(self.code, self.offset + by, self.facts)
