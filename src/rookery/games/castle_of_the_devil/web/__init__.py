"""The Castle of the Devil in the browser: theme.css, and board.py, which draws the coach and its passengers."""
