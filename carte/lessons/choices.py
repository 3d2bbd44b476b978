"""The questions of levels of kind `choose`: which of these answers?"""

from __future__ import annotations

from collections.abc import Mapping

from carte.cards import PACK, Card, cards_of, mask_of, rank_name
from carte.game import Match, Misdeal, Score
from carte.lessons.picks import addends
from carte.lessons.questions import Answer, Case, Question, QuestionError, the_capital, the_one
from carte.locale import N_, _
from carte.prizes import ALL_DENARI, PRIMIERA_POINTS, primiera, prizes
from carte.words import the

__all__ = ["CHOICES"]

SIDES = ("you", "other")
_SIDES = {"you": N_("You"), "other": N_("The other player"), "nobody": N_("Nobody")}


# ------------------------------------------------------------------------ the cards themselves


def value(case: Case) -> Answer[str]:
    """What a card is worth when cards are taken."""
    card = the_one(case)
    texts = {}
    for option in _numbers(case):
        if option == str(card.value):
            texts[option] = _("{Card} is worth {value}.")
        elif 1 <= int(option) <= 10:
            texts[option] = _("{option} is what a card called {rank} is worth.")
        else:
            texts[option] = _("No card is worth {option} when cards are taken.")
    return _number(
        case,
        card.value,
        {
            option: text.format(
                Card=the_capital(card),
                value=card.value,
                option=option,
                rank=rank_name(int(option)) if 1 <= int(option) <= 10 else "",
            )
            for option, text in texts.items()
        },
        _("The order is asso, 2 to 7, fante, cavallo, re: 1 to 10."),
        _("Count its place in that order."),
    )


def points(case: Case) -> Answer[str]:
    """What a card counts in the primiera."""
    card = the_one(case)
    right = PRIMIERA_POINTS[card.value]
    owner = {worth: rank_name(rank) for rank, worth in PRIMIERA_POINTS.items()}
    texts = {}
    for option in _numbers(case):
        if option == str(right):
            text = _("{Card} counts {option} in the primiera.")
        elif int(option) in owner:
            text = _("In the primiera {option} is what a card called {rank} counts.")
        else:
            text = _("No card counts {option} in the primiera.")
        texts[option] = text.format(
            Card=the_capital(card), option=option, rank=owner.get(int(option), "")
        )
    return _number(
        case,
        right,
        texts,
        _("The primiera has points of its own: 21, 18, 16, 15, 14, 13, 12 and 10."),
        _("They go to 7, 6, asso, 5, 4, 3, 2 and the court cards, in this order."),
        "primiera",
    )


def more_points(case: Case) -> Answer[str]:
    """Which card of the pile counts most in the primiera."""
    worth = {str(card): PRIMIERA_POINTS[card.value] for card in case.pile}
    best = max(worth.values(), default=0)
    right = tuple(card for card, counted in worth.items() if counted == best)
    text = _("{Card} counts {points} in the primiera.")
    return Answer(
        right=right,
        texts={
            str(card): text.format(Card=the_capital(card), points=worth[str(card)])
            for card in case.pile
        },
        hints=(
            _("What a card takes does not matter here."),
            _("In the primiera the order is 7, 6, asso, 5, 4, 3, 2, court cards."),
            _("It is {card}.").format(card=" ".join(the(Card(card)) for card in right)),
        ),
        rule=case.game.rulebook["primiera"].id,
        options={str(card): card.name for card in case.pile},
    )


def french_suit(case: Case) -> Answer[str]:
    """Which suit of a French pack stands for the suit of a card."""
    names = (_("diamonds"), _("hearts"), _("spades"), _("clubs"))
    card = the_one(case)
    right = names[card.suit.index]
    text = _("{french} {name} stand for {suit}.")
    first = [PACK[index] for index in range(4)]
    return Answer(
        right=(right,),
        texts={
            name: text.format(french=asso.suit.french, name=name, suit=asso.suit.name)
            for asso, name in zip(first, names, strict=True)
        },
        hints=(
            _("Denari are round and bright; it is a red suit."),
            _("Hearts stand for coppe, clubs for bastoni, spades for spade."),
            _("It is {answer}.").format(answer=right),
        ),
        options={
            name: f"{asso.suit.french} {name}" for asso, name in zip(first, names, strict=True)
        },
    )


def french_court(case: Case) -> Answer[str]:
    """Which card of a French pack stands for a court card."""
    names = {8: _("jack"), 9: _("queen"), 10: _("king")}
    card = the_one(case)
    if card.value not in names:
        raise QuestionError("a court card (8, 9 or 10) in the pile")
    text = _("The {name} stands for the {rank}, {value}.")
    return Answer(
        right=(names[card.value],),
        texts={
            name: text.format(name=name, rank=rank_name(worth), value=worth)
            for worth, name in names.items()
        },
        hints=(
            _("The court cards are worth 8, 9 and 10."),
            _("Jack, queen, king: the same order, from 8 to 10."),
            _("It is the {answer}.").format(answer=names[card.value]),
        ),
        options={name: name for name in names.values()},
    )


# ------------------------------------------------------------------------------------ counting


def wins(case: Case, prize: str) -> Answer[str]:
    """Which pile wins a prize: carte, denari, settebello, primiera, or cards (the whole game)."""
    piles = mask_of(case.pile), mask_of(case.other)
    winners = prizes(piles, "ineligible")
    winners["cards"] = winners["carte"]
    if prize not in winners:
        raise QuestionError(f"a prize after the question: {', '.join(winners)}")
    winner = winners[prize]
    right = "nobody" if winner is None else SIDES[winner]
    yours, others = (_count(prize, pile) for pile in piles)
    counted = _("You: {yours}. The other player: {others}.").format(yours=yours, others=others)
    return Answer(
        right=(right,),
        texts=dict.fromkeys(_SIDES, counted),
        hints=(
            _("Count yours: {count}.").format(count=yours),
            _("Count the others: {count}.").format(count=others),
            _("It is: {answer}.").format(answer=_(_SIDES[right])),
        ),
        rule=case.game.rulebook[_rule_of(prize, piles, right)].id,
        options={side: _(name) for side, name in _SIDES.items()},
    )


def leftovers(case: Case, capturer: str) -> Answer[str]:
    """Who gets the pile, whose last card was the last of the deal; `capturer` captured last."""
    if capturer not in SIDES:
        raise QuestionError(f"who captured last after the question: {' or '.join(SIDES)}")
    *table, last = case.pile
    deal = case.game.position(
        hand=[last], table=table, stock="", last_capturer=SIDES.index(capturer)
    ).play(str(last))
    piles = deal.piles
    right = SIDES[[bool(pile) for pile in piles].index(True)]
    text = {
        True: _("Who captured last gets what is left."),
        False: _("What is left goes to the player who captured last."),
    }
    return Answer(
        right=(right,),
        texts={side: text[side == right] for side in _SIDES},
        hints=(
            _("Who laid the last card does not matter."),
            _("Ask who made the last capture."),
            _("It is: {answer}.").format(answer=_(_SIDES[right])),
        ),
        rule=case.game.rulebook["leftovers"].id,
        options={side: _(name) for side, name in _SIDES.items()},
    )


def total(case: Case) -> Answer[str]:
    """How many points the deal brings the reader."""
    score = case.game.position(piles=[case.pile, case.other]).score()[0]
    items = ", ".join(score.items) or _("nothing")
    right = _("{total}: {items}.").format(total=score.total, items=items)
    wrong = _("Count carte, denari, settebello and primiera one by one.")
    texts = {option: right if option == str(score.total) else wrong for option in _numbers(case)}
    return _number(
        case,
        score.total,
        texts,
        _("Count your cards, then your denari; the settebello; the best of each suit."),
        _("Yours are: {items}.").format(items=items),
        "score",
    )


def match(case: Case, before: str, brought: str) -> Answer[str]:
    """Who has won a match that stood at `before`, such as 10-9, when a deal has brought 1-3."""
    scores = tuple(_points(text) for text in (before, brought))
    match = Match(case.game, 0, scores)
    winner = match.winner
    right = "nobody" if winner is None else SIDES[winner]
    yours, others = match.totals
    text = _("The match stands at {yours} to {others}.").format(yours=yours, others=others)
    return Answer(
        right=(right,),
        texts=dict.fromkeys(_SIDES, text),
        hints=(
            _("Add what the deal brought to each side."),
            text,
            _("It is: {answer}.").format(answer=_(_SIDES[right])),
        ),
        rule=case.game.rulebook["target"].id,
        options={
            side: _("Nobody: play another deal") if side == "nobody" else _(name)
            for side, name in _SIDES.items()
        },
    )


def layout(case: Case) -> Answer[str]:
    """Whether a first table is played or dealt again."""
    rest = [card for card in PACK if card not in case.pile]
    rule = None
    try:
        case.game.deal(deck=[*rest[:6], *case.pile, *rest[6:]])
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
}
"""The questions of levels of kind `choose`."""


def _numbers(case: Case) -> tuple[str, ...]:
    if not case.options or not all(option.isdecimal() for option in case.options):
        raise QuestionError('options, a list of numbers such as "8", with this question')
    return case.options


def _number(
    case: Case,
    right: int,
    texts: Mapping[str, str],
    nudge: str,
    closer: str,
    rule: str | None = None,
) -> Answer[str]:
    """Ask for one number among the case's options."""
    if str(right) not in case.options:
        raise QuestionError(f"{right} among the options, for it is the answer")
    return Answer(
        right=(str(right),),
        texts=texts,
        hints=(nudge, closer, _("It is {answer}.").format(answer=right)),
        rule=None if rule is None else case.game.rulebook[rule].id,
        options={option: option for option in case.options},
    )


def _count(prize: str, pile: int) -> str:
    """Return what a pile holds towards a prize, in words."""
    if prize == "denari":
        pile &= ALL_DENARI
    if prize != "primiera":
        return str(pile.bit_count())
    if not primiera(pile):
        return _("out, for a suit is missing")
    best = tuple(max(suit, key=_primiera_points) for suit in _by_suit(pile))
    return f"{addends(best)} = {primiera(pile)}"


def _by_suit(pile: int) -> list[list[Card]]:
    won = cards_of(pile)
    return [[card for card in won if card.suit == asso.suit] for asso in PACK[:4]]


def _primiera_points(card: Card) -> int:
    return PRIMIERA_POINTS[card.value]


def _rule_of(prize: str, piles: tuple[int, int], right: str) -> str:
    """Return the tail of the rule that decides who wins a prize."""
    if prize == "cards":
        return "draw" if right == "nobody" else "most-cards"
    if prize == "primiera" and not all(map(primiera, piles)):
        return "primiera-missing-suit"
    return prize


def _points(text: str) -> tuple[Score, Score]:
    """Read points such as 10-9; what they were scored for does not matter to a match."""
    yours, dash, others = text.partition("-")
    if not (dash and yours.isdecimal() and others.isdecimal()):
        raise QuestionError("the points of both sides after the question, such as 10-9 1-3")
    return Score({"scopa": int(yours)}), Score({"scopa": int(others)})
