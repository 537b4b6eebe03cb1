"""What is stored, and where: the database, its form, the entries of a table, news between processes."""
