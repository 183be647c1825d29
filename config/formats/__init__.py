"""How days and numbers are written where Django's own way is not wanted."""
