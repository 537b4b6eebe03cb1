"""A person at a table: the question, what is typed, the end."""
