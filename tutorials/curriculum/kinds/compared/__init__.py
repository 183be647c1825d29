"""Kinds that ask about the same position or throw in one game and in another."""
