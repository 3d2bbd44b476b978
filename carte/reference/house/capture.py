"""Disputes in capture games: legal captures, what is dealt again, what piles are worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from carte.engine.cards import Card, cards
from carte.engine.game import Game, Misdeal
from carte.engine.match import Match, Score
from carte.engine.moves import Play, move
from carte.engine.phrases import every, the
from carte.games.cases import deck_with
from carte.language import _, ngettext
from carte.reference.house.dispute import (
    AS_THEY_LIE,
    Dispute,
    Finding,
    Zones,
    items_text,
    stands,
    still_on,
    zones,
)

__all__ = ["dealt", "left_over", "may", "may_lie", "plays_on", "stages", "tie", "won", "worth"]


def may(text: str, **position: Any) -> Dispute:
    """Ask whether a move is allowed in ``game.position(**position)``, and what it brings."""
    choice = move(text)
    if not isinstance(choice, Play):
        raise ValueError(f"{text!r} plays no card")
    words = _("May {card} take {taken}?") if choice.taken else _("What happens to {card}?")
    question = words.format(card=the(choice.card), taken=choice.taken and every(choice.mask))

    def answer(game: Game) -> Finding:
        deal = game.position(**position)
        ruling = deal.ruling(choice)
        if not ruling.legal:
            verdict = _("No")
        elif choice.taken:
            verdict = _("Yes, a scopa") if ruling.scopa else _("Yes")
        else:
            after = deal.play(choice)
            verdict = _("It stays") if choice.card in after.table else _("It is won")
        return Finding(verdict, ruling.text)

    hand, lying = position.get("hand", ""), position.get("table", "")
    return Dispute(question, zones((_("Hand"), hand), (_("Table"), lying)), answer)


def worth(*piles: str) -> Dispute:
    """Ask what a deal is worth that ends with these piles, or with these cards in them."""

    def answer(game: Game) -> Finding:
        mine, theirs = game.position(piles=piles).score()
        words = _("You: {mine}. The other player: {theirs}.")
        if game.seats > game.sides:
            words = _("Your team: {mine}. The other team: {theirs}.")
        return Finding(
            f"{mine.total}–{theirs.total}",
            words.format(mine=items_text(mine.items), theirs=items_text(theirs.items)),
        )

    return Dispute(_("What are these piles worth?"), _piles(piles), answer)


def dealt(layout: str) -> Dispute:
    """Ask whether a deck that begins with this layout is played."""

    def answer(game: Game) -> Finding:
        try:
            game.deal(deck=deck_with(cards(layout), game))
        except Misdeal as misdeal:
            return Finding(_("No, dealt again"), misdeal.rule.text)
        return Finding(_("Yes"), _(AS_THEY_LIE))

    return Dispute(_("Is the deal played with this table?"), zones((_("Table"), layout)), answer)


def stages() -> Dispute:
    """Ask how often cards are dealt to everybody, and how many, until the stock is used up."""

    def answer(game: Game) -> Finding:
        deal = game.deal(seed=0)
        times, size = 1, len(deal.hands[deal.turn])
        while not deal.is_over:
            after = deal.play(deal.legal_moves()[-1])
            times += len(after.stock) < len(deal.stock)
            deal = after
        words = ngettext("Once, {size} cards to each", "{times} times, {size} cards to each", times)
        seated = game.rulebook.get("teams") or game.rulebook["deal"]
        return Finding(words.format(times=times, size=size), seated.text)

    return Dispute(_("How many times are cards dealt to everybody?"), (), answer)


def plays_on(times: int, *piles: str) -> Dispute:
    """Ask whether a match goes on after this many deals that end with these piles."""

    def answer(game: Game) -> Finding:
        match = game.match()
        deal = game.position(piles=piles)
        while len(match.scores) < times and not match.is_over:
            match = match.add(deal)
        return still_on(match, stands(match))

    question = ngettext(
        "After {times} deal that ends with these piles, does the match go on?",
        "After {times} deals, each ending with these piles, does the match go on?",
        times,
    )
    return Dispute(question.format(times=times), _piles(piles), answer)


def tie(before: tuple[int, int], yours: dict[str, int], others: dict[str, int]) -> Dispute:
    """Ask who wins when the items of a last deal make the points equal."""

    def answer(game: Game) -> Finding:
        stood = tuple([Score({"scopa": points}) for points in before])
        match = Match(game, 0, (stood, (Score(yours), Score(others))))
        return won(match, game.counted_up(match) if game.is_counted_up(match) else stands(match))

    question = _(
        "The score was {before}; in this deal, you score {yours}, and the other player "
        "scores {others}: who wins?"
    )
    facts = {
        "before": "–".join(map(str, before)),
        "yours": items_text(yours),
        "others": items_text(others),
    }
    return Dispute(question.format(**facts), (), answer)


def won(match: Match, why: str) -> Finding:
    """Return who has won a match of two sides."""
    names = {0: _("You"), 1: _("The other player"), None: _("Nobody yet")}
    return Finding(names[match.winner], why)


def left_over(last: str, table: str) -> Dispute:
    """Ask who gets the cards left when the dealer lays the last card, and others captured last."""

    def answer(game: Game) -> Finding:
        hands = [last, *[""] * (game.seats - 1)]
        deal = game.position(hands=hands, table=table, stock="", turn=0, last_capturer=1).play(last)
        verdict = _("The dealer") if deal.piles[0] else _("Whoever captured last")
        return Finding(verdict, game.rulebook["leftovers"].text)

    question = _(
        "The dealer lays {card}, the last card of the deal. Who gets the cards left on the table?"
    )
    lying = zones((_("Table"), table))
    return Dispute(question.format(card=the(Card(last))), lying, answer)


def may_lie(last: str, **position: Any) -> Dispute:
    """Ask whether a card may be laid in ``game.position(**position)``, and take nothing."""

    def answer(game: Game) -> Finding:
        ruling = game.position(**position).ruling(last)
        return Finding(_("Yes") if ruling.legal else _("No"), ruling.text)

    question = _("May {card} be laid without taking anything?").format(card=the(Card(last)))
    shown = zones((_("Hand"), position["hand"]), (_("Table"), position["table"]))
    return Dispute(question, shown, answer)


def _piles(piles: Sequence[str]) -> Zones:
    return zones(*zip((_("Your pile"), _("The other player’s pile")), piles, strict=True))
