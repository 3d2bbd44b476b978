"""Questions of capture games: the first table, the last cards, what the piles win, the match."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

from carte.engine.capture.prizes import ALL_DENARI, prizes
from carte.engine.cards import MASKS, SETTEBELLO, SUITS, Card, cards_of, mask_of
from carte.engine.game import Game, Misdeal
from carte.engine.match import Match, Score
from carte.engine.phrases import amount, commas, either, plus, reckoned
from carte.language import _, pgettext
from carte.lessons.questions.asking import (
    first_deck,
    in_order,
    numbers_of,
    one_of,
    the_capital,
    the_number,
)
from carte.lessons.questions.picking import Pick, all_of, listed, some
from carte.lessons.questions.question import Answer, Question, QuestionError, Shown
from carte.lessons.questions.sides import (
    NOBODY,
    SIDES,
    in_teams,
    names_of,
    points_of,
    points_sheet,
    side_of,
    standing,
    winners_of,
)

__all__ = ["CAPTURE_CHOICES", "CAPTURE_PICKS"]


def layout(shown: Shown) -> Answer[str]:
    """Ask whether a first table is played or dealt again."""
    rule = None
    try:
        _game(shown).deal(deck=first_deck(shown))
    except Misdeal as misdeal:
        rule = misdeal.rule
    right = "play" if rule is None else "again"
    text = _("No rule forbids this table.") if rule is None else rule.text
    return Answer(
        right=(right,),
        texts={"play": text, "again": text},
        hints=(
            _("Look for the re."),
            _("Which card could ever take the third re?"),
            _("The cards are dealt again.") if rule else _("The deal is played."),
        ),
        rule=None if rule is None else rule.id,
        options={"play": _("Play it as it lies"), "again": _("Deal the cards again")},
    )


def leftovers(shown: Shown, capturer: str) -> Answer[str]:
    """Ask who gets the pile, whose last card ended the deal; ``capturer`` captured last."""
    if capturer not in SIDES:
        words = _("after the question, who captured last: {sides}")
        raise QuestionError(words.format(sides=either(SIDES)))
    *table, last = in_order(shown)
    rule, names = shown.rule("leftovers"), names_of(shown)
    deal = shown.game.position(
        hand=[last], table=table, stock="", last_capturer=SIDES.index(capturer)
    ).play(str(last))
    right = SIDES[[bool(pile) for pile in deal.piles].index(True)]
    text = {
        True: _("Whoever captured last gets the cards left."),
        False: _("The cards left go to the player who captured last."),
    }
    if in_teams(shown):
        text = dict.fromkeys(text, rule.text)
    return Answer(
        right=(right,),
        texts={side: text[side == right] for side in names},
        hints=(
            _("Who laid the last card does not matter."),
            _("See who made the last capture."),
            _("Answer: {answer}.").format(answer=names[right]),
        ),
        rule=rule.id,
        options=names,
    )


def wins(shown: Shown, prize: str) -> Answer[str]:
    """Ask which pile wins a prize: carte, denari, settebello, primiera, or cards (the game)."""
    piles, game, names = (mask_of(shown.pile), mask_of(shown.other)), _game(shown), names_of(shown)
    winners = prizes(piles, game.primiera_of)
    winners["cards"] = winners["carte"]
    if prize not in winners:
        words = _("a prize after the question: {prizes}")
        raise QuestionError(words.format(prizes=commas(winners)))
    right = side_of(winners[prize])
    yours, others = (_count(prize, pile, game) for pile in piles)
    counted = _("{You}: {yours}. {Other}: {others}.").format(
        You=names["you"], yours=yours, Other=names["other"], others=others
    )
    theirs = (
        _("Count theirs: {count}.") if in_teams(shown) else _("Count the other player’s: {count}.")
    )
    hints = _("Count yours: {count}.").format(count=yours), theirs.format(count=others)
    rule = shown.rule(_rule_of(prize, piles, right, game))
    return one_of(names, right, counted, hints, rule.id)


def best_primiera(shown: Shown) -> Answer[Pick]:
    """Ask for the best card of each suit."""
    game, rule = _game(shown), shown.rule("primiera")
    fours = [tuple(sorted(four)) for four in product(*_by_suit(shown.pile))]
    worth = {four: game.primiera_of(mask_of(four)) for four in fours}
    best = game.primiera_of(mask_of(shown.pile))
    right = some(four for four, points in worth.items() if points == best)
    text = {
        True: _("{addends} = {points}: your best."),
        False: _("{addends} = {points}, but your cards can do better."),
    }
    return Answer(
        right=right,
        texts={
            four: text[points == best].format(addends=_addends(four, game), points=points)
            for four, points in worth.items()
        },
        hints=(
            _("Take the suits one by one and keep the best card of each."),
            _("The best four make {points}.").format(points=best),
            _("They are {cards}.").format(cards=listed(right[0])),
        ),
        otherwise=_("Pick one card of each suit: four in all."),
        rule=rule.id,
    )


def makes(shown: Shown, item: str) -> Answer[Pick]:
    """Ask for every card without which an item of the score, such as grande, would bring less."""
    rule = shown.rule(item)

    def brought(pile: Pick) -> int:
        return shown.game.position(piles=[pile, shown.other]).score()[0].items.get(item, 0)

    whole = brought(shown.pile)
    return all_of(
        shown,
        tuple(
            card
            for card in shown.pile
            if brought(tuple(other for other in shown.pile if other is not card)) < whole
        ),
        lambda card: _("{Card} is not needed for it.").format(Card=the_capital(card)),
        rule.text,
        rule=rule.tail,
    )


def total(shown: Shown) -> Answer[str]:
    """Ask how many points the deal brings the reader."""
    rule = shown.rule("score")
    score = shown.game.position(piles=[shown.pile, shown.other]).score()[0]
    items = _items_of(score, shown.game)
    right = _("{total}: {items}.").format(total=score.total, items=items)
    wrong = _("Count carte, denari, settebello and primiera one by one.")
    texts = {option: right if option == str(score.total) else wrong for option in numbers_of(shown)}
    return the_number(
        shown,
        score.total,
        texts,
        _("Count your cards, your denari, the settebello and the best card of each suit."),
        _("Yours: {items}.").format(items=items),
        rule.tail,
    )


def match(shown: Shown, before: str, brought: str) -> Answer[str]:
    """Ask who has won a match that stood at ``before``, such as 10-9, after a deal of 1-3."""
    rule, options = shown.rule("target"), winners_of(shown)
    scores = tuple([points_of(shown, text) for text in (before, brought)])
    so_far = Match(shown.game, 0, scores)
    right = side_of(so_far.winner)
    text = standing(so_far)
    idea = _("Add each side’s points from the deal.")
    sheet = points_sheet(shown, {_("Before this deal"): scores[0], _("This deal"): scores[1]})
    return one_of(options, right, text, (idea, text), rule.id, sheet)


CAPTURE_CHOICES: Mapping[str, Question[str]] = {
    "layout": layout,
    "leftovers": leftovers,
    "wins": wins,
    "total": total,
    "match": match,
}
"""Questions of levels of kind ``choose``."""

CAPTURE_PICKS: Mapping[str, Question[Pick]] = {"primiera": best_primiera, "makes": makes}
"""Questions of levels of kind ``pick``."""


def _game(shown: Shown) -> Any:
    if not shown.game.has_table:
        raise QuestionError(_("a game in which cards are taken from a table, for this question"))
    return shown.game


def _count(prize: str, pile: int, game: Any) -> str:
    """Return in words what a pile counts towards a prize."""
    pile &= {"denari": ALL_DENARI, "settebello": MASKS[SETTEBELLO.index]}.get(prize, pile)
    if prize != "primiera":
        return str(pile.bit_count())
    if not (worth := game.primiera_of(pile)):
        return _("out: a suit is missing")
    best = sum(card for card, _points in game.best_of_suits.of(pile))
    return reckoned(_addends(cards_of(best), game), worth)


def _by_suit(pile: Pick) -> list[list[Card]]:
    return [[card for card in pile if card.suit == suit] for suit in SUITS]


def _rule_of(prize: str, piles: tuple[int, int], right: str, game: Any) -> str:
    """Return the tail of the rule that decides who wins a prize."""
    if prize == "cards":
        return "draw" if right == NOBODY else "most-cards"
    if prize == "primiera" and not all(map(game.best_of_suits.total, piles)):
        return "primiera-missing-suit"
    return prize


def _items_of(score: Score, game: Game) -> str:
    """Return the items of a score: "carte, settebello, grande 5"."""
    items = [
        name if points == 1 else amount(name, points)
        for item, points in score.items.items()
        for name in [game.items[item].name_for(points)]
    ]
    return commas(items) or pgettext("sum", "nothing")


def _addends(some: Pick, game: Any) -> str:
    """Return the primiera points of some cards as a sum, denari first: "21 + 18 + 16 + 10"."""
    in_order = sorted(some, key=lambda card: card.suit.index)
    return plus([game.best_of_suits.points[card.value] for card in in_order])
