"""What a class is set: what can be set, when it is due, and who has done how much of it."""
