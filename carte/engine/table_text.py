"""A table as plain text, for a terminal: aligned lines of what a seat may know, or of all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from carte.engine.cards import Suit
from carte.engine.phrases import commas
from carte.language import _, ngettext

if TYPE_CHECKING:
    from carte.engine.cards import Card
    from carte.engine.deal import Deal, View
    from carte.engine.game import Game

__all__ = ["number_of_cards", "open_zone", "table_text"]

_FACE_DOWN = "?"
_BESIDE = " · "
"""What stands between the facts about one seat."""


def table_text(view: View, whole: Deal | None = None) -> str:
    """Return a table as a seat sees it, or the ``whole`` deal with what is hidden, as text."""
    game = view.game
    words = _("{game}, seat {seat} to act")
    if view.phase == "over":
        words = _("{game}, deal over")
    title = words.format(game=game.title, seat=view.turn)
    return "\n".join([title, *_aligned(_rows(view, whole))])


def _rows(view: View, whole: Deal | None) -> Iterator[tuple[str, str]]:
    """Yield what lies on a table, each with its label; empty where nothing does."""
    facts, game = view.facts, view.game
    nothing = number_of_cards(0)
    lying = _notated((whole or view).lying_open) or (nothing if game.has_table else "")
    yield open_zone(game), _beside(lying, _lead(view))
    yield _("Trump"), _beside(_suit_name(facts.get("trump")), _turned_up(facts))
    yield _("Bids"), commas([f"{seat}: {call}" for seat, call in facts.get("calls", ())])
    yield _("Called card"), facts.get("called") or ""
    for seat, size in enumerate(facts["hand_sizes"]):
        held = (whole or view).hands[seat]
        unseen = number_of_cards(size - len(held)) if size > len(held) else ""
        hand = _beside(_notated(held), unseen) or nothing
        yield _("Seat {seat}").format(seat=seat), _beside(hand, *_roles(facts, seat))
    yield _("Stock"), _notated(whole.stock) if whole else _unseen(facts, "stock_size")
    seen = _notated(whole.monte) if whole else facts.get("monte", "")
    yield _("Monte"), seen or _unseen(facts, "monte_size")
    yield _("Piles"), commas(map(str, _pile_sizes(facts)))
    yield _("Sweeps"), commas(map(str, facts["scope"])) if any(facts.get("scope", ())) else ""


def open_zone(game: Game) -> str:
    """Return the name of where cards lie open: the table, or the trick."""
    return _("Table") if game.has_table else _("Trick")


def _lead(view: View) -> str:
    if view.game.has_table or not view.lying_open:
        return ""
    return _("seat {seat} led").format(seat=view.facts["leader"])


def _suit_name(letter: str | None) -> str:
    return Suit(letter).name if letter else ""


def _turned_up(facts: Mapping[str, Any]) -> str:
    turned_up = facts.get("turned_up")
    return _("{card} turned up").format(card=turned_up) if turned_up else ""


def _roles(facts: Mapping[str, Any], seat: int) -> list[str]:
    roles = {
        _("Dealer"): facts["dealer"],
        _("Declarer"): facts.get("declarer"),
        _("Partner"): facts.get("partner"),
    }
    return [role for role, who in roles.items() if who == seat]


def _unseen(facts: Mapping[str, Any], size: str) -> str:
    return number_of_cards(facts[size]) if facts.get(size) else ""


def _pile_sizes(facts: Mapping[str, Any]) -> Sequence[int]:
    """Return how many cards each side has won."""
    if "pile_sizes" in facts:
        return [int(size) for size in facts["pile_sizes"]]
    return [len(pile.split()) for pile in facts["piles"]]


def number_of_cards(cards: int) -> str:
    """Return how many cards there are: "1 card", "30 cards"."""
    return ngettext("{number} card", "{number} cards", cards).format(number=cards)


def _notated(cards: Iterable[Card | None]) -> str:
    return " ".join([str(card or _FACE_DOWN) for card in cards])


def _beside(*facts: str) -> str:
    return _BESIDE.join(filter(None, facts))


def _aligned(rows: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Yield lines of labels and what stands after them, without those that have nothing there."""
    some = [(label, what) for label, what in rows if what]
    widest = max([_width(label) for label, _what in some], default=0)
    for label, what in some:
        yield f"  {label}{' ' * (widest - _width(label))}  {what}"


def _width(text: str) -> int:
    """Return how many columns of a terminal a text takes: a kana or an ideograph takes two."""
    from unicodedata import east_asian_width

    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)
