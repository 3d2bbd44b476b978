"""Tricky cases made to order: a random position in which a rule bites, found by search.

>>> from carte.quiz.search import tricky
>>> case = tricky("scopa", "equal", seed=1)
>>> [move for move in case.legal if move in case.refused]
[]

A recipe deals cards at random until the engine says that the position is tricky: that one of its
rules decides about a move, or that the better card loses. Whatever a case says of its position the
engine has said before. The same game, house rules, theme and seed always give the same case.

A table with house rules has its cases by these, and where they touch a theme it has those first
that come out otherwise by the book.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

from carte.engine.capture.game import CaptureDeal
from carte.engine.cards import MATTA, PACK, Card, cards_of, mask_of, text_of
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.moves import Announcement, Move, Play
from carte.engine.phrases import commas
from carte.engine.reading import shown
from carte.engine.rulebook import Ruling, where
from carte.engine.tricks.game import TrickGame
from carte.formats.house_code import from_house_code, house_code
from carte.games import GAMES, game, of_the_games
from carte.games.cases import Case
from carte.language import _
from carte.quiz.moves import tempts, wrong_moves
from carte.quiz.ours import holds
from carte.quiz.question import HouseRules
from carte.quiz.setting import by_the_book, rules_of_the_house
from carte.quiz.themes import themes_of

__all__ = ["NoSuchCase", "case_named", "case_of", "name_of", "tricky", "tricky_themes"]

TRIES = 20_000
"""So many positions are dealt before a search is given up; most need a few dozen."""

MORE = 300
"""So many more are dealt for a case that comes out otherwise by the book."""

_BOOK: HouseRules = {}

_AT_HOUSE = "&house="
_NAME = re.compile(
    r"tricky-(?P<slug>[a-z-]+)-(?P<theme>[a-z]+)-(?P<seed>\d{1,9})"
    rf"({_AT_HOUSE}(?P<house>[0-9A-Za-z]+))?"
)


class NoSuchCase(ValueError):
    """A tricky case that cannot be made; the message says of what there are some."""


def tricky(slug: str, theme: str, seed: int, house: HouseRules = _BOOK) -> Case:
    """Return a tricky case of a game, by house rules where a table has any.

    Raises ``NoSuchCase`` for a theme that the game has not, and ``InvalidOption`` for house rules
    that it has not.
    """
    rules = game(slug, **house)
    known = tricky_themes(slug, house)
    if theme not in known:
        raise NoSuchCase(
            _("no tricky cases of {theme} in {slug}; there are {themes}").format(
                theme=shown(theme), slug=slug, themes=commas(known)
            )
        )
    case = _search(rules, theme, seed)
    if case is None:
        raise NoSuchCase(
            _("no tricky case of {theme} found in {slug} with the number {seed}").format(
                theme=shown(theme), slug=slug, seed=seed
            )
        )
    return case._replace(id=name_of(slug, theme, seed, house))


def _search(rules: Game, theme: str, seed: int) -> Case | None:
    """Return the first case that comes of a seed, or one soon after it in which house rules bite.

    Such a one names the rules of the house that touch its theme.
    """
    rng = Random(f"{rules.slug} {theme} {seed}")
    recipes = [recipe for recipe in _RECIPES if recipe.theme == theme and recipe.suits(rules)]
    own, first, left = _own(rules, theme), None, TRIES
    while left > 0:
        left -= 1
        case = rng.choice(recipes).make(rules, rng)
        if case and own and not holds(case, _BOOK):
            return case._replace(rules=[*dict.fromkeys((*case.rules, *own))])
        if case and not first:
            first, left = case, MORE if own else 0
    return first


def _own(rules: Game, theme: str) -> list[str]:
    """Return the tails of the rules of a theme that hold because of house rules."""
    own = [rule.tail for rule in rules_of_the_house(rules)]
    return [tail for tail in own if theme in themes_of(rules, [tail])]


def name_of(slug: str, theme: str, seed: int, house: HouseRules = _BOOK) -> str:
    """Return the name by which the page of cases opens a tricky case; ``case_named`` reads it."""
    rules = game(slug, **house)
    at = f"{_AT_HOUSE}{house_code([rules])}" if rules.chosen else ""
    return f"tricky-{slug}-{theme}-{seed}{at}"


@of_the_games
def case_named(name: str) -> Case:
    """Return the tricky case of a name.

    Raises ``NoSuchCase`` for what is none's, and ``InvalidHouse`` where the code of its house rules
    is none.
    """
    made = _NAME.fullmatch(name)
    code = made and made["house"]
    houses = {one.slug: one.chosen for one in from_house_code(code)} if code else {}
    if made is None or made["slug"] not in GAMES or {*houses} - {made["slug"]}:
        raise NoSuchCase(_("{name} is the name of no tricky case").format(name=shown(name)))
    slug = made["slug"]
    return tricky(slug, made["theme"], int(made["seed"]), houses.get(slug, _BOOK))


def tricky_themes(slug: str, house: HouseRules = _BOOK) -> tuple[str, ...]:
    """Return the themes of which there are tricky cases in a game, by house rules if any."""
    rules = game(slug, **house)
    return tuple(dict.fromkeys(recipe.theme for recipe in _RECIPES if recipe.suits(rules)))


class _Recipe(NamedTuple):
    """How to make cases of a theme, in games that have all the rules of ``needs``.

    ``when`` tells whether their house rules leave anything to be asked.
    """

    theme: str
    needs: Sequence[str]
    make: Callable[[Any, Random], Case | None]
    when: Callable[[Any], bool] = lambda rules: True

    def suits(self, rules: Game) -> bool:
        return all(tail in rules.rulebook for tail in self.needs) and self.when(rules)


def case_of(rules: Game, at: Mapping[str, Any], ruling: Ruling | str, **facts: Any) -> Case:
    """Return a case about a position, as far as it is told; a rule's tail will do for a ruling."""
    tail, says = (ruling, "") if isinstance(ruling, str) else (ruling.rule.tail, ruling.text)
    told: dict[str, Any] = {"legal": [], "sweeps": None, "refused": {}, "play": [], "then": {}}
    told |= {"misdeal": "", "primiera": [], "match": []} | facts
    return Case("", rules.slug, says, [tail], rules.chosen, at, **told)


def _dealt(rules: Game, rng: Random, *sizes: int) -> list[tuple[Card, ...]]:
    """Return so many different cards of the pack each time."""
    some = rng.sample(cards_of(rules.pack), sum(sizes))
    return [tuple(some.pop() for _card in range(size)) for size in sizes]


def _text(some: Iterable[Card]) -> str:
    return text_of(mask_of(some))


# ------------------------------------------------------------------------------ which is legal?


def _which(rules: Game, deal: Deal, at: Mapping[str, Any], rng: Random, tails: str) -> Case | None:
    """Ask which moves are legal, if a rule of ``tails`` decides about one of them."""
    legal = [*map(str, deal.legal_moves())]
    wrong = [*wrong_moves(deal, rng)]
    tried = [*(choice for choice in wrong if tempts(deal, choice)), *deal.legal_moves()]
    decisive = next(_decisive(deal, at, tried, tails.split()), None)
    if not wrong or decisive is None:
        return None
    refused = {str(choice): deal.ruling(choice).rule.tail for choice in wrong}
    return case_of(rules, at, decisive, legal=legal, refused=refused)


def _decisive(
    deal: Deal, at: Mapping[str, Any], tried: Iterable[Move], tails: Sequence[str]
) -> Iterator[Ruling]:
    """Yield the rulings by a rule of ``tails``, and those that such a rule turns in the book."""
    book = by_the_book(deal.game).position(**at) if deal.game.chosen else None
    for choice in tried:
        ours = deal.ruling(choice)
        there = book.ruling(choice) if book else ours
        turned = ours.legal != there.legal and there.rule.tail in tails
        if turned or ours.rule.tail in tails:
            yield ours


def _at_the_table(
    rules: Any,
    rng: Random,
    *,
    tails: str,
    wants: Callable[[Sequence[Card], Sequence[Card]], bool] = lambda hand, table: True,
    ways: int = 1,
) -> Case | None:
    """Two cards in hand, of which one takes in so many ways, and three to six on the table."""
    hand, table = _dealt(rules, rng, 2, rng.randint(3, 6))
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
    hand, table = _dealt(rules, rng, 2, rng.randint(2, 4))
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
    return _which(
        rules, rules.position(**at), at, rng, "higher points-after-two direct-points two-is-last"
    )


def _with_the_two(rules: Any, rng: Random) -> Case | None:
    """The declarer holds a 2 that would have to be called."""
    (hand,) = _dealt(rules, rng, rules.hand_size)
    bids = ["2", "62", "75"] if rules.point_bids else ["2"]
    at = {"declarer": 0, "bid": rng.choice(bids), "hand": _text(hand)}
    return _which(rules, rules.position(**at), at, rng, "call-two")


def _to_the_trick(rules: Any, rng: Random) -> Case | None:
    """Three cards lie in the trick, and the hand may not play any card."""
    hand, trick = _dealt(rules, rng, 4, rules.seats - 1)
    at = {"hand": _text(hand), "trick": " ".join(map(str, trick))}
    return _which(rules, rules.position(**at), at, rng, "follow")


def _with_a_signal(rules: Any, rng: Random) -> Case | None:
    """The hand leads, and may say only what is true."""
    (hand,) = _dealt(rules, rng, 4)
    at = {"hand": _text(hand), "leader": 0}
    return _which(rules, rules.position(**at), at, rng, "volo striscio")


# --------------------------------------------------------------------------- what comes out?


def _who_wins(rules: TrickGame, rng: Random) -> Case | None:
    """A trick that the strongest rank does not win: it is not of the suit led, or no trump."""
    trick, (card,) = _dealt(rules, rng, rules.seats - 1, 1)
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
    hand, table = _dealt(rules, rng, rng.randint(1, 2), rng.randint(1, 3))
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
    hand, table = _dealt(rules, rng, 3, 3)
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
    piles = _dealt(rules, rng, *(rng.randint(4, 9) for _side in range(rules.sides)))
    counted = [rules.primiera_of(mask_of(pile)) for pile in piles]
    second, best = sorted(counted)[-2:]
    near = max(3, best // 28)  # 3 of 84 points at most; where sevens are compared, about as little
    if best == 0 or (0 not in counted and best - second > near):
        return None
    at = {"piles": [*map(_text, piles)]}
    then = {"score": [score.items for score in rules.position(**at).score()]}
    return case_of(rules, at, "primiera", primiera=counted, then=then)


def _whole_deal(rules: Any, rng: Random) -> Case | None:
    """All forty cards have been won, no side with many more."""
    fair = len(PACK) // rules.sides
    sizes = [rng.randint(fair - 3, fair + 3) for _side in range(rules.sides - 1)]
    at = {"piles": [*map(_text, _dealt(rules, rng, *sizes, len(PACK) - sum(sizes)))]}
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
    _Recipe(
        "sums",
        ("choice-of-sums",),
        partial(_at_the_table, tails="choice-of-sums fewest-cards", ways=2),
    ),
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
    _Recipe("partner", ("call-two",), _with_the_two, where(dark_first_trick=False)),
    _Recipe("signals", ("signals",), _with_a_signal, where(signal_truth=True)),
    _Recipe("payment", ("ranks",), partial(_paid, bids=("3", "10", "9"), near=3)),
    _Recipe("payment", ("solo",), partial(_paid, bids=("solo", "solissimo"), near=2)),
)
"""Which rules make a theme tricky, and how."""
