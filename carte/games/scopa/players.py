"""How long the expert thinks about scopa."""

__all__ = ["TIMES"]

TIMES = 2
"""How many times as many deals as usual are played out: its moves differ by little."""
