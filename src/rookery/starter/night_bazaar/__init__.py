"""Night Bazaar: put a card down, take the point."""

from .kit import box_kit

__all__ = ["box_kit"]
