"""Questions of trick games: what wins a trick, what cards count, who wins the deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from carte.board.seats import seat_names, spoken
from carte.engine.cards import PACK, Card, InvalidCard, Suit, cards, mask_of
from carte.engine.moves import PLAYS, Play
from carte.engine.phrases import capital, commas, the
from carte.engine.tricks.game import NO_TRUMP, TrickGame
from carte.language import _
from carte.lessons.questions.asking import (
    in_order,
    number_in,
    numbers_of,
    offered,
    one_of,
    seat_of,
    the_capital,
)
from carte.lessons.questions.picking import Pick, all_of
from carte.lessons.questions.question import Answer, Question, QuestionError, Shown
from carte.lessons.questions.sides import NOBODY, names_of, side_of

__all__ = ["TRICK_CHOICES", "TRICK_PICKS"]

ALONE, UNKNOWN = "alone", "unknown"


class Fallen(NamedTuple):
    """Cards that fell to a trick, in order, under a trump suit or ``NO_TRUMP``."""

    game: TrickGame
    cards: Sequence[Card]
    trump: int

    @property
    def place(self) -> int:
        """The place of the card that wins, or wins so far."""
        return self.game.best([PLAYS[card.index] for card in self.cards], self.trump)

    @property
    def idea(self) -> str:
        """A first hint: what to look for."""
        if self.trump == NO_TRUMP:
            return _("Look only at the cards of the suit led.")
        if any(card.suit.index == self.trump for card in self.cards):
            return _("Look at the trumps first.")
        return _("No trump was played: look only at the cards of the suit led.")

    def why(self, card: Card) -> str:
        """Say why a card wins the trick, or what beats it."""
        best, led = self.cards[self.place], self.cards[0]
        trumped = best.suit.index == self.trump
        facts = {"Best": the_capital(best), "card": the(card), "Card": the_capital(card)}
        if card is best and trumped:
            words = _("{Best} is the highest trump.")
        elif card is best:
            words = _(
                "{Best} is the highest card of {suit}, the suit led, and no trump was played."
            )
            if self.trump == NO_TRUMP:
                words = _("{Best} is the highest card of {suit}, the suit led.")
        elif card.suit == best.suit:
            words = _("{Best} is stronger than {card}.")
        elif trumped:
            words = _("{Best} is a trump and beats {card}.")
        else:
            words = _("{Card} is not of the suit led.")
        return words.format(suit=led.suit.name, **facts)


# --------------------------------------------------------------------------- what wins a trick


def trick(shown: Shown) -> Answer[str]:
    """Ask which seat wins the trick."""
    return _winner(shown, "trick")


def next_lead(shown: Shown) -> Answer[str]:
    """Ask which seat leads to the next trick: the one that wins this one."""
    return _winner(shown, "lead")


def _winner(shown: Shown, rule: str) -> Answer[str]:
    fallen, names = _trick(shown), shown.played_by
    options = {
        name: _("{Seat}, with {card}").format(Seat=spoken(name), card=the(card))
        for name, card in zip(names, fallen.cards, strict=True)
    }
    right = names[fallen.place]
    return Answer(
        right=(right,),
        texts=dict(zip(names, map(fallen.why, fallen.cards), strict=True)),
        hints=(
            fallen.idea,
            fallen.why(fallen.cards[fallen.place]),
            _("Answer: {answer}.").format(answer=options[right]),
        ),
        rule=shown.rule(rule).id,
        options=options,
    )


def best(shown: Shown) -> Answer[Pick]:
    """Ask for the card that wins, were the pile a trick played in this order."""
    fallen = _fallen(shown)
    right = fallen.cards[fallen.place]
    alike = len({card.suit for card in fallen.cards}) == 1
    rule = shown.rule("strength" if alike else "trick")
    texts: dict[Pick, str] = {(card,): fallen.why(card) for card in fallen.cards}
    if alike:
        texts[(right,)] = _("{Card} is the strongest of these.").format(Card=the_capital(right))
    return Answer(
        right=((right,),),
        texts=texts,
        hints=(
            rule.text if alike else fallen.idea,
            _("It is {card}.").format(card=the(right)),
        ),
        otherwise=_("Pick one card."),
        rule=rule.id,
    )


def beating(shown: Shown, led: str) -> Answer[Pick]:
    """Ask for all cards of the pile that would beat a card that was led."""
    game, trump = _game(shown), _trump(shown)
    try:
        lead = Card(led)
    except InvalidCard as error:
        raise QuestionError(str(error)) from None

    def reply(card: Card) -> Fallen:
        return Fallen(game, (lead, card), trump)

    return all_of(
        shown,
        tuple(card for card in shown.pile if reply(card).place),
        lambda card: reply(card).why(card),
        _("Try each card in turn against {card}.").format(card=the(lead)),
        rule="trick",
    )


def playable(shown: Shown, led: str, rule: str) -> Answer[Pick]:
    """Ask for all cards of a hand that may be played to a lead; ``rule`` says why."""
    game, why = _game(shown), shown.rule(rule)
    trump = {"trump": shown.trump} if shown.trump else {}
    deal = game.position(hand=shown.pile, trick=led, **trump)
    allowed = {move.card for move in deal.legal_moves() if isinstance(move, Play)}
    return all_of(
        shown,
        tuple(card for card in shown.pile if card in allowed),
        lambda card: deal.ruling(str(card)).text,
        why.text,
        why.tail,
    )


def turned_up(shown: Shown, hidden: str, last: str) -> Answer[str]:
    """Ask who draws the turned-up card after the trick, when only ``hidden`` and that are left."""
    game, fallen = _game(shown), _trick(shown)
    if not len(fallen.cards) == game.seats == 2:
        raise QuestionError(_("a whole trick of a game for two, for this question"))
    stock = cards(f"{hidden} {last}")
    rest = [card for card in PACK if card not in {*fallen.cards, *stock}]
    lead = seat_of(game, shown.leader)
    hands = [[fallen.cards[lead], *rest[:2]], [fallen.cards[1 - lead], *rest[2:4]]]
    deal = game.position(hands=hands, stock=stock, leader=lead)
    for card in fallen.cards:
        deal = deal.play(str(card))
    right = seat_names(game)[[stock[-1] in hand for hand in deal.hands].index(True)]
    options = {name: spoken(name) for name in seat_names(game)}
    text = _("{Seat}: the winner of the trick draws first.").format(Seat=spoken(right))
    return Answer(
        right=(right,),
        texts=dict.fromkeys(options, fallen.why(fallen.cards[fallen.place])) | {right: text},
        hints=(
            shown.rule("refill").text,
            _("The winner of the trick draws {card}.").format(card=the(stock[0])),
            _("Answer: {answer}.").format(answer=options[right]),
        ),
        rule=shown.rule("refill").id,
        options=options,
    )


# -------------------------------------------------------------------------- what cards count


def counting(shown: Shown, least: str, most: str) -> Answer[Pick]:
    """Ask for all cards that count from ``least`` to ``most``, in the engine's units."""
    lowest, highest = number_in(least), number_in(most)
    if lowest is None or highest is None:
        raise QuestionError(_("two numbers after the question, such as 10 11"))
    game = _game(shown)
    return all_of(
        shown,
        tuple(card for card in shown.pile if lowest <= _worth(game, card) <= highest),
        lambda card: _("{Card} is worth {points}.").format(
            Card=the_capital(card), points=game.counted(_worth(game, card))
        ),
        shown.rule("points").text,
        rule="points",
    )


def card_points(shown: Shown) -> Answer[str]:
    """Ask what the cards of the pile count together; options in the units of the engine."""
    game = _game(shown)
    total = game.points(mask_of(shown.pile))
    parts = commas(
        _("{card} {points}").format(card=the(card), points=game.counted(_worth(game, card)))
        for card in shown.pile
        if _worth(game, card)
    )
    addends = capital(parts) if parts else _("None of them is worth a point")
    added = _("{Cards}: {total}.").format(Cards=addends, total=game.counted(total))
    right = offered(shown, total)
    return Answer(
        right=(right,),
        texts=dict.fromkeys(shown.options, shown.rule("points").text) | {right: added},
        hints=(
            shown.rule("points").text,
            _("{Cards}.").format(Cards=addends),
            _("It is {answer}.").format(answer=game.counted(total)),
        ),
        rule=shown.rule("points").id,
        options={option: capital(game.counted(int(option))) for option in numbers_of(shown)},
    )


# --------------------------------------------------------------------------- how a deal ends


def won(shown: Shown) -> Answer[str]:
    """Ask who has won a deal for two: your pile is shown, and all other cards are the other's."""
    game = _game(shown)
    rest = [card for card in PACK if card not in shown.pile]
    deal = game.position(piles=[shown.pile, rest], trump=PACK[0].suit)
    mine, others = (score.total for score in deal.score())
    right = side_of(game.match().add(deal).winner)
    words = _("You have {mine} and the other player {others}.")
    text = words.format(mine=game.counted(mine), others=game.counted(others))
    options = names_of(shown) | {NOBODY: _("Nobody: a draw")}
    idea = _("Count your pile: the other player has the rest of the {total}.")
    rule = shown.rule("draw" if right == NOBODY else "win")
    hints = idea.format(total=game.counted(mine + others)), text
    return one_of(options, right, text, hints, rule.id)


def partner(shown: Shown, declarer: str, bid: str, called: str) -> Answer[str]:
    """Ask who shows in a trick as the partner of a declarer who has bid and called a card."""
    game, names, card = _game(shown), seat_names(shown.game), Card(called)
    deal = game.position(
        declarer=seat_of(game, declarer),
        bid=bid,
        called=called,
        tricks=[(seat_of(game, shown.leader), _trick(shown).cards)],
    )
    options = {name: spoken(name) for name in names if name != declarer}
    options |= {ALONE: _("Nobody: the declarer is alone"), UNKNOWN: _("It is not known yet")}
    rule, right = shown.rule("partner"), UNKNOWN
    text = _("{Card} has not been played yet.")
    if deal.partner is not None:
        right, text = names[deal.partner], _("{Seat}: {card}, the called card.")
    elif card in shown.pile:
        rule, right = shown.rule("alone"), ALONE
        text = _("{Seat}, the declarer: {card}, the called card.")
    seat = spoken(declarer if deal.partner is None else right)
    text = text.format(Seat=seat, card=the(card), Card=the_capital(card))
    texts = dict.fromkeys(options, text)
    for name, other in zip(shown.played_by, shown.pile, strict=True):
        if name not in (declarer, right):
            texts[name] = _("{Seat}: {card}.").format(Seat=spoken(name), card=the(other))
    return Answer(
        right=(right,),
        texts=texts,
        hints=(
            _("Look for {card}.").format(card=the(card)),
            text,
            _("Answer: {answer}.").format(answer=options[right]),
        ),
        rule=rule.id,
        options=options,
    )


TRICK_CHOICES: Mapping[str, Question[str]] = {
    "trick": trick,
    "next-lead": next_lead,
    "turned-up": turned_up,
    "card-points": card_points,
    "won": won,
    "partner": partner,
}
"""Questions of levels of kind ``choose``."""

TRICK_PICKS: Mapping[str, Question[Pick]] = {
    "best": best,
    "beating": beating,
    "counting": counting,
    "playable": playable,
}
"""Questions of levels of kind ``pick``."""


def _game(shown: Shown) -> TrickGame:
    if not isinstance(shown.game, TrickGame):
        raise QuestionError(_("a trick game for this question"))
    return shown.game


def _trump(shown: Shown) -> int:
    return Suit(shown.trump).index if shown.trump else NO_TRUMP


def _fallen(shown: Shown) -> Fallen:
    return Fallen(_game(shown), in_order(shown), _trump(shown))


def _trick(shown: Shown) -> Fallen:
    """Return the cards of a question as a trick that seats have played."""
    if shown.zone != "trick" or len(shown.pile) > shown.game.seats:
        words = _("a trick for this question, with at most one card from each seat")
        raise QuestionError(words)
    return _fallen(shown)


def _worth(game: TrickGame, card: Card) -> int:
    return game.points(1 << card.index)
