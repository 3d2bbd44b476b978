"""How strong the players of mediatore are."""

__all__ = ["LADDER", "LESSONS"]

LADDER = ("newcomer", "grabber", "daydreamer", "regular", "expert")
"""The levels, weakest first: a hunter, after the assi in which most points lie, is a regular."""

LESSONS = {"grabber": "mediatore-thirds-5"}
"""The level of the course in which each habit goes wrong."""
