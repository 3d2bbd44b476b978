"""Deals to watch: any deal from its record, and deals with comments and questions.

>>> import carte
>>> from carte.replay import replay, watched
>>> deal = carte.game("scopa").deal(seed=7).play("2C")
>>> [frame["told"]["text"] for frame in replay(deal)["frames"][1:]]
['The 2 of coppe takes nothing and stays on the table.']

Deals with comments stand in ``replay.toml`` in a game's room, ``[[deal]]`` by ``[[deal]]``, each
with

- ``id``, ``title``, and ``intro``, a sentence; ``record``, the whole deal as ``deal.record()``
  writes it, in which the reader sits at seat 0; its ``score`` by side, and a sentence about it
  when the deal is ``done``;
- ``[[deal.comment]]``s: a ``text`` shown ``after`` a move, or at the beginning. A move has its
number, as in the record: ``after = "5. 7D x 7C"``;
- ``[[deal.stop]]``s: a question ``before`` a move of the reader's: a ``goal``, ``answers``, the
  first of which is the move that was played, ``traps`` as in ``carte.lessons``, and where there are
  more legal moves, an answer ``otherwise``. The comment after it says why the move was right.

What a text says about cards must be true. For each card that it names the entry gives ``where`` it
lies (``where = { table = "7C", other = "7D" }``: a seat that holds it, ``table``, ``trick``,
``stock``, ``monte``), or which side has ``won`` it; the cards of the move or the answers need none.
``cards``, ``scope`` and ``points`` give how many cards, sweeps and card points the sides have
(``points = { you = 45, other = 38 }``).
"""

from __future__ import annotations

from carte.games import GAMES, cached_per_registry, room
from carte.lessons.errors import UnknownName
from carte.replay.frames import replay
from carte.replay.model import Comment, WatchedDeal
from carte.replay.reading import parse, read

__all__ = ["Comment", "WatchedDeal", "parse", "replay", "watched", "watched_deals"]


@cached_per_registry
def watched_deals(game: str) -> tuple[WatchedDeal, ...]:
    """Return a game's deals with comments, none where it has no file of them.

    Raises ``ValueError``, which names the games.
    """
    if game not in GAMES:
        raise UnknownName(f"there is no game {game!r}; the games are {', '.join(GAMES)}")
    file = room(game) / "replay.toml"
    return read(file, game) if file.is_file() else ()


def watched(game: str, name: str | None = None) -> WatchedDeal:
    """Return a deal by its id, or a game's first; raise ``ValueError``, which names them."""
    deals = {deal.id: deal for deal in watched_deals(game)}
    if not deals:
        raise UnknownName(f"{game} has no deals to watch")
    if name is not None and name not in deals:
        raise UnknownName(f"no deal of {game} is called {name!r}; there are {', '.join(deals)}")
    return deals[name or next(iter(deals))]
