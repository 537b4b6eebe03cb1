"""Thieves Den in the browser: board.py draws it, theme.css dresses it, guide.toml teaches it."""
