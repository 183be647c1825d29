"""A player for every game of `rules`: how good a position and each play is, by trained nets."""
