"""The rules, frame by frame, in the rulebook's order."""
