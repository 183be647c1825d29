"""The rule book derived from a preset: clauses, their sources, and the words for all of it."""
