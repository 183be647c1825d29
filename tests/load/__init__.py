"""Many at once, by hand: what is sent is compared with what is stored; never a test."""
