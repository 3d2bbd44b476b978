"""Tricky cases made to order: a random position in which a rule bites, found by search.

>>> from carte.quiz.search import tricky
>>> case = tricky("scopa", "equal", seed=1)
>>> [move for move in case.legal if move in case.refused]
[]

A recipe deals cards at random until the engine says that the position is tricky: that one of its
rules decides about a move, or that the better card loses. Whatever a case says of its position the
engine has said before. The same game, theme and seed always give the same case.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

from carte.engine.capture.game import CaptureDeal
from carte.engine.cards import MATTA, PACK, Card, mask_of, text_of
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.moves import Announcement, Play
from carte.engine.rulebook import Ruling
from carte.engine.tricks.game import TrickGame
from carte.games import game
from carte.games.cases import Case
from carte.quiz.moves import tempts, wrong_moves

__all__ = ["NoSuchCase", "case_of", "name_of", "tricky", "tricky_themes"]

TRIES = 20_000
"""So many positions are dealt before a search is given up; most need a few dozen."""


class NoSuchCase(ValueError):
    """A tricky case that cannot be made; the message says of what there are some."""


def tricky(slug: str, theme: str, seed: int) -> Case:
    """Return a tricky case of a game; raises ``NoSuchCase`` for a theme that the game has not."""
    rules = game(slug)
    known = tricky_themes(slug)
    if theme not in known:
        raise NoSuchCase(f"no tricky cases of {theme!r} in {slug}; there are {', '.join(known)}")
    rng = Random(f"{slug} {theme} {seed}")
    recipes = [recipe for recipe in _RECIPES if recipe.theme == theme and recipe.suits(rules)]
    for _try in range(TRIES):
        if case := rng.choice(recipes).make(rules, rng):
            return case._replace(id=name_of(slug, theme, seed))
    raise NoSuchCase(f"no tricky case of {theme!r} found in {slug} with seed {seed}")


def name_of(slug: str, theme: str, seed: int) -> str:
    """Return the name by which the page of cases opens a tricky case."""
    return f"tricky-{slug}-{theme}-{seed}"


def tricky_themes(slug: str) -> tuple[str, ...]:
    """Return the themes of which there are tricky cases in a game."""
    rules = game(slug)
    return tuple(dict.fromkeys(recipe.theme for recipe in _RECIPES if recipe.suits(rules)))


class _Recipe(NamedTuple):
    """How to make cases of a theme, in games that have all the rules of ``needs``."""

    theme: str
    needs: Sequence[str]
    make: Callable[[Any, Random], Case | None]

    def suits(self, rules: Game) -> bool:
        return all(tail in rules.rulebook for tail in self.needs)


def case_of(rules: Game, at: Mapping[str, Any], ruling: Ruling | str, **facts: Any) -> Case:
    """Return a case about a position, as far as it is told; a rule's tail will do for a ruling."""
    tail, says = (ruling, "") if isinstance(ruling, str) else (ruling.rule.tail, ruling.text)
    told: dict[str, Any] = {"legal": [], "sweeps": None, "refused": {}, "play": [], "then": {}}
    told |= {"misdeal": "", "primiera": [], "match": []} | facts
    return Case("", rules.slug, says, [tail], {}, at, **told)


def _dealt(rng: Random, *sizes: int) -> list[tuple[Card, ...]]:
    """Return so many different cards each time."""
    some = rng.sample(PACK, sum(sizes))
    return [tuple(some.pop() for _card in range(size)) for size in sizes]


def _text(some: Iterable[Card]) -> str:
    return text_of(mask_of(some))


# ------------------------------------------------------------------------------ which is legal?


def _which(rules: Game, deal: Deal, at: Mapping[str, Any], rng: Random, tails: str) -> Case | None:
    """Ask which moves are legal, if a rule of ``tails`` decides about one of them."""
    legal = [*map(str, deal.legal_moves())]
    wrong = [*wrong_moves(deal, rng)]
    tried = [*(choice for choice in wrong if tempts(deal, choice)), *deal.legal_moves()]
    decisive = [one for one in map(deal.ruling, tried) if one.rule.tail in tails.split()]
    if not wrong or not decisive:
        return None
    refused = {str(choice): deal.ruling(choice).rule.tail for choice in wrong}
    return case_of(rules, at, decisive[0], legal=legal, refused=refused)


def _at_the_table(
    rules: Any,
    rng: Random,
    *,
    tails: str,
    wants: Callable[[Sequence[Card], Sequence[Card]], bool] = lambda hand, table: True,
    ways: int = 1,
) -> Case | None:
    """Two cards in hand, of which one takes in so many ways, and three to six on the table."""
    hand, table = _dealt(rng, 2, rng.randint(3, 6))
    if not wants(hand, table):
        return None
    if max(len(rules.may_take(card, table)) for card in hand) < ways:
        return None
    at = {"hand": _text(hand), "table": _text(table)}
    return _which(rules, rules.position(**at), at, rng, tails)


def _equal_lies_there(hand: Sequence[Card], table: Sequence[Card]) -> bool:
    return not {card.value for card in hand}.isdisjoint(card.value for card in table)


def _asso_is_held(hand: Sequence[Card], _table: Sequence[Card]) -> bool:
    return any(card.value == 1 for card in hand)


def _with_the_matta(rules: Any, rng: Random) -> Case | None:
    """The matta lies on the table, named, and can be taken as what it counts."""
    hand, table = _dealt(rng, 2, rng.randint(2, 4))
    value = rng.choice([1, 2, 3, 4, 5, 6, 8, 9, 10])
    at = {"hand": _text(hand), "table": _text((*table, MATTA)), "matta": value}
    if MATTA in (*hand, *table):
        return None
    deal = rules.position(**at)
    takes = [choice for choice in deal.legal_moves() if MATTA in choice.taken]
    if not takes:
        return None
    legal = [*map(str, deal.legal_moves())]
    refused = {str(choice): deal.ruling(choice).rule.tail for choice in wrong_moves(deal, rng)}
    case = case_of(rules, at, deal.ruling(takes[0]), legal=legal, refused=refused)
    return case._replace(rules=["matta-named"]) if refused else None


def _in_the_auction(rules: Any, rng: Random) -> Case | None:
    """Some bids and passes have been heard."""
    deal = rules.deal(seed=rng.randrange(1000))
    for _call in range(rng.randint(1, 6)):
        legal = deal.legal_moves()
        deal = deal.play(rng.choice([legal[0], *legal[1:4]]))
        if deal.phase != "auction":
            return None
    at = {"calls": ", ".join(str(call) for _seat, call in deal.calls)}
    return _which(rules, rules.position(**at), at, rng, "higher points-after-two")


def _with_the_two(rules: Any, rng: Random) -> Case | None:
    """The declarer holds a 2 that would have to be called."""
    (hand,) = _dealt(rng, rules.hand_size)
    at = {"declarer": 0, "bid": rng.choice(["2", "62", "75"]), "hand": _text(hand)}
    return _which(rules, rules.position(**at), at, rng, "call-two")


def _to_the_trick(rules: Any, rng: Random) -> Case | None:
    """Three cards lie in the trick, and the hand may not play any card."""
    hand, trick = _dealt(rng, 4, rules.seats - 1)
    at = {"hand": _text(hand), "trick": " ".join(map(str, trick))}
    return _which(rules, rules.position(**at), at, rng, "follow")


def _with_a_signal(rules: Any, rng: Random) -> Case | None:
    """The hand leads, and may say only what is true."""
    (hand,) = _dealt(rng, 4)
    at = {"hand": _text(hand), "leader": 0}
    return _which(rules, rules.position(**at), at, rng, "volo striscio")


# --------------------------------------------------------------------------- what comes out?


def _who_wins(rules: TrickGame, rng: Random) -> Case | None:
    """A trick that the strongest rank does not win: it is not of the suit led, or no trump."""
    trick, (card,) = _dealt(rng, rules.seats - 1, 1)
    at = {"hand": str(card), "trick": " ".join(map(str, trick))}
    if rules.has_trumps:
        at["trump"] = rng.choice("DCSB")
    deal = rules.position(**at)
    after = deal.play(str(card))
    (whole,) = after.tricks
    winner = whole.cards[(whole.winner - whole.leader) % rules.seats]
    if rules.STRENGTH.index(winner.value) == min(
        rules.STRENGTH.index(one.value) for one in whole.cards
    ):
        return None
    play = [str(card)]
    return case_of(rules, at, deal.ruling(str(card)), play=play, then={"turn": after.turn})


def _last_sweep(rules: Any, rng: Random) -> Case | None:
    """A card takes the whole table; it may be the last card of the deal, or the last but one."""
    hand, table = _dealt(rng, rng.randint(1, 2), rng.randint(1, 3))
    at = {"hand": _text(hand), "table": _text(table), "turn": 0, "dealer": 0, "last_capturer": 1}
    if rules.refills:
        at["stock"] = ""
    deal: CaptureDeal = rules.position(**at)
    plays = [one for one in deal.legal_moves() if isinstance(one, Play)]
    sweeps = [one for one in plays if one.taken == deal.table]
    if not sweeps:
        return None
    after = deal.play(sweeps[0])
    then = {"scope": [*after.scope]}
    return case_of(rules, at, deal.ruling(sweeps[0]), play=[str(sweeps[0])], then=then)


def _declared(rules: Any, rng: Random) -> Case | None:
    """Three cards that may be declared, perhaps with the matta."""
    hand, table = _dealt(rng, 3, 3)
    at = {"hand": _text(hand), "table": _text(table)}
    deal = rules.position(**at)
    said = [choice for choice in deal.legal_moves() if isinstance(choice, Announcement)]
    if not said:
        return None
    choice = rng.choice(said)
    then = {"scored": [*deal.play(choice).scored]}
    return case_of(rules, at, deal.ruling(choice), play=[str(choice)], then=then)


def _best_primiera(rules: Any, rng: Random) -> Case | None:
    """Piles that count nearly the same, or of which one lacks a suit."""
    piles = _dealt(rng, rng.randint(4, 9), rng.randint(4, 9))
    counted = [rules.primiera_of(mask_of(pile)) for pile in piles]
    if max(counted) == 0 or (0 not in counted and abs(counted[0] - counted[1]) > 3):
        return None
    at = {"piles": [*map(_text, piles)]}
    then = {"score": [score.items for score in rules.position(**at).score()]}
    return case_of(rules, at, "primiera", primiera=counted, then=then)


def _whole_deal(rules: Any, rng: Random) -> Case | None:
    """All forty cards have been won, neither side with many more."""
    mine = rng.randint(17, 23)
    at = {"piles": [*map(_text, _dealt(rng, mine, len(PACK) - mine))]}
    then = {"score": [score.items for score in rules.position(**at).score()]}
    return case_of(rules, at, "score", then=then)


def _paid(rules: Any, rng: Random, *, bids: Sequence[str], near: int) -> Case | None:
    """The declarer's side has won just enough, or not quite."""
    bid, seats = rng.choice(bids), rules.seats
    tricks = [rng.randrange(seats) for _trick in range(rules.hand_size)]
    order = rng.sample(PACK, len(PACK))
    piles: list[list[Card]] = [[] for _seat in range(seats)]
    for winner in tricks:
        piles[winner] += [order.pop() for _seat in range(seats)]
    at: dict[str, Any] = {"declarer": 0, "bid": bid, "piles": [*map(_text, piles)]}
    if monte := order:
        at |= {"monte": _text(monte), "leader": tricks[-1]}
    else:
        called = rng.choice([card for card in piles[1] if str(card.value) == bid] or [None])
        if called is None:
            return None
        at |= {"called": str(called), "partner": 1}
    deal = rules.position(**at)
    if abs(deal.outcome.points - deal.outcome.needed) > near:
        return None
    return case_of(rules, at, "payment", then={"payments": [*deal.payments]})


_RECIPES = (
    _Recipe(
        "equal",
        ("equal",),
        partial(_at_the_table, tails="equal-first one-equal no-sums", wants=_equal_lies_there),
    ),
    _Recipe("sums", ("choice-of-sums",), partial(_at_the_table, tails="choice-of-sums", ways=2)),
    _Recipe("sums", ("choice-of-captures",), partial(_at_the_table, tails="sum equal", ways=3)),
    _Recipe("fifteen", ("fifteen",), partial(_at_the_table, tails="fifteen")),
    _Recipe(
        "aces",
        ("whole-table",),
        partial(_at_the_table, tails="ace-on-ace whole-table", wants=_asso_is_held),
    ),
    _Recipe(
        "aces",
        ("ace-full-take",),
        partial(_at_the_table, tails="ace-on-ace ace-sweep ace-full-take", wants=_asso_is_held),
    ),
    _Recipe("matta", ("matta-named",), _with_the_matta),
    _Recipe("declarations", ("declare",), _declared),
    _Recipe("sweeps", ("last-card",), _last_sweep),
    _Recipe("primiera", ("primiera",), _best_primiera),
    _Recipe("score", ("carte", "denari"), _whole_deal),
    _Recipe("tricks", ("trick",), _who_wins),
    _Recipe("tricks", ("follow",), _to_the_trick),
    _Recipe("auction", ("auction",), _in_the_auction),
    _Recipe("partner", ("call-two",), _with_the_two),
    _Recipe("signals", ("signals",), _with_a_signal),
    _Recipe("payment", ("ranks",), partial(_paid, bids=("3", "10", "9"), near=3)),
    _Recipe("payment", ("solo",), partial(_paid, bids=("solo", "solissimo"), near=2)),
)
"""Which rules make a theme tricky, and how."""
