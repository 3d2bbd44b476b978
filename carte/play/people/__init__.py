"""Several people who share one device: whose eyes look at the table, and when it changes hands."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

from carte.board.seats import READER, called_by_name, seat_names
from carte.play.ending import given_up
from carte.play.moment import moment, totals
from carte.play.sitters import names_of
from carte.play.sitting import Sitting

if TYPE_CHECKING:
    from carte.board.messages import Scene
    from carte.play.messages import Moment, Over, SideTotal
    from carte.play.people.messages import ByConsent, ConsentName

__all__ = ["closed_moment", "holder", "open_moment", "speaking_of"]


def speaking_of(sitting: Sitting, seat: int = READER) -> AbstractContextManager[None]:
    """Call everybody by name in what is said meanwhile, if several people play a sitting.

    ``seat`` is whose eyes look: the texts are about ``sitting.seen_from(seat)``.
    """
    if not sitting.sitters:
        return nullcontext()
    names = names_of(sitting.sitters)
    return called_by_name(sitting.game, (*names[seat:], *names[:seat]))


def _last_person(sitting: Sitting) -> int | None:
    """Return the seat of the person who acted last in this deal, and so holds the device."""
    course = reversed([*sitting.deal.course()])
    return next((deal.turn for deal, _move in course if sitting.is_person(deal.turn)), None)


def holder(sitting: Sitting) -> int:
    """Return the seat whose eyes look while no hand is shown: the reader’s, or a person’s.

    Before anybody has acted in a deal, the first person of the table holds the device.
    """
    return _seat_of_holder(sitting, _last_person(sitting))


def _seat_of_holder(sitting: Sitting, last: int | None) -> int:
    if last is not None:
        return last
    return next(seat for seat in range(sitting.game.seats) if sitting.is_person(seat))


def closed_moment(sitting: Sitting, over: Over | None) -> Moment:
    """Return what all may see of a sitting of several people: no hand is in it.

    The picture is that of the person who holds the device; the score stays in the order of seats.
    """
    deal, last = sitting.deal, _last_person(sitting)
    seat = _seat_of_holder(sitting, last)
    waits = sitting.is_for_people
    with speaking_of(sitting, seat):
        found = _seen(sitting, seat, moment(sitting.seen_from(seat), over, shown=False))
    return {
        **found,
        "totals": _totals(sitting),
        "people": {
            **_by_consent(sitting),
            "next": names_of(sitting.sitters)[deal.turn] if waits else None,
            "same": waits and deal.turn == last,
            "open": False,
            "begun": bool(deal.moves),
            "seat": seat,
            "coached": False,
            "last": _last_name(sitting),
        },
    }


def open_moment(sitting: Sitting) -> Moment:
    """Return what the person sees who is to act in a sitting of several people."""
    seat = sitting.deal.turn
    with speaking_of(sitting, seat):
        found = _seen(sitting, seat, moment(sitting.seen_from(seat)))
    return {
        **found,
        "totals": _totals(sitting),
        "people": {
            **_by_consent(sitting),
            "next": None,
            "same": False,
            "open": True,
            "begun": bool(sitting.deal.moves),
            "seat": seat,
            "coached": sitting.sitters[seat].coached,
            "last": _last_name(sitting),
        },
    }


def _seen(sitting: Sitting, seat: int, found: Moment) -> Moment:
    """Return what is seen from a seat, with the hands of others that lie face up."""
    game, hands = sitting.game, sitting.deal.hands
    names = seat_names(game, seat)
    scene = found["step"]["scene"]
    lying = {
        names[other]: [*map(str, game.as_held(hands[other]))]
        for other in range(game.seats)
        if other != seat and hands[other] and sitting.lies_open(other)
    }
    if not lying or scene is None:
        return found
    shown: Scene = {**scene, "open": {**scene.get("open", {}), **lying}}
    return {**found, "step": {**found["step"], "scene": shown}}


def _by_consent(sitting: Sitting) -> ByConsent:
    """Return what the person to act may do if all agree, and how a match ended by it."""
    names = names_of(sitting.sitters)
    if sitting.resigned is not None:
        with speaking_of(sitting):
            return {"acts": None, "ways": [], "ended": given_up(sitting, names[sitting.resigned])}
    if not sitting.is_for_people:
        return {"acts": None, "ways": []}
    may: dict[ConsentName, bool] = {
        "throw": sitting.may_throw_down,
        "concede": sitting.may_concede,
        "resign": True,
    }
    return {"acts": names[sitting.deal.turn], "ways": [way for way in may if may[way]]}


def _last_name(sitting: Sitting) -> str | None:
    last = _last_person(sitting)
    return None if last is None else names_of(sitting.sitters)[last]


def _totals(sitting: Sitting) -> list[SideTotal]:
    with speaking_of(sitting):
        return totals(sitting)
