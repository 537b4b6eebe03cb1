"""The command line: its language, and what is typed turned into what the rest of Rookery wants."""
