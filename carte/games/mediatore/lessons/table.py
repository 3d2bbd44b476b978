"""Mediatore's own questions about points and the auction.

The engine answers them; those about its contracts are in ``contracts``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carte.board.seats import READER, seat_names, spoken
from carte.engine.cards import EVERY_CARD, Card, cards_of, mask_of
from carte.engine.game import Game
from carte.engine.moves import CONTRACTS
from carte.engine.phrases import capital, plus
from carte.games.mediatore.game import Mediatore
from carte.games.tressette.statements import THREE_THIRDS
from carte.language import _
from carte.language.names import localize
from carte.lessons.questions.asking import game_of, in_order, one_of, seat_of
from carte.lessons.questions.question import Answer, Question, QuestionError, Shown

__all__ = ["TABLE_CHOICES"]

FRACTIONS = {1: "⅓", 3: "1"}
"""A card's points, in thirds, as text."""


# ---------------------------------------------------------------------------------- the points


def made(shown: Shown, last: str) -> Answer[str]:
    """Ask whether these cards win for a lone declarer, with or without the last trick."""
    if last not in ("with", "without"):
        words = _("{counted} or {not_counted} the last trick, after the question")
        raise QuestionError(words.format(counted="with", not_counted="without"))
    game = game_of(shown, Mediatore)
    others = cards_of(EVERY_CARD & ~mask_of(shown.pile))
    deal = game.position(
        declarer=READER,
        bid="solo",
        leader=READER if last == "with" else READER + 1,
        piles=[shown.pile, others, "", ""],
    )
    won, lost = (game.counted(points) for points in deal.card_points[:2])
    right = "won" if deal.payments[READER] > 0 else "lost"
    addends = plus([_addends(game, shown.pile), *(["1"] if last == "with" else [])])
    count = _("{addends} = {won}, which leaves {lost} for the opponents.").format(
        addends=addends, won=won, lost=lost
    )
    return Answer(
        right=(right,),
        texts={"won": count, "lost": count},
        hints=(
            _(THREE_THIRDS),
            _("Yours are worth {won}.").format(won=won),
            _("That is enough.") if right == "won" else _("That is not enough."),
        ),
        rule=shown.rule("win").id,
        options={"won": _("Won"), "lost": _("Lost")},
    )


def monte_goes(shown: Shown) -> Answer[str]:
    """Ask who gets the monte, the other pile, if the trick shown is the last one."""
    game = game_of(shown, Mediatore)
    first = seat_of(game, shown.leader)
    *trick, last = in_order(shown)
    turn = (first + len(trick)) % game.seats
    deal = game.position(
        hands=[(last,) if seat == turn else () for seat in range(game.seats)],
        trick=trick,
        leader=first,
        declarer=READER,
        bid="solo",
        monte=shown.other,
    )
    winner = [bool(pile) for pile in deal.play(str(last)).piles].index(True)
    return _among_seats(
        game,
        winner,
        deal.ruling(str(last)).text,
        _("The highest card of the suit led wins the trick."),
        shown.rule("last-trick").id,
    )


# --------------------------------------------------------------------------------- the auction


def next_bid(shown: Shown, last: str) -> Answer[str]:
    """Ask which bid is the lowest that is higher than the ``last`` one."""
    deal = game_of(shown, Mediatore).position(calls=[f"bid {last}"])
    rulings = {name: deal.ruling(f"bid {name}") for name in CONTRACTS}
    right = next((name for name, ruling in rulings.items() if ruling.legal), None)
    if right is None:
        raise QuestionError(_("a bid after the question with another bid above it"))
    bids = {name: capital(localize(name)) for name in CONTRACTS}
    higher = _("{Bid} is higher than {last}, but {right} comes between them.")
    texts = {
        name: higher.format(Bid=bids[name], last=localize(last), right=localize(right))
        if ruling.legal
        else ruling.text
        for name, ruling in rulings.items()
    }
    following = _("{Bid} is the next bid above {last}.")
    texts[right] = following.format(Bid=bids[right], last=localize(last))
    return Answer(
        right=(right,),
        texts=texts,
        hints=(
            _("There are five, and each promises more than the one before."),
            _("The lowest two call a card; the other three do not."),
            _("It is {answer}.").format(answer=localize(right)),
        ),
        rule=shown.rule("bids").id,
        options={name: _("Bid {bid}").format(bid=localize(name)) for name in CONTRACTS},
    )


def auction(shown: Shown, calls: str) -> Answer[str]:
    """Ask who has won an auction that the reader began, if it is over: pass,solo,pass,pass."""
    moves = [call if call == "pass" else f"bid {call}" for call in calls.split(",")]
    game, names = game_of(shown, Mediatore), seat_names(shown.game)
    deal = game.position(calls=moves, dealer=names.index("left"))
    passes = next((n for n, call in enumerate(reversed(moves)) if call != "pass"), len(moves))
    if deal.phase == "auction":
        right, rule = "on", "auction"
        text = _("Passes after the last bid: {passes}. It takes three to end the auction.")
    elif deal.is_over:
        right, rule, text = "again", "thrown-in", shown.rule("thrown-in").text
    else:
        assert deal.declarer is not None
        right, rule = names[deal.declarer], "pass"
        text = _("Three passes follow the bid of {bid}: the auction is over.")
    text = text.format(passes=passes, bid=localize(deal.bid or ""))
    options = {name: spoken(name) for name in names}
    options |= {"on": _("Nobody yet: it goes on"), "again": _("Nobody: thrown in")}
    hints = (
        _("Find the highest bid, and count the passes after it."),
        _("Passes after the last bid: {passes}.").format(passes=passes),
    )
    return one_of(options, right, text, hints, shown.rule(rule).id)


def leads(shown: Shown, dealer: str, declarer: str) -> Answer[str]:
    """Ask who leads to the first trick after a deal by ``dealer``, a solissimo by ``declarer``."""
    game = game_of(shown, Mediatore)
    first = (seat_of(game, dealer) + 1) % game.seats
    silent = (seat_of(game, declarer) - first) % game.seats
    calls = ["pass"] * silent + ["bid solissimo"] + ["pass"] * 3
    deal = game.position(calls=calls, dealer=seat_of(game, dealer))
    rule = shown.rule("bidder-leads" if game.bidder_leads else "first-player")
    idea = _("From the dealer, the turn passes to the right.")
    return _among_seats(game, deal.turn, rule.text, idea, rule.id)


TABLE_CHOICES: Mapping[str, Question[str]] = {
    "made": made,
    "monte-goes": monte_goes,
    "next-bid": next_bid,
    "auction": auction,
    "leads": leads,
}
"""Questions of levels of kind ``choose``."""


def _addends(game: Mediatore, pile: Sequence[Card]) -> str:
    """Return the points of cards as a sum, without those that count nothing: "1 + ⅓ + ⅓"."""
    counting = [card for card in pile if card.value in game.POINTS]
    counting.sort(key=lambda card: -game.POINTS[card.value])
    return plus(FRACTIONS[game.POINTS[card.value]] for card in counting) or "0"


def _among_seats(game: Game, winner: int, text: str, idea: str, rule: str) -> Answer[str]:
    """Ask for a seat; every reply gets ``text``."""
    options = {name: spoken(name) for name in seat_names(game)}
    return one_of(options, seat_names(game)[winner], text, (idea, text), rule)
