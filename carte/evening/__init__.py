"""A club's evening: a plan by the minute, built from blocks that say what they teach and need.

>>> import carte
>>> from carte.evening import Wish, planned
>>> (evening,) = planned(Wish((carte.game("scopa"),), people=12, minutes=120))
>>> sum(step.minutes for step in evening.steps)
120

A plan is its link: the wish, as a word (``link``). What to say, show and ask comes from the blocks,
those of a game from its room, rules from the rulebook, and seats from the game's facts.
"""

from carte.evening.link import InvalidEvening, code, from_code
from carte.evening.planning import planned
from carte.evening.wish import InvalidWish, Wish, wish_of

__all__ = ["InvalidEvening", "InvalidWish", "Wish", "code", "from_code", "planned", "wish_of"]
