"""What is stored, for how long, and how to get it out or rid of it."""
