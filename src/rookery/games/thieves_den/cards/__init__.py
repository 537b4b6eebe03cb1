"""The pieces as tables, and how their values are read."""
