"""Guided deals: a whole deal in which each rule arrives in the move that needs it.

>>> from carte.play.guide import guides
>>> guide = guides("scopa")[0]
>>> [saying.rule.tail for saying in guide.sayings][:2]
['equal', 'lay']

A game's guided deals are in ``guide.toml`` in its room, ``[[guide]]`` by ``[[guide]]``, each with

- ``id``, ``title``, and the ``seed`` of the deal, in which the reader has seat 0 against
  newcomers; the prepared ``line``, all moves of the deal in their order, with commas between them,
  which the reader wins; how many of them are ``given``, made before the reader comes in; and what
  comes when the deal is ``won`` or ``lost``, with ``{mine}`` and ``{theirs}``, of a contract
  ``{won}``, ``{needed}`` and ``{paid}``;
- ``[[guide.say]]``s: a ``text`` of one sentence, the ``rule`` it is about, and ``when`` it comes:
  the first time that a legal move of the reader's rests on the rule (``may``, the usual), that all
  of them do (``must``), that the rule refuses a reply (``refused``), that one of its ``cards`` is
  ``seen`` in hand or on the table, or has been ``played``, that a card was led with a signal
  (``signalled``), that new cards have been ``drawn``, at the reader's ``last`` card, or at once
  (``now``). A sentence about an idea comes ``after`` the rule that teaches it, however the reader
  plays. With ``point`` the move of the line is pointed at. What it says where a rule that ``may``
  be used was not is ``passed``, with the ``{move}`` that was left lying.

Of two sentences at one moment the coach says the first in the file. Each must come up in the line.

Each guided deal of a game leads to the next one, and the last one to the table.
"""

from __future__ import annotations

from carte.games import GAMES, cached_per_registry, room
from carte.lessons.errors import UnknownName
from carte.play.guide.model import Guide, Saying
from carte.play.guide.reading import parse, read

__all__ = ["Guide", "Saying", "after", "guide", "guides", "parse"]


@cached_per_registry
def guides(game: str) -> tuple[Guide, ...]:
    """Return the guided deals of a game, if any; ``ValueError`` names the games."""
    if game not in GAMES:
        raise UnknownName(f"there is no game {game!r}; the games are {', '.join(GAMES)}")
    file = room(game) / "guide.toml"
    return read(file, game) if file.is_file() else ()


def after(led: Guide) -> Guide | None:
    """Return the guided deal that follows one in its game; None after the last."""
    every = guides(led.sitting.game.slug)
    return next(iter(every[every.index(led) + 1 :]), None)


def guide(game: str, name: str | None = None) -> Guide:
    """Return a guided deal by its id, or the first of a game; ``ValueError`` names those it has."""
    found = {each.id: each for each in guides(game)}
    if not found:
        raise UnknownName(f"{game} has no guided deals")
    if name is not None and name not in found:
        known = ", ".join(found)
        raise UnknownName(f"no guided deal of {game} is called {name!r}; there are: {known}")
    return found[name or next(iter(found))]
