"""The table itself: frames, questions, packs, knowledge, chance, events, worlds, wire form. Knows no game."""

import rookery.core.table as _table

COMPILED = not _table.__file__.endswith(".py")
"""Is the core running as compiled code?"""
