"""For the host: logs, numbers, memory."""
