"""What kinds of exercise share: what a question offers, and the questions of each form."""
