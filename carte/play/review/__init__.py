"""Where the points of a deal went: every move beside the one an expert would have made.

A move is judged by what its seat could know. Its cost comes with its standard error, and only if it
is more than twice that: below, two moves are about equal. The result of a deal is what its cards
brought, what the others gave, and what the reader gave: ``account`` sets out the three, which sum
up to it.

>>> import carte
>>> deal = carte.game("scopa").position(hands=["7D 2S", "4C"], table="7B 4S", turn=0)
>>> deal = deal.play("2S").play("4C x 4S").play("7D x 7B")
>>> choices(deal)
(1,)
"""

from carte.play.review.account import account
from carte.play.review.finding import Finding, choices, find

__all__ = ["Finding", "account", "choices", "find"]
