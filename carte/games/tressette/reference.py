"""Disputes in tressette: what is declared, what a deal scores, and who wins a match."""

from __future__ import annotations

from typing import Any

from carte.engine.cards import cards, mask_of
from carte.engine.game import Game
from carte.engine.match import Match, Score
from carte.games.tressette.accusi import named_accuso
from carte.language import _
from carte.reference.house.dispute import Dispute, Finding, items_text, still_on
from carte.reference.house.tricks import ruled

__all__ = ["declares", "goes_on", "in_stock", "scores", "wins"]


def declares(accuso: str, *, hand: str) -> Dispute:
    """Ask whether an accuso may be declared before the first card."""
    words = _("Before your first card, may you declare {accuso}?")
    question = words.format(accuso=named_accuso(mask_of(cards(accuso))))
    return ruled(question, f"declare {accuso}", hand=hand)


def in_stock() -> Dispute:
    """Ask how many cards are left in the stock after the deal."""

    def answer(game: Game) -> Finding:
        return Finding(str(len(game.deal(seed=0).stock)), game.rulebook["deal"].text)

    return Dispute(_("After the deal, how many cards are in the stock?"), (), answer)


def scores(thirds: int, accusi: int) -> Dispute:
    """Ask what a side scores that has won so many thirds and declared so much."""

    def answer(game: Any) -> Finding:
        items = game.scored_by([thirds, game.thirds - thirds], [accusi, 0])[0]
        rule = "cappotto" if "cappotto" in game.rulebook else "accusi"
        return Finding(items_text(Score(items).items), game.rulebook[rule].text)

    words = _(
        "A side has {thirds} thirds in tricks, and accusi worth {accusi} points. What "
        "does it score?"
    )
    return Dispute(words.format(thirds=thirds, accusi=accusi), (), answer)


def _match(game: Game, mine: int, theirs: int) -> Match:
    scores = tuple([Score({"points": points}) for points in (mine, theirs)])
    return Match(game, 0, (scores,))


def goes_on(mine: int, theirs: int) -> Dispute:
    """Ask whether a match goes on at these totals."""

    def answer(game: Game) -> Finding:
        return still_on(_match(game, mine, theirs), game.rulebook["target"].text)

    words = _("At {mine} to {theirs}, does the match go on?")
    return Dispute(words.format(mine=mine, theirs=theirs), (), answer)


def wins(mine: int, theirs: int) -> Dispute:
    """Ask who has won a match at these totals."""

    def answer(game: Game) -> Finding:
        verdicts = {0: _("Your side"), 1: _("The other side"), None: _("Nobody")}
        winner = _match(game, mine, theirs).winner
        return Finding(verdicts[winner], game.rulebook["target"].text)

    words = _("You have {mine} points, the other side {theirs}. Who has won?")
    return Dispute(words.format(mine=mine, theirs=theirs), (), answer)
