"""What a table looks like: its pieces, the boards games bring, pages, and games looked back at."""
