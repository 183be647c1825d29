"""Check a position: paste it or set it up, choose game and roll, see and try every play."""
