"""What is asked of teachers and learners."""
