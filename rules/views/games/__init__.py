"""Check a game: upload a match file, see its games, and the first thing that cannot be."""
