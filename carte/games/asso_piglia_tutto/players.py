"""How strong the players of asso piglia tutto are."""

__all__ = ["LADDER", "LESSONS"]

LADDER = ("hunter", "grabber", "newcomer", "daydreamer", "regular", "expert")
"""The levels, weakest first: a habit costs an asso more than chance does."""

LESSONS = {"grabber": "asso-piglia-tutto-ace-7", "hunter": "asso-piglia-tutto-ace-5"}
"""The level of the course in which each habit goes wrong."""
