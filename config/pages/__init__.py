"""The frame of every page, the home page, and the pages for what went wrong."""
