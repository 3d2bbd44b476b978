"""Deals to watch: any deal from its record, and deals with comments and questions.

>>> import carte
>>> from carte.replay import replay
>>> deal = carte.game("scopa").deal(seed=7).play("2C")
>>> [frame["told"]["text"] for frame in replay(deal)["frames"][1:]]
['The 2 of coppe takes nothing and stays on the table.']
"""

from carte.replay.frames import replay

__all__ = ["replay"]
