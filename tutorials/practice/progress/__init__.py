"""What a learner has done: whether it is kept, recorded, read back and put in words."""
