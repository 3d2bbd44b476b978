"""How strong the players of scopa are, and how long the expert thinks."""

__all__ = ["LADDER", "TIMES"]

LADDER = ("newcomer", "hunter", "grabber", "daydreamer", "regular", "expert")
"""The levels, weakest first."""

TIMES = 2
"""How many times as many deals as usual are played out: its moves differ by little."""
