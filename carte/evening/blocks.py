"""The blocks of an evening, as data, each with what it teaches and how long it takes.

Those of a game stand in the ``evening.toml`` of its room, those about none in ``blocks.toml``. Each
has

- ``id``, ``title``, and the ``part`` of an evening that it belongs to: opening, house, game (the
  usual one), pause or closing;
- ``minutes``, or ``per_deal``, the minutes of one deal: such a block takes as many deals as there
  is time for, and ``deals`` says how the first ones are played;
- ``choice``: what every evening with the game needs (``must``, the usual), what comes next
  (``should``), and what there may be time for (``may``); ``needs``, the blocks before it;
- ``teaches``, the rules of the game by the tails of their ids, ``levels`` by their ids, the guided
  deal (``guide``), and whether the room gets a ``quiz``;
- ``people``, how few and how many it suits; ``evenings``, whether it belongs to the ``first`` one
  or to ``later`` ones only; ``least_evening``, the minutes of an evening that is long enough;
- ``say``, what the teacher says, with more for ``french`` faces; ``print``, what to print.

The rulebook states the rules, never this file.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Literal, NamedTuple

from carte.games import GAMES, cached_per_registry, load_toml
from carte.language.data_files import data_in

__all__ = ["PARTS", "Block", "block_by_id", "blocks", "games_of_evenings"]

PARTS = ("opening", "house", "game", "pause", "closing")
"""The parts of an evening."""

EVERYBODY = (2, 60)


class Block(NamedTuple):
    """A block, as the file has it, with its ``game``; its numbers are minutes and people."""

    id: str
    title: str
    game: str = ""
    part: str = "game"
    minutes: int = 0
    per_deal: int = 0
    deals: tuple[str, ...] = ()
    choice: Literal["must", "should", "may"] = "must"
    needs: tuple[str, ...] = ()
    teaches: tuple[str, ...] = ()
    levels: tuple[str, ...] = ()
    guide: str = ""
    quiz: bool = False
    people: tuple[int, int] = EVERYBODY
    evenings: Literal["", "first", "later"] = ""
    least_evening: int = 0
    say: tuple[str, ...] = ()
    french: tuple[str, ...] = ()
    print: tuple[str, ...] = ()

    @property
    def least(self) -> int:
        """The fewest minutes that the block takes: if it has deals, those of one."""
        return self.minutes or self.per_deal


@cached_per_registry
def blocks(game: str = "") -> tuple[Block, ...]:
    """Return the blocks of a game, or those about none, in the order of the evening."""
    return tuple(one for one in _every_block() if one.game == game)


@cached_per_registry
def games_of_evenings() -> tuple[str, ...]:
    """Return the games that an evening can be built of: those with a block in which they deal."""
    return tuple(slug for slug in GAMES if any(one.per_deal for one in blocks(slug)))


def block_by_id(name: str) -> Block:
    """Return a block by its id."""
    return {one.id: one for one in _every_block()}[name]


@cached_per_registry
def _every_block() -> tuple[Block, ...]:
    everywhere = data_in(files(__package__).joinpath("blocks.toml"))
    rooms = ((slug, load_toml(slug, "evening.toml")) for slug in GAMES)
    return tuple(
        Block(game=game, **{name: _fixed(value) for name, value in entry.items()})
        for game, room in (("", everywhere), *rooms)
        for entry in room.get("block", ())
    )


def _fixed(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
