"""Parsers and formatters of positions, steps, plays and matches."""
