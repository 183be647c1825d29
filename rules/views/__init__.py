"""The pages of the games: their rules."""
