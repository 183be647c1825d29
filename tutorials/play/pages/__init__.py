"""What the pages of a game show."""
