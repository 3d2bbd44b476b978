"""How strong the players of scopone are, and how long the expert thinks."""

__all__ = ["LADDER", "TIMES"]

LADDER = ("newcomer", "grabber", "hunter", "daydreamer", "regular", "expert")
"""The levels, weakest first."""

TIMES = 1
"""How many times as many deals as usual are played out."""
