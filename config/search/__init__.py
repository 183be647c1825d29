"""The search over everything the site says: the book of rules and the exercises."""
