"""The parts of a rule page: sections with their figures, worked examples, ways to practise."""
