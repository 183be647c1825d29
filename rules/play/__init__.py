"""A game that is played: its dice, its events one by one, its end, and its record as text."""
