"""The frame of every page, the home page, and error pages."""
