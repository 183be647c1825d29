"""Checking positions: paste or set one up, choose game and roll, try every play."""
