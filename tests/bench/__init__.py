"""Speed, measured as ratios against something run beside it; never a test."""
