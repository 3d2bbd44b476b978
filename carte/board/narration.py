"""What happens after the reader's answer: the other players' moves, narrated one by one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from carte.board.brief import brief_text
from carte.board.consequences import completes_trick, consequences, last_capturer
from carte.board.scene import shown_in_trick
from carte.board.seats import READER, is_you, seat_names, spoken
from carte.board.verbs import spoken_bid, verb_of
from carte.engine.auction.bidding import you_bid
from carte.engine.deal import Deal
from carte.engine.moves import Announcement, Discard, Move, Play
from carte.engine.phrases import capital, sentences
from carte.engine.rulebook import Ruling
from carte.language import _
from carte.language.names import localize

if TYPE_CHECKING:
    from carte.board import messages

__all__ = ["moments", "named_move", "narrate"]


def moments(deal: Deal) -> list[Deal]:
    """Return a deal at every moment from its beginning to now."""
    return [*(before for before, _choice in deal.course()), deal]


def narrate(
    deal: Deal, moves: Sequence[Move], ruled: Callable[[Any, Move], Ruling] = Deal.ruling
) -> list[messages.NarratedMove]:
    """Return moves as the front end shows them: who acts, what is seen, and what follows.

    Their text is that of the rulings; most have a brief one, too.
    """
    narrated: list[messages.NarratedMove] = []
    for choice in moves:
        after = deal.play(choice)
        name = seat_names(deal.game)[deal.turn]
        by = "reader" if deal.turn == READER else name
        seen = (
            _played(deal, choice, after) if isinstance(choice, Play) else _announcement_json(choice)
        )
        seen |= _turned(deal, after)
        text = sentences(
            [
                _narrate_move(deal, choice, ruled(deal, choice).text),
                *consequences(deal, choice, after),
            ]
        )
        if brief := brief_text(deal, choice, after):
            seen["brief"] = brief
        narrated.append({"by": by, **seen, "text": text})
        deal = after
    return narrated


def named_move(choice: Move) -> str:
    """Return a move as its card, or as the word that is said."""
    return choice.card.name if isinstance(choice, Play) else _announcement_json(choice)["say"]


def _played(deal: Deal, choice: Play, after: Deal) -> messages.Seen:
    """Return a card as the table sees it played."""
    ruling = deal.ruling(choice)
    seen: messages.Seen = {
        "card": shown_in_trick(after.view(READER))[-1] if deal.is_dark else str(choice.card),
        "takes": [*map(str, ruling.captured)],
        "scopa": ruling.scopa,
    }
    if deal.game.has_tricks and not deal.trick:
        seen["leads"] = True
    if completes_trick(deal):
        seen["to"] = seat_names(deal.game)[after.turn]
        seen["took"] = _wins_trick(after)
    if choice.signal:
        seen["signal"] = capital(localize(choice.signal))
    if (capturer := last_capturer(deal, choice, after)) is not None:
        mine = deal.game.side(capturer) == deal.game.side(READER)
        seen["left"] = "pile" if mine else "other"
    return seen


def _wins_trick(after: Deal) -> str:
    """Say who has won a trick, and leads to the next."""
    if is_you(after.turn):
        return _("You win the trick.")
    seat = spoken(seat_names(after.game)[after.turn])
    return _("{Seat} wins the trick.").format(Seat=capital(seat))


def _turned(deal: Deal, after: Deal) -> messages.Seen:
    """Return the cards of a trick that a call turns over, and who wins it then."""
    if len(deal.trick) < deal.game.seats or after.trick:
        return {}
    shown = zip(shown_in_trick(deal.view(READER)), map(str, deal.trick), strict=True)
    turns = {lying: card for lying, card in shown if lying != card}
    return {"turns": turns, "to": seat_names(deal.game)[after.turn]}


def _announcement_json(choice: Move) -> messages.Seen:
    """Return the word shown beside the seat that says it."""
    if isinstance(choice, Discard):
        return {"say": _("Discard")}
    assert isinstance(choice, Announcement)
    return {"say": verb_of(choice).shown(choice.what)}


def _narrate_move(deal: Deal, choice: Move, text: str) -> str:
    """Say what a move does: in the engine's words, unless they would call another player "you"."""
    if isinstance(choice, Announcement) and choice.verb == "bid" and is_you(deal.turn):
        return sentences(dict.fromkeys([you_bid(spoken_bid(choice.what).form("the")), text]))
    if isinstance(choice, Play) or is_you(deal.turn):
        return text
    who = capital(spoken(seat_names(deal.game)[deal.turn]))
    if isinstance(choice, Discard):
        return _("{Seat} discards {number} cards.").format(Seat=who, number=len(choice))
    assert isinstance(choice, Announcement)
    return verb_of(choice).narration(who, choice.what, text)
