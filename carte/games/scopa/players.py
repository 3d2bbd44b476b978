"""How strong the players of scopa are, and how long the expert thinks."""

__all__ = ["LADDER", "LESSONS", "TIMES"]

LADDER = ("newcomer", "hunter", "grabber", "daydreamer", "regular", "expert")
"""The levels, weakest first."""

LESSONS = {"grabber": "scopa-choice-3", "hunter": "scopa-must-take-6"}
"""The level of the course in which each habit goes wrong."""

TIMES = 2
"""How many times as many deals as usual are played out: its moves differ by little."""
