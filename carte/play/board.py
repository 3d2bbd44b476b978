"""The same cards for friends: matches of one seed, each played by somebody else, side by side.

As on a duplicate board everybody holds the same hands against the same players: only the play
differs.

>>> import carte
>>> from carte.play import Sitting, code
>>> own = Sitting.begin(carte.game("scopa"), seed=7)
>>> [row["name"] for row in board(own, f"Anna {code(own)}")["rows"]]
['You', 'Anna']
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING

from carte.board.seats import YOU, spoken
from carte.engine.reading import keyed, name_in, short
from carte.language import _
from carte.language.numbers import signed
from carte.play.match_code import code, from_code
from carte.play.review.account import result_of
from carte.play.sitting import Sitting

if TYPE_CHECKING:
    from carte.play import messages

__all__ = ["IN_LINK", "MOST_FRIENDS", "Incomparable", "board", "code_in", "same_cards"]

IN_LINK = "#play="
"""The prefix of a match code in a link."""

_AROUND = "<>()[]\"'*_` \n\t"

MOST_FRIENDS = 20
"""How many matches are compared at most."""


class Incomparable(ValueError):
    """A match that cannot be compared; the message shows the line and says why."""


def same_cards(sitting: Sitting) -> Sitting:
    """Return a match like this one before its first move: the same packs, players and rules."""
    return Sitting.begin(
        sitting.game, level=sitting.level, seed=sitting.seed, deals=sitting.before.deals
    )


def board(own: Sitting, links: str) -> messages.FriendsBoard:
    """Return the results of matches on the same cards by deal, the reader's own first.

    ``links`` has a line for each friend: an optional name, and the link that came back. A result is
    the points won, or paid; None where a deal was not played to its end. A match still under way is
    ``open``. Raises ``Incomparable``.
    """
    beginning, played = same_cards(own), [(spoken(YOU), own)]
    for number, (line, name, text) in enumerate(_lines(links), 1):
        try:
            other = from_code(text)
        except ValueError as error:
            words = _("“{line}” has no link to a match: {reason}")
            raise Incomparable(words.format(line=short(line), reason=error)) from error
        if same_cards(other) != beginning:
            words = _("“{line}” was played with different cards, rules or opponents.")
            raise Incomparable(words.format(line=short(line)))
        played.append((name or _("Friend {number}").format(number=number), other))
    results = [
        [*row] for row in zip(*zip_longest(*[_results(one) for _name, one in played]), strict=True)
    ]
    return {
        "rows": [_row(name, one, row) for (name, one), row in zip(played, results, strict=True)]
    }


def _lines(links: str) -> Iterator[tuple[str, str, str]]:
    """Yield each line that is not empty, with its name and its code."""
    lines = [line for line in map(str.strip, links.splitlines()) if line]
    if len(lines) > MOST_FRIENDS:
        words = _("{number} lines: paste at most {most}, one for each friend.")
        raise Incomparable(words.format(number=len(lines), most=MOST_FRIENDS))
    for line in lines:
        *names, link = line.split()
        yield line, name_in(" ".join(names).strip(" :–-")), code_in(link)


def code_in(text: str) -> str:
    """Return the match code in a link, or alone, stripped of what mail or chat adds."""
    return keyed(text.rpartition(IN_LINK)[2]).strip(_AROUND)


def _results(sitting: Sitting) -> list[float | None]:
    return [result_of(deal) if deal.is_over else None for deal in sitting.dealt]


def _row(name: str, sitting: Sitting, results: Sequence[float | None]) -> messages.FriendsRow:
    total = sum(result for result in results if result is not None)
    return {
        "name": name,
        "code": code(sitting),
        "undone": sum(sitting.undone),
        "open": not (sitting.deal.is_over and sitting.match.is_over),
        "results": [None if result is None else signed(result) for result in results],
        "total": signed(total),
    }
