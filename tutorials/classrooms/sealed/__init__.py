"""Secrets that are shown for a while after a form, in the browser that sent it."""
