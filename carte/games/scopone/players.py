"""How long the expert thinks about scopone."""

__all__ = ["TIMES"]

TIMES = 1
"""How many times as many deals as usual are played out."""
