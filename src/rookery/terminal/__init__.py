"""The table in a terminal: a screen, a board per game, a session that asks and answers, reports."""
