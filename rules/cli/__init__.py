"""The engine from the command line: JSON lines in and out, with the standard library only."""
