"""All tables of a process: finding them, changing them, bots and clocks that play on, other processes."""
