"""What a game allows: dice, positions, steps, plays, turns, outcomes and the reasons for a no."""
