"""Thief's Market in the browser: board.html and theme.css, and board.py, which prepares what they show."""
