"""Position documents: a game declares their entries as rows, and reading, writing and describing them follow."""
