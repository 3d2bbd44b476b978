"""A reader's own levels, made without code: a position, a goal, the right moves, wrong ones.

They are data, judged by the engine and played like any lesson. A set of them fits in a link
(``code``), in a file that ``Lesson`` opens (``file``), and in the browser's store, as JSON.

>>> import carte
>>> deal = carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B")
>>> level = OwnLevel(deal, "Take the 7.", (carte.move("7D x 7B"),))
>>> from_code(code(OwnSet("Monday", (level,)))).levels[0].goal
'Take the 7.'
"""

from carte.lessons.own.code import code, from_code
from carte.lessons.own.own_level import InvalidLevel, OwnLevel, OwnSet, OwnTrap

__all__ = ["InvalidLevel", "OwnLevel", "OwnSet", "OwnTrap", "code", "from_code"]
