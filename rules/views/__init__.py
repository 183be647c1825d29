"""The pages about the games."""
