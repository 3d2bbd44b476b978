"""How strong the players of mediatore are."""

__all__ = ["LADDER"]

LADDER = ("newcomer", "grabber", "daydreamer", "regular", "expert")
"""The levels, weakest first: a hunter, after the assi in which most points lie, is a regular."""
