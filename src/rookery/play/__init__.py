"""Games being played: matches, records, drafts, bots, tournaments."""
