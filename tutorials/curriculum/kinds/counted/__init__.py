"""Kinds that ask for pips, for the cube and for points."""
