"""How strong the players of asso piglia tutto are."""

__all__ = ["LADDER"]

LADDER = ("hunter", "grabber", "newcomer", "daydreamer", "regular", "expert")
"""The levels, weakest first: a habit costs an asso more than chance does."""
