"""The questions of levels of kind `choose`: which of these answers?"""

from __future__ import annotations

from collections.abc import Mapping

from carte.cards import MASKS, SETTEBELLO, SUITS, Card, cards_of, mask_of, rank_name
from carte.cases import deck_with
from carte.game import Match, Misdeal, Score
from carte.lessons.questions import (
    NOBODY,
    SIDES,
    Answer,
    Question,
    QuestionError,
    Shown,
    in_teams,
    items_of,
    names_of,
    one_of,
    side_of,
    the_capital,
    the_number,
    the_one,
)
from carte.lessons.questions.chiamata import CHIAMATA_CHOICES
from carte.lessons.questions.cirulla import CIRULLA_CHOICES
from carte.lessons.questions.mediatore import MEDIATORE_CHOICES
from carte.lessons.questions.picks import addends
from carte.lessons.questions.teams import TEAM_CHOICES
from carte.lessons.questions.tricks import TRICK_CHOICES
from carte.locale import N_, _
from carte.prizes import ALL_DENARI, PRIMIERA_POINTS, primiera, prizes
from carte.words import a, capital, the

__all__ = ["CHOICES"]

FRENCH_SUITS = (N_("diamonds"), N_("hearts"), N_("spades"), N_("clubs"))
FRENCH_COURTS = {8: N_("jack"), 9: N_("queen"), 10: N_("king")}


# ------------------------------------------------------------------------ the cards themselves


def value(shown: Shown) -> Answer[str]:
    """What a card is worth when cards are taken."""
    return _number_on(
        shown,
        {worth: worth for worth in range(1, 11)},
        _("{Card} is worth {number}."),
        _("{Rank} is worth {number}."),
        _("No card is worth {number} when cards are taken."),
        _("The order is asso, 2 to 7, fante, cavallo, re: 1 to 10."),
        _("Count its place in that order."),
    )


def points(shown: Shown) -> Answer[str]:
    """What a card counts in the primiera."""
    return _number_on(
        shown,
        PRIMIERA_POINTS,
        _("{Card} counts {number} in the primiera."),
        _("{Rank} counts {number} in the primiera."),
        _("No card counts {number} in the primiera."),
        _("The primiera has points of its own: 21, 18, 16, 15, 14, 13, 12 and 10."),
        _("They go to 7, 6, asso, 5, 4, 3, 2 and the court cards, in this order."),
        "primiera",
    )


def more_points(shown: Shown) -> Answer[str]:
    """Which card of the pile counts most in the primiera."""
    worth = {str(card): PRIMIERA_POINTS[card.value] for card in shown.pile}
    best = max(worth.values(), default=0)
    right = tuple(card for card, counted in worth.items() if counted == best)
    text = _("{Card} counts {points} in the primiera.")
    return Answer(
        right=right,
        texts={
            str(card): text.format(Card=the_capital(card), points=worth[str(card)])
            for card in shown.pile
        },
        hints=(
            _("What a card takes does not matter here."),
            _("In the primiera the order is 7, 6, asso, 5, 4, 3, 2, court cards."),
            _("It is {card}.").format(card=_(" or ").join(the(Card(card)) for card in right)),
        ),
        rule=shown.game.rulebook["primiera"].id,
        options={str(card): card.name for card in shown.pile},
    )


def french_suit(shown: Shown) -> Answer[str]:
    """Which suit of a French pack stands for the suit of a card."""
    card = the_one(shown)
    right = FRENCH_SUITS[card.suit.index]
    text = _("{french} {name} stand for {suit}.")
    named = tuple(zip(SUITS, FRENCH_SUITS, strict=True))
    return Answer(
        right=(right,),
        texts={
            name: text.format(french=suit.french, name=_(name), suit=suit.name)
            for suit, name in named
        },
        hints=(
            _("Denari and coppe are red suits, spade and bastoni black ones."),
            _("Hearts stand for coppe, clubs for bastoni."),
            _("It is {answer}.").format(answer=_(right)),
        ),
        options={name: f"{suit.french} {_(name)}" for suit, name in named},
    )


def french_court(shown: Shown) -> Answer[str]:
    """Which card of a French pack stands for a court card."""
    card = the_one(shown)
    if card.value not in FRENCH_COURTS:
        raise QuestionError("a court card (8, 9 or 10) for this question")
    right = FRENCH_COURTS[card.value]
    text = _("The {name} stands for the {rank}, {value}.")
    return Answer(
        right=(right,),
        texts={
            name: text.format(name=_(name), rank=rank_name(worth), value=worth)
            for worth, name in FRENCH_COURTS.items()
        },
        hints=(
            _("The court cards are worth 8, 9 and 10."),
            _("Jack, queen, king: the same order, from 8 to 10."),
            _("It is the {answer}.").format(answer=_(right)),
        ),
        options={name: _(name) for name in FRENCH_COURTS.values()},
    )


# ------------------------------------------------------------------------------------ counting


def wins(shown: Shown, prize: str) -> Answer[str]:
    """Which pile wins a prize: carte, denari, settebello, primiera, or cards (the whole game)."""
    piles = mask_of(shown.pile), mask_of(shown.other)
    missing_suit = str(shown.game.options["primiera_missing_suit"])
    winners = prizes(piles, missing_suit)
    winners["cards"] = winners["carte"]
    if prize not in winners:
        raise QuestionError(f"a prize after the question: {', '.join(winners)}")
    right = side_of(winners[prize])
    yours, others = (_count(prize, pile, missing_suit) for pile in piles)
    names = names_of(shown)
    counted = _("{You}: {yours}. {Other}: {others}.").format(
        You=names["you"], yours=yours, Other=names["other"], others=others
    )
    theirs = (
        _("Count theirs: {count}.") if in_teams(shown) else _("Count the other player’s: {count}.")
    )
    hints = _("Count yours: {count}.").format(count=yours), theirs.format(count=others)
    rule = shown.game.rulebook[_rule_of(prize, piles, right)]
    return one_of(names, right, counted, hints, rule.id)


def leftovers(shown: Shown, capturer: str) -> Answer[str]:
    """Who gets the pile, whose last card was the last of the deal; `capturer` captured last."""
    if capturer not in SIDES:
        raise QuestionError(f"who captured last after the question: {' or '.join(SIDES)}")
    *table, last = shown.pile
    deal = shown.game.position(
        hand=[last], table=table, stock="", last_capturer=SIDES.index(capturer)
    ).play(str(last))
    right = SIDES[[bool(pile) for pile in deal.piles].index(True)]
    rule = shown.game.rulebook["leftovers"]
    names = names_of(shown)
    text = {
        True: _("Who captured last gets what is left."),
        False: _("What is left goes to the player who captured last."),
    }
    if in_teams(shown):
        text = dict.fromkeys(text, rule.text)
    return Answer(
        right=(right,),
        texts={side: text[side == right] for side in names},
        hints=(
            _("Who laid the last card does not matter."),
            _("Ask who made the last capture."),
            _("It is: {answer}.").format(answer=names[right]),
        ),
        rule=rule.id,
        options=names,
    )


def total(shown: Shown) -> Answer[str]:
    """How many points the deal brings the reader."""
    score = shown.game.position(piles=[shown.pile, shown.other]).score()[0]
    items = items_of(score)
    right = _("{total}: {items}.").format(total=score.total, items=items)
    wrong = _("Count carte, denari, settebello and primiera one by one.")
    texts = {option: right if option == str(score.total) else wrong for option in _numbers(shown)}
    return the_number(
        shown,
        score.total,
        texts,
        _("Count your cards, then your denari; the settebello; the best of each suit."),
        _("Yours are: {items}.").format(items=items),
        "score",
    )


def match(shown: Shown, before: str, brought: str) -> Answer[str]:
    """Who has won a match that stood at `before`, such as 10-9, when a deal has brought 1-3."""
    scores = tuple(_points(text) for text in (before, brought))
    so_far = Match(shown.game, 0, scores)
    right = side_of(so_far.winner)
    yours, others = so_far.totals
    text = _("The match stands at {yours} to {others}.").format(yours=yours, others=others)
    options = {**names_of(shown), NOBODY: _("Nobody: play another deal")}
    idea = _("Add what the deal brought to each side.")
    return one_of(options, right, text, (idea, text), shown.game.rulebook["target"].id)


def layout(shown: Shown) -> Answer[str]:
    """Whether a first table is played or dealt again."""
    rule = None
    try:
        shown.game.deal(deck=deck_with(shown.pile, shown.game))
    except Misdeal as misdeal:
        rule = misdeal.rule
    right = "play" if rule is None else "again"
    said = _("Nothing forbids this table.") if rule is None else rule.text
    return Answer(
        right=(right,),
        texts={"play": said, "again": said},
        hints=(
            _("Look for the re."),
            _("Which card could ever take the third re?"),
            _("It is dealt again.") if rule else _("It is played."),
        ),
        rule=None if rule is None else rule.id,
        options={"play": _("Play it as it lies"), "again": _("Deal the cards again")},
    )


CHOICES: Mapping[str, Question[str]] = {
    "value": value,
    "points": points,
    "more-points": more_points,
    "french-suit": french_suit,
    "french-court": french_court,
    "wins": wins,
    "leftovers": leftovers,
    "total": total,
    "match": match,
    "layout": layout,
    **CHIAMATA_CHOICES,
    **TEAM_CHOICES,
    **CIRULLA_CHOICES,
    **TRICK_CHOICES,
    **MEDIATORE_CHOICES,
}
"""The questions of levels of kind `choose`."""


def _numbers(shown: Shown) -> tuple[str, ...]:
    if not shown.options or not all(option.isdecimal() for option in shown.options):
        raise QuestionError('options, a list of numbers such as "8", with this question')
    return shown.options


def _number_on(
    shown: Shown,
    numbers: Mapping[int, int],
    right: str,
    anothers: str,
    nobodys: str,
    nudge: str,
    closer: str,
    rule: str | None = None,
) -> Answer[str]:
    """Ask for the number that a card carries; `numbers` are those of the values 1…10.

    Options that another value carries are answered by `anothers`, the rest by `nobodys`.
    """
    card = the_one(shown)
    owners = {number: value for value, number in numbers.items()}
    texts = {}
    for option in _numbers(shown):
        number = int(option)
        text = right if number == numbers[card.value] else anothers
        owner = owners.get(number)
        texts[option] = (nobodys if owner is None else text).format(
            Card=the_capital(card), number=number, Rank=owner and capital(a(owner))
        )
    return the_number(shown, numbers[card.value], texts, nudge, closer, rule)


def _count(prize: str, pile: int, missing_suit: str) -> str:
    """Return what a pile holds towards a prize, in words."""
    pile &= {"denari": ALL_DENARI, "settebello": MASKS[SETTEBELLO.index]}.get(prize, pile)
    if prize != "primiera":
        return str(pile.bit_count())
    if not (worth := primiera(pile, missing_suit)):
        return _("out, for a suit is missing")
    best = tuple(max(suit, key=_primiera_points) for suit in _by_suit(pile) if suit)
    return f"{addends(best)} = {worth}"


def _by_suit(pile: int) -> list[list[Card]]:
    won = cards_of(pile)
    return [[card for card in won if card.suit == suit] for suit in SUITS]


def _primiera_points(card: Card) -> int:
    return PRIMIERA_POINTS[card.value]


def _rule_of(prize: str, piles: tuple[int, int], right: str) -> str:
    """Return the tail of the rule that decides who wins a prize."""
    if prize == "cards":
        return "draw" if right == NOBODY else "most-cards"
    if prize == "primiera" and not all(map(primiera, piles)):
        return "primiera-missing-suit"
    return prize


def _points(text: str) -> tuple[Score, Score]:
    """Read points such as 10-9; what they were scored for does not matter to a match."""
    yours, dash, others = text.partition("-")
    if not (dash and yours.isdecimal() and others.isdecimal()):
        raise QuestionError("the points of both sides after the question, such as 10-9 1-3")
    return Score({"scopa": int(yours)}), Score({"scopa": int(others)})
