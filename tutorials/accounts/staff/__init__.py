"""The admin, whose sign-in is the same as that of teachers."""
