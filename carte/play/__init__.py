"""A reader at a table with players of a level: deals in a row, what is seen of them, and advice.

>>> import carte
>>> sitting = Sitting.begin(carte.game("scopa"), level="regular", seed=1)
>>> sitting = sitting.play(sitting.deal.legal_moves()[0])
>>> from_code(code(sitting)) == sitting
True
"""

from carte.play.match_code import code, from_code
from carte.play.sitting import InvalidSitting, Sitting

__all__ = ["InvalidSitting", "Sitting", "code", "from_code"]
