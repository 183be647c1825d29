"""Scripts that throw spoiled texts at every parser; run by hand."""
