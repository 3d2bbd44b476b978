"""Every auction that can be, against the rules of bidding read slowly."""

import copy

import pytest

import carte
from tests.engine.slow_tricks import MODELS, PACK


def moment(deal):
    """What matters of an auction for what may follow: two auctions may meet in one moment."""
    auction = deal._terms.auction
    return (deal.turn, auction.level, auction.passes, auction.out, auction.bidder)


def said_later(model, text):
    after = copy.copy(model)
    after.passed = {*getattr(model, "passed", ())}
    after.said = [*model.said]
    after.hands = {seat: [*hand] for seat, hand in model.hands.items()}
    after.play(text)
    return after


@pytest.mark.parametrize(
    ("slug", "options", "moments"),
    [
        ("briscola-chiamata", {}, 5031),
        ("briscola-chiamata", {"direct_points": True}, 5031),
        ("mediatore", {}, 64),
    ],
)
def test_every_auction_goes_as_the_rules_say(slug, options, moments):
    game = carte.game(slug, **options)
    waiting = [(game.deal(deck=PACK), MODELS[slug](PACK, 0, dict(game.options)))]
    known, ends = {moment(waiting[0][0])}, set()
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
    assert len(ends) == 1 + game.seats * len(game.LADDER)
