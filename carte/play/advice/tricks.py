"""Why to play a card to a trick: what it wins or gives away, what beats it, what stays in hand."""

from __future__ import annotations

from collections.abc import Iterator

from carte.board.seats import seat_names, spoken
from carte.engine.cards import MASKS, OF_SUIT, Card, cards, mask_of
from carte.engine.moves import PLAYS, Move, Play
from carte.engine.phrases import capital, the
from carte.engine.tricks.deal import TrickDeal
from carte.engine.tricks.game import NO_TRUMP
from carte.language import N_, _, ngettext
from carte.play.advice.reason import Reason

__all__ = ["of_trick"]

_NOTHING_AT_STAKE = N_("Nothing is at stake with {card}: it is worth no points.")


def of_trick(deal: TrickDeal, choice: Play, instead: Move | None) -> Iterator[Reason]:
    """Say what happens to the trick, what the card costs, and what another would do."""
    winner = _winner(deal, choice)
    if winner == deal.turn:
        yield from _winning(deal, choice)
    elif _is_ally(deal, winner):
        yield from _to_own_side(deal, choice, winner)
    else:
        yield from _losing(deal, choice)
    yield from _trumps(deal, choice)
    if isinstance(instead, Play) and instead.card != choice.card:
        yield from _short_of(deal, choice, instead)


def _trump(deal: TrickDeal) -> int:
    return NO_TRUMP if deal.trump is None else deal.trump.index


def _winner(deal: TrickDeal, choice: Play) -> int:
    """Return the seat that wins the trick so far, once a card is played."""
    played = [PLAYS[card.index] for card in (*deal.trick, choice.card)]
    best = deal.game.best(played, _trump(deal))
    return (deal.leader + best) % deal.game.seats


def _is_last(deal: TrickDeal) -> bool:
    return len(deal.trick) == deal.game.seats - 1


def _is_ally(deal: TrickDeal, seat: int) -> bool:
    """Return whether a seat is known to be on the side of the one to act."""
    facts, game = deal.view(deal.turn).facts, deal.game
    if not game.has_auction:
        return game.side(seat) == game.side(deal.turn)
    if facts.get("declarer") is None or not facts["partner_known"]:
        return False
    side = {facts["declarer"], facts["partner"]}
    return (seat in side) == (deal.turn in side)


def _out(deal: TrickDeal) -> int:
    """Return the cards that others may still hold, as far as the seat to act knows."""
    facts = deal.view(deal.turn).facts
    known = (facts["hand"], facts.get("monte") or "", *facts["piles"])
    seen = mask_of([*deal.trick, *(card for some in known for card in cards(some))])
    return deal.game.pack & ~seen


def _winning(deal: TrickDeal, choice: Play) -> Iterator[Reason]:
    """Say whether the card can still be beaten; if not, what it wins."""
    game, rules = deal.game, deal.game.rulebook
    if not _is_last(deal):
        beaters = _beaters(deal)[choice.played]
        words = _("No card still out beats it.")
        if beaters:
            words = ngettext(
                "{number} card still out beats it.",
                "{number} cards still out beat it.",
                beaters,
            )
        yield Reason(words.format(number=beaters), rules.get("strength"), against=bool(beaters))
        if beaters:
            yield from _risked(deal, choice)
        return
    beaten = _beaters(deal)
    winning = [one.played for one in _plays(deal) if _winner(deal, one) == deal.turn]
    if min(beaten[one] for one in winning) < beaten[choice.played]:
        words = _("It wins as surely as a stronger card, which you keep.")
        yield Reason(words, rules.get("strength"))
    if not game.has_auction:
        won = game.points(mask_of([*deal.trick, choice.card]))
        have = game.counted(deal.card_points[game.side(deal.turn)] + won)
        yield Reason(_("That makes {points} for your side.").format(points=have), rules.get("win"))


def _risked(deal: TrickDeal, choice: Play) -> Iterator[Reason]:
    """Say how little is at stake with a card that may still be beaten, or how few cards beat it."""
    game, plays, beaten = deal.game, _plays(deal), _beaters(deal)
    points = {one.played: game.points(MASKS[one.played]) for one in plays}
    plain = [one.played for one in plays if not _is_of(one.card, _trump(deal))]
    worth, rule = points[choice.played], game.rulebook.get("points")
    if not worth:
        words = _(_NOTHING_AT_STAKE)
    elif worth == min(points.values()):
        words = _("It risks {points}, no more than any other card of yours.")
    elif choice.played in plain and worth == min(points[one] for one in plain):
        words = _("It risks {points}, no more than any other card of yours except trumps.")
    elif beaten[choice.played] == min(beaten.values()):
        words, rule = _("It is as hard to beat as any card in your hand."), None
    else:
        return
    yield Reason(words.format(card=the(choice.card), points=game.counted(worth)), rule)


def _plays(deal: TrickDeal) -> list[Play]:
    """Return the legal plays, with every signal that may go with them."""
    return [move for move in deal.legal_moves() if isinstance(move, Play)]


def _beaters(deal: TrickDeal) -> dict[int, int]:
    """Return, for each legal card, how many of those still out beat it."""
    out, trump = _out(deal), _trump(deal)
    return {
        one.played: (out & deal.game.stronger(one.played, trump)).bit_count()
        for one in _plays(deal)
    }


def _to_own_side(deal: TrickDeal, choice: Play, winner: int) -> Iterator[Reason]:
    """Say who wins the trick, and what the card adds to it."""
    game, rules = deal.game, deal.game.rulebook
    words = _("So far, your side is winning the trick ({seat}).")
    if _is_last(deal):
        words = _("Your side wins the trick ({seat}).")
    seat = spoken(seat_names(game, deal.turn)[winner])
    rule = rules.get("partner") or rules.get("chiamo")
    yield Reason(words.format(seat=seat), rule)
    if points := game.points(1 << choice.played):
        words = _("Your card adds {points} to it.")
        yield Reason(words.format(points=game.counted(points)), rules.get("points"))


def _losing(deal: TrickDeal, choice: Play) -> Iterator[Reason]:
    """Say whether the trick could be won at all, and how little the card loses."""
    game, rules, hand = deal.game, deal.game.rulebook, deal.hands[deal.turn]
    if not any(_winner(deal, Play(card.index)) == deal.turn for card in hand):
        yield Reason(_("None of your cards wins this trick."), rules.get("strength"))
    worth = {card: game.points(1 << card.index) for card in hand}
    lost = bool(worth[choice.card])
    if not lost:
        words = _(_NOTHING_AT_STAKE)
    elif worth[choice.card] == min(worth.values()):
        words = _("It gives away {points}, no more than any other card of yours.")
    else:
        return
    facts = {"card": the(choice.card), "points": game.counted(worth[choice.card])}
    yield Reason(words.format(**facts), rules.get("points"), against=lost)


def _trumps(deal: TrickDeal, choice: Play) -> Iterator[Reason]:
    """Say whether a trump is spent, and how many there are."""
    trump = _trump(deal)
    if trump == NO_TRUMP:
        return
    held = len([card for card in deal.hands[deal.turn] if _is_of(card, trump)])
    if not held:
        return
    words = _("It spends no trump: you hold {held}, with {out} still out.")
    spends = _is_of(choice.card, trump)
    if spends:
        words = _("It spends one of your trumps: you held {held}, with {out} still out.")
    out = (_out(deal) & OF_SUIT[trump]).bit_count()
    text, rule = words.format(held=held, out=out), deal.game.rulebook.get("trump")
    yield Reason(text, rule, against=spends)


def _is_of(card: Card, suit: int) -> bool:
    return card.suit.index == suit


def _short_of(deal: TrickDeal, choice: Play, instead: Play) -> Iterator[Reason]:
    """Say where another card first falls short of this one."""
    game, rules, trump = deal.game, deal.game.rulebook, _trump(deal)
    ours, theirs = (
        winner == deal.turn or _is_ally(deal, winner)
        for winner in (_winner(deal, choice), _winner(deal, instead))
    )
    counts, other = (game.points(1 << play.played) for play in (choice, instead))
    spends = _is_of(instead.card, trump) and not _is_of(choice.card, trump)
    wins = _winner(deal, instead) == deal.turn
    given = other < counts and ours and theirs and not wins
    held = wins and not _is_last(deal)
    took = game.points(mask_of([*deal.trick, instead.card]))
    beaten = _beaters(deal)
    few, many = beaten[choice.played], beaten[instead.played]
    sure = wins and ours and (_is_last(deal) or few == many == 0)
    risky = not _is_last(deal) and (not wins or many > 0)
    found = (
        ("strength", ours and not theirs, _("{Card} would not win the trick.")),
        ("points", other > counts and not theirs, _("{Card} would give away {points}.")),
        ("trump", spends, _("Playing {card} would use up a trump.")),
        ("points", given, _("{Card} would add fewer points to your side’s trick.")),
        ("points", sure and other < counts, _("{Card} would win fewer points.")),
        ("points", other > counts and risky, _("{Card} would risk {points}.")),
        (
            "strength",
            held and many > few,
            ngettext(
                "{Card} would be beaten by {many} card still out.",
                "{Card} would be beaten by {many} cards still out.",
                many,
            ),
        ),
        (
            "strength",
            many < few and ours >= theirs,
            _("{Card} is stronger: keep it, and it may win a later trick."),
        ),
        (
            "strength",
            many < few and wins and _is_last(deal),
            _("{Card} would win no more than {took}: keep it, and it may win more later."),
        ),
    )
    for tail, is_so, words in found:
        if is_so:
            card = the(instead.card)
            named = {"Card": capital(card), "card": card, "many": many}
            counted = {"points": game.counted(other), "took": game.counted(took)}
            yield Reason(words.format(**named, **counted), rules.get(tail))
            return
