"""Enclave: plan in secret, buy, dive into the stolen paradise, climb the tree. Two to four thieves.

The entries of its position documents: docs/positions.md. Where the question of a phase has nothing to choose,
play goes on. Coming results are scripted with `chance=["draw ET05", "pluck SD01", …]`, in the order in which they
will be asked.
"""

from rookery.games.enclave.kit import EnclaveKit, box_kit

__all__ = ["EnclaveKit", "box_kit"]
