"""How strong the players of scopone are, and how long the expert thinks."""

__all__ = ["LADDER", "LESSONS", "TIMES"]

LADDER = ("newcomer", "grabber", "hunter", "daydreamer", "regular", "expert")
"""The levels, weakest first."""

LESSONS = {"grabber": "scopone-sweeps-5", "hunter": "scopone-sweeps-4"}
"""The level of the course in which each habit goes wrong."""

TIMES = 1
"""How many times as many deals as usual are played out."""
