"""Text in and out: positions and steps, read strictly and written in one form."""
