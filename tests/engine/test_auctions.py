"""Every auction that can be, against the rules of bidding read slowly."""

import copy

import pytest

from carte.engine.auction.contract import ContractDeal
from carte.engine.auction.game import ContractGame
from carte.games.briscola_chiamata.game import BriscolaChiamata
from carte.games.mediatore.game import Mediatore
from tests.engine.slow_tricks import PACK, WithAuction
from tests.engine.trick_tables import MODELS
from tests.kinds import dealt


def moment(deal: ContractDeal) -> tuple[int | None, ...]:
    """What matters of an auction for what may follow: two auctions may meet in one moment."""
    auction = deal._terms.auction
    return (deal.turn, auction.level, auction.passes, auction.out, auction.bidder)


def said_later(model: WithAuction, text: str) -> WithAuction:
    after = copy.deepcopy(model)
    after.play(text)
    return after


@pytest.mark.parametrize(
    ("game", "moments"),
    [
        (BriscolaChiamata(), 5031),
        (BriscolaChiamata(direct_points=True), 5031),
        (BriscolaChiamata(point_bids=False), 531),
        (Mediatore(), 64),
    ],
)
def test_every_auction_goes_as_the_rules_say(game: ContractGame, moments: int) -> None:
    first = MODELS[game.slug](PACK, 0, dict(game.options))
    assert isinstance(first, WithAuction)
    waiting = [(dealt(game, deck=PACK), first)]
    known = {moment(deal) for deal, _ in waiting}
    ends = set()
    while waiting:
        deal, model = waiting.pop()
        legal = [str(move) for move in deal.legal_moves()]
        assert legal == model.legal()
        for text in legal:
            after = deal.play(text)
            if after.phase == "auction" and moment(after) in known:
                continue
            heard = said_later(model, text)
            assert (after.phase, after.is_over) == (heard.phase, heard.phase == "over")
            assert (after.bid, after.declarer) == (
                (heard.bid, heard.bidder) if heard.bid and after.phase != "auction" else (None,) * 2
            )
            if after.phase == "auction":
                assert after.turn == heard.turn
                known.add(moment(after))
                waiting.append((after, heard))
            else:
                ends.add((after.phase, after.declarer, after.bid))
    assert len(known) == moments
    assert len(ends) == 1 + game.seats * len(game.ladder)
