"""Age of Thieves in the browser."""
