"""Who comes in, and what is let in: people and their names, cookies, origins, sizes, rates, connections."""
