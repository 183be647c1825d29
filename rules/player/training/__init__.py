"""The tool that trains the nets of `rules.player`; needs numpy and numba, which the site does not.

Run it from an environment of its own, with `requirements/training.txt`:
`python -m rules.player.training.train --game NAME`.
"""
