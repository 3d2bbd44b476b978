"""Who sits where, if several people share one device: people by name, and players of a level."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from carte.engine.reading import LIST, NAMES, InvalidValue, name_in, saferepr
from carte.language import _
from carte.play.level_words import call_by_level
from carte.players import LEVELS

if TYPE_CHECKING:
    from carte.play.people import messages

__all__ = ["Sitter", "names_of", "sitters_in", "sitters_json"]


class Sitter(NamedTuple):
    """Who sits at a seat: a ``person`` by name, or else a player of a ``level``.

    A person may be ``coached``, as a newcomer among people who know the game, and such a learner
    may play with ``open`` cards, which lie face up for everybody.
    """

    person: str | None = None
    level: str | None = None
    coached: bool = False
    open: bool = False


def names_of(sitters: Sequence[Sitter]) -> tuple[str, ...]:
    """Return what everybody at a table is called, by seat; players alike with their seats."""
    levels = [one.level for one in sitters]
    return tuple(
        one.person or _name(one.level or "", seat if levels.count(one.level) > 1 else 0)
        for seat, one in enumerate(sitters, 1)
    )


def _name(level: str, seat: int) -> str:
    name = call_by_level(level)
    return _("{name} ({number})").format(name=name, number=seat) if seat else name


def sitters_json(sitters: Sequence[Sitter]) -> list[messages.Sitter]:
    """Return who sits where as plain JSON, which ``sitters_in`` reads."""
    return [_sitter_json(one) for one in sitters]


def _sitter_json(sitter: Sitter) -> messages.Sitter:
    if not sitter.person:
        return {"level": sitter.level or ""}
    written: messages.Sitter = {"person": sitter.person}
    if sitter.coached:
        written["coached"] = True
    if sitter.open:
        written["open"] = True
    return written


def sitters_in(data: Any, seats: int) -> tuple[Sitter, ...]:
    """Return who sits at the seats of a game; nobody is named where only the reader plays.

    Raises ``ValueError`` unless each seat has a person or a level, and at least two have people,
    whose names differ.
    """
    if not LIST.fits(data) or len(data) not in (0, seats):
        words = _(
            "{data} does not say who sits in the {seats} seats; give a list with an entry for each"
        )
        raise InvalidValue(words.format(data=saferepr(data), seats=seats))
    sitters = tuple(map(_sitter, data))
    people = [one.person for one in sitters if one.person]
    if sitters and len(people) < 2:
        raise InvalidValue(_("Only one person sits here: give at least two seats to people."))
    for name in people:
        if people.count(name) > 1:
            words = _("Two people are called {name}: give each a name of their own.")
            raise InvalidValue(words.format(name=name))
    return sitters


def _sitter(entry: Any) -> Sitter:
    if NAMES.fits(entry):
        level, person = entry.get("level"), entry.get("person")
        taught = [entry.get(name, False) for name in ("coached", "open")]
        if {*entry} == {"level"} and level in LEVELS:
            return Sitter(level=level)
        known = {*entry} <= {"person", "coached", "open"} and {*map(type, taught)} == {bool}
        if known and isinstance(person, str) and (name := name_in(person)):
            return Sitter(name, None, *taught)
    words = _("{entry} cannot sit here; give a person’s name or a level: {known}")
    raise InvalidValue(words.format(entry=saferepr(entry), known=", ".join(LEVELS)))
