"""A reader's match against players of a level: its deals, what the reader sees, and advice.

>>> import carte
>>> sitting = Sitting.begin(carte.game("scopa"), level="regular", seed=1)
>>> sitting = sitting.play(sitting.deal.legal_moves()[0])
>>> from_code(code(sitting)) == sitting
True
"""

from carte.play.match_code import code, from_code
from carte.play.sitting import InvalidSitting, Sitting

__all__ = ["InvalidSitting", "Sitting", "code", "from_code"]
