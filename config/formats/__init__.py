"""Formats of dates and numbers where Django's own are not wanted."""
