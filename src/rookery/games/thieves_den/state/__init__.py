"""What lies on the table, declared."""
