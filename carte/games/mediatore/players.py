"""How strong the players of mediatore are."""

__all__ = ["LADDER", "LESSONS"]

LADDER = ("newcomer", "grabber", "daydreamer", "regular", "expert")
"""The levels, weakest first: a hunter, after the assi in which most points lie, is a regular."""

LESSONS = {"grabber": "mediatore-thirds-5"}
"""By habit, the level of the course in which it goes wrong: who has played it sees what to win."""
