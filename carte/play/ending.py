"""The end of a deal at the play table: the score, counted on the cards, and the match so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from carte.board.score import score_json
from carte.board.seats import READER, are_called_by_name, seat_names, spoken
from carte.counting import Line, count_deal, piles_of
from carte.counting.by_hand import heaps_of, judged, read_hand_count
from carte.counting.form import Names, form_of, names_in
from carte.counting.lines import line_json
from carte.counting.sheet import stands
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.match import Match
from carte.engine.phrases import sentences
from carte.language import _
from carte.play import Sitting
from carte.play.headline import (
    headline_of_contract,
    headline_of_match,
    headline_of_resigned,
    points_of,
)

if TYPE_CHECKING:
    from carte.counting.messages import CountForm, HandCount
    from carte.play import messages

__all__ = ["counted_by_hand", "end_of", "given_up", "has_won", "sheet_form"]


def end_of(sitting: Sitting) -> messages.Over:
    """Return everything to show when the deal of a sitting is over.

    ``cards`` are the piles that the ``lines`` count, as the form of the game names them, and
    ``counts`` their value, where it is not the number of cards; ``heaps`` are the same piles as
    they were won, for the reader to count first; ``headline`` says briefly who won the deal, or a
    match that is over, and ``text`` how the deal went; ``sheet`` is the match as a match sheet
    draws it; ``won`` is whether the reader has won the deal, ``match`` whether a match that is over
    is "won", "lost" or "even" for the reader.
    """
    deal, game = sitting.deal, sitting.game
    names, match = names_in(game, _names(game)), sitting.match
    thrown_in = game.has_auction and deal.outcome is None
    lines = () if thrown_in else count_deal(deal).lines
    return {
        "score": score_json(deal),
        "lines": [line_json(game, line) for line in lines],
        "cards": [[*map(str, pile)] for pile in piles_of(deal)],
        "counts": _counts(game, lines),
        "heaps": heaps_of(deal),
        "headline": _headline(sitting, names),
        "text": _course(sitting, names),
        "won": has_won(deal),
        "match": _of_the_match(match),
        "sheet": {
            "rounds": [
                [{"items": score.items, "total": score.total} for score in scores]
                for scores in match.scores
            ],
            "undone": [
                undone
                for dealt, undone in zip(sitting.dealt, sitting.undone, strict=True)
                if not dealt.is_dealt_again
            ],
            "dealer": sitting.dealt[0].dealer,
            "standing": stands(match, names.sides),
        },
    }


def given_up(sitting: Sitting, name: str) -> str:
    """Return how a match ended that a person called ``name`` has given up."""
    return headline_of_resigned(
        sitting.match, name, names_in(sitting.game, _names(sitting.game)).sides
    )


def counted_by_hand(deal: Deal, message: Mapping[str, Any]) -> HandCount:
    """Return how a reader has counted a deal, beside ours."""
    names = names_in(deal.game, _names(deal.game))
    return judged(deal, names.piles, *read_hand_count(deal, message))


def _counts(game: Game, lines: Sequence[Line]) -> list[str] | None:
    """Return how many points each pile counts; None where cards count."""
    if game.has_table or not lines:
        return None
    return [game.counted(part.total) for part in lines[0].parts]


def _headline(sitting: Sitting, names: Names) -> str:
    deal, match = sitting.deal, sitting.match
    if match.is_over:
        return headline_of_match(match, names.sides)
    return _text(deal, names) if deal.outcome is None else headline_of_contract(deal)


def has_won(deal: Deal) -> bool:
    """Return whether the reader has won a deal that is over, or gets paid for it."""
    game, scores = deal.game, deal.score()
    mine = game.side(READER)
    return scores[mine].total > 0 if game.has_auction else game.won_by(scores) == mine


def _of_the_match(match: Match) -> messages.MatchResult | None:
    """Return how a match went for the reader; where each pays for himself, by the sum."""
    if not match.is_over:
        return None
    mine = match.game.side(READER)
    if match.game.has_auction:
        ahead = match.totals[mine]
    else:
        ahead = 0 if match.winner is None else 1 if match.winner == mine else -1
    return "won" if ahead > 0 else "lost" if ahead < 0 else "even"


def sheet_form(game: Game) -> CountForm:
    """Return the counting table's form for a game, which names its seats, sides and piles."""
    return form_of(game, _names(game))


def _names(game: Game) -> dict[str, Any]:
    """Return who sits where, as the table names them."""
    return {"names": [spoken(name) for name in seat_names(game)]}


def _course(sitting: Sitting, names: Names) -> str:
    """Say how the deal ended, if not with its last card, and who has won it: once in all."""
    deal, seat = sitting.deal, sitting.deal.conceded_by
    is_told = deal.outcome is not None and not sitting.match.is_over  # by the headline
    text = _contract_in_numbers(deal, names) if is_told else _text(deal, names)
    if seat is None:
        return text
    words = _("{name} threw the cards down, so that side lost the remaining tricks.")
    is_headline = text == _headline(sitting, names)
    return sentences([words.format(name=names.seats[seat]), "" if is_headline else text])


def _text(deal: Deal, names: Names) -> str:
    """Say who has won the deal."""
    if deal.game.has_auction:
        return _text_of_contract(deal, names)
    scores = deal.score()
    points = [score.total for score in scores]
    winner = deal.game.won_by(scores)
    if are_called_by_name() or len(points) > 2:
        return _text_of_many(points, winner, names)
    if winner is None:
        words = _("This deal is a draw: {mine} to {theirs}.")
    elif deal.game.sides < deal.game.seats:
        words = (
            _("Your team wins this deal: {mine} to {theirs}.")
            if winner == READER
            else _("The other team wins this deal: {theirs} to {mine}.")
        )
    elif winner == READER:
        words = _("You win this deal: {mine} to {theirs}.")
    else:
        words = _("The other player wins this deal: {theirs} to {mine}.")
    mine, theirs = map(str, points)
    return words.format(mine=mine, theirs=theirs)


def _text_of_many(points: Sequence[int], winner: int | None, names: Names) -> str:
    """Say who has won the deal where more than two play, each alone."""
    if winner is None:
        words = _("Nobody wins this deal: {points}.")
    elif are_called_by_name():
        words = _("This deal goes to {name}: {points}.")
    elif winner == READER:
        words = _("You win this deal: {points}.")
    else:
        words = _("{name} wins this deal: {points}.")
    name = "" if winner is None else names.sides[winner]
    return words.format(name=name, points=points_of(points))


def _text_of_contract(deal: Deal, names: Names) -> str:
    if deal.outcome is None:
        return _("Everybody passed: the deal is thrown in, and nobody pays.")
    if deal.outcome.is_made:
        words = _("The contract is made: {won} won, {needed} needed. Declarer: {declarer}.")
    else:
        words = _("The contract fails: {won} won, {needed} needed. Declarer: {declarer}.")
    text = _with_facts(words, deal, names)
    mine = 0 if are_called_by_name() else deal.score()[READER].total
    paid = _("You get {number}.") if mine > 0 else _("You pay {number}.") if mine else ""
    return sentences([text, paid.format(number=abs(mine))])


def _contract_in_numbers(deal: Deal, names: Names) -> str:
    """Say what was won and needed, and by whom."""
    return _with_facts(_("{won} won, {needed} needed. Declarer: {declarer}."), deal, names)


def _with_facts(words: str, deal: Deal, names: Names) -> str:
    outcome = deal.outcome
    assert outcome is not None
    assert deal.declarer is not None
    written = deal.game.written
    text = words.format(
        declarer=names.seats[deal.declarer],
        won=written(outcome.points),
        needed=written(outcome.needed),
    )
    if deal.partner is None:
        return text
    return sentences([text, _("Partner: {partner}.").format(partner=names.seats[deal.partner])])
