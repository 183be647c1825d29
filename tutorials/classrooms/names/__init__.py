"""What learners are called."""
