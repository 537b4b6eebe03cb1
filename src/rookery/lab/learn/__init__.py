"""Learning by self-play: a network per game that serves all its seat counts."""
