"""The players round the table, their calls, and the open cards besides hand and table.

A scene is made from a view, so it never has anything that the reader may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from carte.board.sayings import spoken_contract
from carte.board.seats import READER, seat_names, spoken
from carte.board.verbs import verb_of
from carte.engine.cards import Card, Suit, cards
from carte.engine.deal import Deal, View
from carte.engine.game import Game
from carte.engine.kinds import ByKind
from carte.engine.moves import move
from carte.engine.phrases import capital
from carte.engine.tricks.deal import TrickView
from carte.language import _
from carte.language.names import localize

if TYPE_CHECKING:
    from carte.board import messages

__all__ = [
    "OwnScene",
    "lying_open",
    "scene_from",
    "scene_of",
    "scene_of_question",
    "shown_in_trick",
    "values_in",
]


def scene_of(deal: Deal) -> messages.Scene | None:
    """Return the scene of a deal as the seat to act sees it.

    It is None if a hand, a table and one opponent are all there is.
    """
    view = deal.view(deal.turn)
    own = _OWN[deal.game]
    lies_open = _open(view) or any(own.roles(view, seat) for seat in range(deal.game.seats))
    if "trick" not in view.facts and deal.game.seats == 2 and not lies_open:
        return None
    return scene_from(deal, deal.turn)


def scene_from(deal: Deal, seat: int) -> messages.Scene:
    """Return the scene as a seat sees it, whichever seat is to act."""
    view = deal.view(seat)
    facts, names = view.facts, seat_names(deal.game, seat)
    scene: messages.Scene = {"seats": _seats(view, deal.piles), **_open(view)}
    if "trick" in facts:
        leader = facts["leader"]
        places = range(leader, leader + len(deal.trick))
        scene["trick_by"] = [names[place % len(names)] for place in places]
    if trump := facts.get("trump"):
        scene["trump"] = _trump(trump)
    if stock := facts.get("stock_size"):
        scene["stock"] = stock
        if facts.get("turned_up"):
            scene["turned_up"] = facts["turned_up"]
    if facts.get("bid"):
        contract = spoken_contract(facts["bid"], facts["called"])
        scene["contract"] = _("Bid: {contract}").format(contract=contract)
    if facts.get("monte_size") and not facts["monte"] and any(deal.hands):
        scene["monte"] = facts["monte_size"]
    return scene


def shown_in_trick(view: Any) -> tuple[str, ...]:
    """Return the cards of a trick; a face-down one is named by its place: "?0"."""
    return tuple(
        [f"?{place}" if card is None else str(card) for place, card in enumerate(view.trick)]
    )


def lying_open(deal: Deal, seat: int) -> dict[str, Sequence[Card | str]]:
    """Return the table or the trick, and the monte if there is one that the seat may see."""
    if deal.game.has_table:
        return {"table": deal.table}
    monte = deal.view(seat).facts.get("monte") if any(deal.hands) else None
    return {"trick": shown_in_trick(deal.view(seat)), **({"monte": cards(monte)} if monte else {})}


def scene_of_question(
    game: Game, by: Sequence[str], trump: str, dealer: str
) -> messages.Scene | None:
    """Return what a question shows besides its cards.

    That is the trump, and the seats if it matters who has played the cards or who has dealt.
    """
    scene: messages.Scene = {}
    if by or dealer:
        names = enumerate(seat_names(game))
        scene["seats"] = [_seat_asked_about(game, seat, name, dealer) for seat, name in names]
    if by:
        scene["trick_by"] = [*by]
    if trump:
        scene["trump"] = _trump(trump)
    return scene or None


def _seat_asked_about(game: Game, seat: int, name: str, dealer: str) -> messages.Seat:
    entry: messages.Seat = {"seat": name, "name": spoken(name)}
    if dealer:
        entry["cards"] = len(game.deal(seed=0).hands[seat])
        roles = {_("Dealer"): name == dealer, _("Partner"): _is_partner(game, seat)}
        entry["roles"] = [role for role, is_so in roles.items() if is_so]
    return entry


def _trump(suit: str) -> messages.Trump:
    return {"suit": suit, "text": _("Trump: {suit}").format(suit=Suit(suit).name)}


def _seats(view: View, piles: Sequence[Sequence[Card]]) -> list[messages.Seat]:
    """Return the seats in playing order from the reader on, with their cards and roles.

    Bids stay beside their seats until cards are played. With two sides, cards won go to the side's
    pile; with more, they are only counted.
    """
    facts, game, names = view.facts, view.game, seat_names(view.game, view.seat)
    calls: list[list[str]] = [[] for _seat in range(game.seats)]
    is_played = facts["phase"] in ("play", "over") and facts.get("declarer") is not None
    for seat, call in [] if is_played else facts.get("calls", []):
        announced: Any = move(call)
        calls[seat].append(verb_of(announced).shown(announced.what))
    for lead in view.plays[:1] if isinstance(view, TrickView) else ():
        calls[facts["leader"]] += [capital(localize(lead.signal))] if lead.signal else []
    seats: list[messages.Seat] = []
    for seat in (*range(view.seat, game.seats), *range(view.seat)):
        entry: messages.Seat = {
            "seat": names[seat],
            "name": spoken(names[seat]),
            "cards": facts["hand_sizes"][seat],
            "says": calls[seat],
            "roles": [*_roles(view, seat)],
        }
        if game.sides == 2:
            entry["pile"] = "pile" if game.side(seat) == game.side(view.seat) else "other"
        else:
            entry["won"] = len(piles[seat])
        seats.append(entry)
    return seats


def _is_partner(game: Game, seat: int, reader: int = READER) -> bool:
    return seat != reader and game.side(seat) == game.side(reader)


def _roles(view: View, seat: int) -> list[str]:
    facts, game = view.facts, view.game
    team = _is_partner(game, seat, view.seat)
    roles = {
        _("Dealer"): seat == facts["dealer"],
        _("Declarer"): seat == facts.get("declarer"),
        _("Partner"): team or seat == facts.get("partner"),
    }
    return [*(role for role, is_so in roles.items() if is_so), *_OWN[game].roles(view, seat)]


def _open(view: View) -> messages.Scene:
    """Return the open hands of others, and what open cards count besides their own value."""
    facts, names = view.facts, seat_names(view.game, view.seat)
    hands = enumerate(facts.get("open_hands", ()))
    lying = {names[seat]: hand.split() for seat, hand in hands if hand and seat != view.seat}
    found: messages.Scene = {"open": lying} if lying else {}
    if values := values_in(view):
        found["values"] = values
    return found


def values_in(view: View) -> dict[str, int]:
    """Return what each open card counts, where that is not its own value."""
    return _OWN[view.game].values(view)


class OwnScene:
    """What a scene shows of one game alone: nothing, where its room has no other one."""

    def roles(self, view: View, seat: int) -> Sequence[str]:
        """Return more roles of a seat."""
        return ()

    def values(self, view: View) -> dict[str, int]:
        """Return what each open card counts, where that is not its own value."""
        return {}


_OWN: ByKind[OwnScene] = ByKind("scenes", {Game: OwnScene()}, own="board.SCENE")
