"""A table on a server: its public JSON, and a person who sits there."""
