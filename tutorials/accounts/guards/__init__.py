"""Whom requests are counted against, what they are told, and what is written in the log."""
