"""What is printed to be read: rules and cards, records, what is installed, a game that is checked."""
