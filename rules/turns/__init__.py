"""A turn tried on a board in the browser: its address, the answer to a try, and its drawing.

Any page that shows a turn builds on these; an exercise adds its goal and its hints.
"""
