"""How a deal goes round: who begins, who follows, how many cards are dealt and drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import TypeAlias

from carte.engine.cards import SUITS
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.phrases import commas
from carte.engine.rulebook import Rule
from carte.games import game
from carte.language import _
from carte.language.forms import lower_first
from carte.quiz.outcomes import who_acts
from carte.quiz.question import HouseRules, Option, Posed, Question
from carte.quiz.setting import Setting, in_the_stock, seat_words, who_deals
from carte.quiz.themes import themes_of

__all__ = ["question_of_a_round"]

Put: TypeAlias = tuple[Setting, Posed]

MOST_MOVES = 5
"""The most moves to describe before asking who is next."""


def question_of_a_round(rule: Rule, key: str, rng: Random) -> Question | None:
    """Return a question about how a deal goes round, if the rule is about that."""
    asked = _ASKED.get(rule.tail)
    played = game(rule.id.partition(".")[0])
    if asked is None:
        return None
    before = rng.getstate()
    setting, posed = put = asked(played, rng)

    def holds(house: HouseRules) -> bool:
        """Return whether house rules give the same question and answer for the same deal."""
        again = Random()
        again.setstate(before)
        try:
            return asked(game(played.slug, **house), again) == put
        except ValueError:
            return False

    return Question(
        key=key,
        slug=played.slug,
        title=played.title,
        themes=themes_of(played, [rule.tail]),
        setting=setting,
        posed=posed,
        says=rule.text,
        rules=(rule,),
        holds=holds,
    )


def _dealt(played: Game, rng: Random) -> Deal:
    return played.deal(seed=rng.randrange(1000), dealer=rng.randrange(played.seats))


def _who_begins(played: Game, rng: Random) -> Put:
    deal = _dealt(played, rng)
    return Setting(facts=(who_deals(deal, 0),)), _seat(who_acts(begun=False), played, deal.turn)


def _who_follows(played: Game, rng: Random) -> Put:
    deal, seats = _dealt(played, rng), seat_words(played, 0)
    acted: list[int] = []
    for _move in range(rng.randint(1, min(MOST_MOVES, played.seats - 1))):
        acted.append(deal.turn)
        deal = deal.play(deal.legal_moves()[0])
    words = (
        _("Played so far: {seats}.")
        if deal.phase == "play"
        else _("Bid or passed so far: {seats}.")
    )
    facts = (
        who_deals(deal, 0),
        words.format(seats=commas(lower_first(seats[seat]) for seat in acted)),
    )
    return Setting(facts=facts), _seat(who_acts(begun=True), played, deal.turn)


def _how_many_are_dealt(played: Game, rng: Random) -> Put:
    deal = _dealt(played, rng)
    asks = _("The cards have been dealt: how many does each player hold?")
    return Setting(facts=(who_deals(deal, 0),)), _number(asks, len(deal.hands[0]), rng)


def _how_many_are_drawn(played: Game, rng: Random) -> Put:
    deal, drawn = _dealt(played, rng), 0
    while not drawn:
        before = len(deal.stock)
        deal = deal.play(rng.choice(deal.legal_moves()))
        drawn = before - len(deal.stock)
    state = _("All hands are empty.") if played.has_table else _("The trick is over.")
    fact = in_the_stock(before)
    asks = _("How many cards does each player get from it?")
    return Setting(facts=(state, fact)), _number(asks, drawn // played.seats, rng)


def _which_is_trump(played: Game, rng: Random) -> Put:
    deal = _dealt(played, rng)
    turned_up = deal.stock[-1]
    fact = _("The card that was turned up: {card}.").format(card=turned_up.name)
    texts = {str(suit): suit.name for suit in SUITS}
    return Setting(facts=(fact,)), _one(
        _("Which suit is trump in this deal?"), texts, str(turned_up.suit)
    )


def _who_is_on_your_side(played: Game, rng: Random) -> Put:
    seats, mine = seat_words(_of_four(played), 0), 0
    fact = _("Four play in two teams.")
    names = {str(seat): seats[seat] for seat in range(1, len(seats))}
    partner = next(seat for seat in range(1, len(seats)) if _of_four(played).side(seat) == mine)
    return Setting(facts=(fact,)), _one(_("Who is on your side?"), names, str(partner))


def _of_four(played: Game) -> Game:
    return played if played.seats == 4 else game(played.slug, players=4)


def _seat(asks: str, played: Game, right: int) -> Posed:
    names = {str(seat): name for seat, name in enumerate(seat_words(played, 0))}
    return _one(asks, names, str(right))


def _number(asks: str, right: int, rng: Random) -> Posed:
    least = max(1, right - rng.randint(0, 3))
    return _one(asks, _by_themselves(range(least, least + 4)), str(right))


def _by_themselves(numbers: Iterable[int]) -> dict[str, str]:
    return {str(number): str(number) for number in numbers}


def _one(asks: str, texts: Mapping[str, str], right: str) -> Posed:
    return Posed(asks, [Option(id, text, id == right) for id, text in texts.items()])


_ASKED: Mapping[str, Callable[[Game, Random], Put]] = {
    "first-player": _who_begins,
    "auction": _who_begins,
    "turn": _who_follows,
    "deal": _how_many_are_dealt,
    "refill": _how_many_are_drawn,
    "briscola": _which_is_trump,
    "teams": _who_is_on_your_side,
}
"""The questions about each rule, by its tail."""
