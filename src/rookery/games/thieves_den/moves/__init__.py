"""Moves: packed, as text, in small steps."""
