"""Views of games: begin one, play it, read its record, how the dice are made."""
