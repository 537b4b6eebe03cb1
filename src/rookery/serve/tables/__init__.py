"""One table: the state its entries add up to, its clocks, and those who listen."""
