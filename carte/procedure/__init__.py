"""Something went wrong: the article of procedure that settles it, found by what happened.

The articles themselves are data of the games (``carte.games.procedure``).
"""

from carte.procedure.link import InvalidLink, code, from_code
from carte.procedure.printing import printed_articles, printed_signs

__all__ = ["InvalidLink", "code", "from_code", "printed_articles", "printed_signs"]
