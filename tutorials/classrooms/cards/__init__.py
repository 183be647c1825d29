"""Cards of learners: made, printed, and what they open."""
