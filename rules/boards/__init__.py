"""Drawing: a position as SVG, as buttons and as words, and what a tap on it means."""
