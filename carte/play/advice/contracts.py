"""Why to bid, call, discard or give a card back: what the hand holds, and what is left of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from carte.board.verbs import spoken_bid
from carte.engine.auction.contract import ContractDeal
from carte.engine.auction.game import ContractGame
from carte.engine.cards import SUITS, Card, Suit, mask_of
from carte.engine.moves import Announcement, Discard, Move
from carte.engine.phrases import capital, commas, every, the
from carte.language import _
from carte.play.advice.reason import Reason

__all__ = ["of_agreement"]


def of_agreement(deal: ContractDeal, choice: Move) -> Iterator[Reason]:
    """Say what a hand has for a bid or a call, or how it looks without some cards."""
    hand = deal.hands[deal.turn]
    if isinstance(choice, Discard):
        yield from _laid_aside(deal, hand, choice.cards)
    elif isinstance(choice, Announcement) and choice.verb == "give":
        yield from _laid_aside(deal, hand, (Card(choice.what),))
        yield from _given(deal, hand, Card(choice.what))
    elif isinstance(choice, Announcement) and choice.verb == "call":
        yield from _called(deal, hand, Card(choice.what))
    else:
        yield from _bid(deal, choice, hand)


def _of_suit(hand: Sequence[Card], suit: object) -> list[Card]:
    return [card for card in hand if card.suit == suit]


def _bid(deal: ContractDeal, choice: Move, hand: Sequence[Card]) -> Iterator[Reason]:
    """Say what a hand is good for, and what this bid, or the next one, would mean for it."""
    game = deal.game
    rank = game.STRENGTH.index
    longest, second, *_others = sorted(
        (_of_suit(hand, suit) for suit in SUITS), key=len, reverse=True
    )
    if len(longest) > len(second):
        ordered = sorted(longest, key=lambda card: rank(card.value))
        words = _("Your longest suit is {suit}: {cards}.")
        text = words.format(suit=longest[0].suit.name, cards=commas(map(the, ordered)))
        yield Reason(text, game.rulebook["strength"])
    words = _("Your cards are worth {points}.")
    text = words.format(points=game.counted(game.points(mask_of(hand))))
    yield Reason(text, game.rulebook["points"])
    assert isinstance(choice, Announcement)
    if called := game.called_by(choice.what, longest[0].suit):
        yield _partner(game, called, hand)
    elif choice.verb == "bid":
        yield _at_stake(game, choice.what)
    higher = [move for move in deal.legal_moves() if str(move).startswith("bid")]
    if choice.verb == "pass" and higher and isinstance(higher[0], Announcement):
        yield _lowest(game, higher[0].what, longest[0].suit)


def _lowest(game: ContractGame, bid: str, suit: Suit) -> Reason:
    """Say which bid a pass leaves out, and what it would win or lose without a partner."""
    words = _("The lowest bid you could make: {bid}.")
    if not (game.called_by(bid, suit) or game.makes_partners(bid)):
        words = _("The lowest bid you could make, {bid}, wins or loses you {points} points.")
    text = words.format(bid=spoken_bid(bid), points=game.paid_for(bid))
    return Reason(text, game.rulebook["higher"])


def _at_stake(game: ContractGame, bid: str) -> Reason:
    """Say what a declarer wins or loses by a bid."""
    if game.makes_partners(bid):
        words = _("With a partner, {bid} wins you {points} points, or loses you as many.")
    else:
        words = _("{Bid} wins you {points} points, or loses you as many.")
    name = spoken_bid(bid)
    text = words.format(bid=name, Bid=capital(name), points=game.paid_for(bid))
    return Reason(text, game.rulebook["payment"])


def _partner(game: ContractGame, called: Card, hand: Sequence[Card]) -> Reason:
    """Say who would be the partner if the suit of the called card were trump."""
    facts = {"suit": called.suit.name, "card": the(called)}
    if called in hand:
        words = _("With {suit} as trump, you would play alone: you hold {card} yourself.")
        return Reason(words.format(**facts), game.rulebook["alone"])
    words = _("With {suit} as trump, your partner would be the holder of {card}.")
    return Reason(words.format(**facts), game.rulebook["partner"])


def _called(deal: ContractDeal, hand: Sequence[Card], card: Card) -> Iterator[Reason]:
    """Say how the called card fits those in hand."""
    game = deal.game
    own = _of_suit(hand, card.suit)
    if own and card not in own:
        words = _("You hold {number} more of {suit}: {cards}.")
        text = words.format(number=len(own), suit=card.suit.name, cards=every(mask_of(own)))
        yield Reason(text, game.rulebook["strength"])
    lacking = [value for value in game.STRENGTH if value not in [one.value for one in own]]
    if card not in own and card.value == lacking[0]:
        words = _("It is the strongest card of {suit} that you lack.")
        yield Reason(words.format(suit=card.suit.name), game.rulebook["strength"])


def _laid_aside(deal: ContractDeal, hand: Sequence[Card], some: Sequence[Card]) -> Iterator[Reason]:
    """Say what the cards that leave a hand count, and which suits it has none of then."""
    rules, kept = deal.game.rulebook, [card for card in hand if card not in some]
    words = _("You part with {points}.")
    points = deal.game.counted(deal.game.points(mask_of(some)))
    yield Reason(words.format(points=points), rules["points"])
    for suit in SUITS:
        if _of_suit(some, suit) and not _of_suit(kept, suit):
            words = _("That leaves you without {suit}: when it is led, you may play anything.")
            yield Reason(words.format(suit=suit.name), rules["follow"])


def _given(deal: ContractDeal, hand: Sequence[Card], card: Card) -> Iterator[Reason]:
    """Say whether a hand loses a card that wins tricks, or length in its longest suit."""
    game, own = deal.game, _of_suit(hand, card.suit)
    strength = game.rulebook["strength"]
    held = [one.value for one in own]
    is_master = all(value in held for value in game.STRENGTH[: game.STRENGTH.index(card.value)])
    others = [len(_of_suit(hand, suit)) for suit in SUITS if suit != card.suit]
    if is_master:
        words = _("Nobody else can beat {card} in its suit: it would win a trick for you.")
        yield Reason(words.format(card=the(card)), strength, against=True)
    if len(own) > max(others):
        words = _("It shortens your longest suit, {suit}, to {number} cards.")
        text = words.format(suit=card.suit.name, number=len(own) - 1)
        yield Reason(text, strength, against=True)
    elif not is_master:
        words = _("You keep every card that nobody else can beat, and your longest suit.")
        yield Reason(words, strength)
