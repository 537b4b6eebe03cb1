"""Networks that answer: how they read a table, and how they are found. Needs NumPy."""
