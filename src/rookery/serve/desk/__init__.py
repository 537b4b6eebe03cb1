"""What the host does: looks after people and tables, keeps and lets go, and gives people what is theirs."""
