"""A learner's progress: consent to it, recording, and what the recorded tries say."""
