"""The standing of a match, for a match sheet: the game's own match works it out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from carte.counting.form import game_of, names_in
from carte.engine.game import Game
from carte.engine.match import Match, Score
from carte.engine.phrases import sentences, together
from carte.engine.reading import LIST, NAMES, NUMBER, dict_of, list_of, optional, saferepr
from carte.front.widget import Unanswerable
from carte.language import _, ngettext

if TYPE_CHECKING:
    from carte.counting import messages

__all__ = ["standing", "stands"]

_ROUNDS = list_of(LIST, 500)
_ITEMS = dict_of(NUMBER)
_CONTRACTS = list_of(optional(NAMES), 500)
_BOOKED = optional(NUMBER)


def standing(message: Mapping[str, Any]) -> messages.Standing:
    """Return the standing of a match after its ``rounds``: for each deal a list of scores by side.

    A score is ``{"items": {name: points}, "outright": whether it wins the match}``. ``dealer`` is
    who dealt first, ``deals`` how many deals were agreed on, and ``contracts`` has the ``bid``, the
    ``declarer`` and the ``partner`` of each deal, as far as known. ``booked`` is the place of the
    deal being written down: its points must be possible in a deal of the game, while those of older
    ones stand as they are, and its items must be given if a tie depends on them. Raises
    ``ValueError``.
    """
    game = game_of(message)
    names = names_in(game, message)
    dealer = message.get("dealer", 0)
    if not NUMBER.fits(dealer):
        raise Unanswerable(f"{saferepr(dealer)} is no dealer; give a seat, a number from 0 on")
    match = Match(game, dealer % game.seats, (), deals=_deals(game, message))
    booked = _BOOKED.read(message.get("booked"), "booked", Unanswerable)
    entered: list[tuple[Score, ...]] = []
    for number, given in enumerate(_rounds(message), 1):
        if match.is_over:
            words = _(
                "So the match is over after deal {last}: first remove deal {number} and all that "
                "follow."
            )
            raise Unanswerable(words.format(last=number - 1, number=number))
        entered.append(_scores(game, given, number))
        if booked == number - 1:
            _check(match, entered[-1], number)
        match = match.booked(entered[-1])
        if booked == number - 1 and game.lacks_items(match):
            raise Unanswerable(_("Deal {number}: {text}").format(number=number, text=_lacking()))
    contracts = _CONTRACTS.read(message.get("contracts", []), "contracts", Unanswerable)
    texts = [
        _contract(game, names.seats, one or {}, scores)
        for one, scores in zip_longest(contracts, entered[: len(contracts)])
    ]
    return {**stands(match, names.sides), "said": texts}


def _contract(
    game: Game, seats: Sequence[str], given: Mapping[str, Any], scores: Sequence[Score] | None
) -> str:
    """Return "75 points: Anna and Bruno", or "" if the contract is not completely known.

    The payments, ``scores``, show whether one side has won everything.
    """
    bid = next((bid for bid in game.bids if bid.value == given.get("bid")), None)
    if bid is None:
        return ""
    who = ("declarer", "partner") if bid.second else ("declarer",)
    sitting = {
        name: seats[seat]
        for name in who
        if type(seat := given.get(name)) is int and 0 <= seat < len(seats)
    }
    if len(sitting) < len(who):
        return ""
    if bid.second is None:
        words = _("{bid}: {declarer}")
    elif given["partner"] == given["declarer"]:
        words = _("{bid}: {declarer}, alone")
    elif bid.second == "giver":
        words = _("{bid}: {declarer}, with a card from {partner}")
    else:
        words = _("{bid}: {declarer} and {partner}")
    text = words.format(bid=bid.name, **sitting)
    alone = given.get("partner") == given["declarer"]
    partner = given["partner"] if bid.second and not alone else None
    facts = {"bid": bid.value, "declarer": given["declarer"], "partner": partner}
    if scores and game.was_slam([score.total for score in scores], facts):
        return _("{contract}; a slam").format(contract=text)
    return text


def stands(match: Match, sides: Sequence[str]) -> messages.Standing:
    """Return the standing of a match as plain data; ``sides`` are their names."""
    return {
        "total": _("Won deals") if match.game.counts_won_deals else _("Total"),
        "totals": list(match.totals),
        "over": match.is_over,
        "winner": match.winner,
        "dealer": match.dealer,
        "text": _standing_text(match, sides),
        "rule": _rule(match),
    }


def _deals(game: Game, message: Mapping[str, Any]) -> int | None:
    deals = message.get("deals")
    if deals is None or not game.has_auction:
        return None
    return game.match(deals=deals).deals


def _rounds(message: Mapping[str, Any]) -> Any:
    rounds: Any = message.get("rounds", [])
    if not _ROUNDS.fits(rounds):
        raise Unanswerable(f"{saferepr(rounds)} are no deals; give a list of scores for each")
    return rounds


def _scores(game: Game, given: Any, number: int) -> tuple[Score, ...]:
    """Return the scores of a deal."""
    if not LIST.fits(given) or len(given) != game.sides:
        raise Unanswerable(f"deal {number}: give {game.sides} scores")
    scores = tuple(_score(one, number) for one in given)
    if game.has_auction and sum(score.total for score in scores) != 0:
        words = _(
            "Deal {number}: some pay exactly what others get, so the points must add up to 0."
        )
        raise Unanswerable(words.format(number=number))
    if not game.has_auction and any(score.total < 0 for score in scores):
        raise Unanswerable(_("Deal {number}: points are never below 0.").format(number=number))
    if game.last_trick_breaks_ties and game.won_by(scores) is None:
        words = _(
            "Deal {number}: the last trick decides. Count the deal, and choose who won that trick."
        )
        raise Unanswerable(words.format(number=number))
    return scores


def _check(match: Match, scores: Sequence[Score], number: int) -> None:
    """Refuse points that no deal of the game brings, and say why."""
    game = match.game
    totals = [score.total for score in scores]
    if found := game.check_totals(totals) or game.check_dealer(scores, match.dealer):
        words = _("Deal {number}: {text}")
        raise Unanswerable(words.format(number=number, text=found[1]))


def _score(given: Any, number: int) -> Score:
    items: Any = given.get("items") if NAMES.fits(given) else None
    if not _ITEMS.fits(items):
        raise Unanswerable(
            f"deal {number}: {saferepr(given)} is no score; give its items, whole numbers"
        )
    return Score(items, outright=given.get("outright") is True)


def _standing_text(match: Match, sides: Sequence[str]) -> str:
    """Say who has won, and how if a tie was counted up; or what is still to come."""
    if match.winner is not None:
        won = _("The match is over. Winner: {name}.").format(name=sides[match.winner])
        return sentences([won, _counted_up(match)])
    if match.is_over:
        return _drawn(match, sides)
    if match.game.has_auction:
        doubled = (
            [_("The next deal pays double. Give its points as usual: they are doubled here.")]
            if match.doubled
            else []
        )
        return sentences([_after(len(match.scores), match.deals), *doubled])
    game = match.game
    if game.goal is None:
        return _("One deal decides.")
    if game.lacks_items(match):
        return sentences([_lacking(), _("First take back its points.")])
    if max(match.totals) >= game.goal:
        return _("Nobody has won yet: another deal decides.")
    return _("The match is played to {goal}.").format(goal=game.goal_in_words)


def _drawn(match: Match, sides: Sequence[str]) -> str:
    """Say that the match is a draw, and between whom if not everybody."""
    best = max(match.totals)
    first = [side for side, points in zip(sides, match.totals, strict=True) if points == best]
    if len(first) == len(sides):
        return _("The match is over: a draw.")
    return _("The match is over: a draw between {names}.").format(names=together(first))


def _lacking() -> str:
    """Say what must be given for a deal that decides a tie."""
    return _(
        "The totals are level, so the last deal is counted again, item by item. Its points alone "
        "are not enough: enter its cards or its items."
    )


def _counted_up(match: Match) -> str:
    """Say how a tie was counted up, if one was."""
    outright = any(score.outright for score in match.scores[-1])
    tied = match.totals.count(max(match.totals)) > 1 and not outright
    return match.game.counted_up(match) if tied else ""


def _after(done: int, deals: int | None) -> str:
    if deals is not None:
        words = ngettext("{done} of {deals} deal played.", "{done} of {deals} deals played.", deals)
        return words.format(done=done, deals=deals)
    words = ngettext("{done} deal played.", "{done} deals played.", done)
    return words.format(done=done)


def _rule(match: Match) -> messages.TextOfRule | None:
    """Return the rule that decides whether the match is over."""
    rules = match.game.rulebook
    best = max(match.totals)
    outright = any(score.outright for scores in match.scores for score in scores)
    goal = match.game.goal
    tied = match.totals.count(best) > 1 and goal is not None and best >= goal
    drawn = match.is_over and match.winner is None
    tails = {
        "wins": True,
        **dict.fromkeys(match.game.outright, outright),
        "tie-break": tied,
        "deals": True,
        "draw": drawn,
        "most-cards": True,
        "win": True,
        "target": True,
    }
    found = next((tail for tail, holds in tails.items() if holds and tail in rules), None)
    return None if found is None else {"id": rules[found].id, "text": rules[found].text}
