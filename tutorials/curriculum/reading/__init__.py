"""Content files as tables and texts, each fault with its file and line."""
