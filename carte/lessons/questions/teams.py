"""Questions of games for two teams: the seats, the sweeps, the cards left odd."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from carte.board.seats import seat_names
from carte.engine.cards import PACK, SUITS
from carte.engine.phrases import a, capital, commas
from carte.engine.reading import saferepr as quoted
from carte.language import N_, _
from carte.language.names import rank_name
from carte.lessons.questions.asking import number_in, one_of, the_capital, the_number
from carte.lessons.questions.picking import Pick, all_of
from carte.lessons.questions.question import Answer, Question, QuestionError, Shown
from carte.lessons.questions.sides import NOBODY

__all__ = ["TEAM_CHOICES", "TEAM_PICKS"]

SEATS = {
    "you": N_("You"),
    "right": N_("The player on your right"),
    "opposite": N_("Your partner"),
    "left": N_("The player on your left"),
}
"""The seats of four players, in the reader's words."""

_LAST = max(card.value for card in PACK)


def pile_of(shown: Shown, seat: str) -> Answer[str]:
    """Ask whose pile gets the cards that a seat takes."""
    place, rule = _place(shown, seat), shown.rule("teams")
    sides = {"you": _("Your team’s"), "other": _("The other team’s")}
    right = [*sides][shown.game.side(place)]
    hints = (
        _("Each pair of partners has one pile between them."),
        _("Your partner is the player opposite; the two beside you play against you."),
    )
    return one_of(sides, right, rule.text, hints, rule.id)


def begins(shown: Shown) -> Answer[str]:
    """Ask who plays the first card when the dealer shown has dealt."""
    if not shown.dealer:
        raise QuestionError(_("a dealer, for this question"))
    deal = shown.game.deal(deck=PACK, dealer=_place(shown, shown.dealer))
    first = seat_names(shown.game)[deal.turn]
    rule = shown.rule("first-player")
    hints = (
        _("The turn goes round from the dealer, who comes last."),
        _("Ask who sits next to the dealer in the direction of play."),
    )
    seats = {name: _(words) for name, words in SEATS.items()}
    return one_of(seats, first, rule.text, hints, rule.id)


def sweeper(shown: Shown) -> Answer[str]:
    """Ask which card would sweep the table: one of the options, values, or nobody's."""
    rule = shown.rule("sweep")
    if not all(option == NOBODY or _value_in(option) for option in shown.options):
        words = _('options here: values such as "8" and perhaps "{nobody}"')
        raise QuestionError(words.format(nobody=NOBODY))
    total = sum(card.value for card in shown.pile)
    tried = {option: _tried(shown, option) for option in shown.options}
    sweeping = [option for option, (sweeps, _text) in tried.items() if sweeps]
    right = sweeping[0] if sweeping else NOBODY
    if right not in shown.options:
        words = _('"{nobody}" among the options, since none of them sweeps')
        raise QuestionError(words.format(nobody=NOBODY))
    adds_up = _("The table adds up to {total}.").format(total=total)
    options = {
        option: _("No card at all") if option == NOBODY else capital(a(int(option)))
        for option in shown.options
    }
    return Answer(
        right=(right,),
        texts={option: adds_up if option == NOBODY else tried[option][1] for option in options},
        hints=(
            _("Only a card that takes everything sweeps."),
            adds_up,
            _("Answer: {answer}.").format(answer=options[right]),
        ),
        rule=rule.id,
        options=options,
    )


def unseen(shown: Shown, number: str) -> Answer[str]:
    """Ask how many cards of a value are still to come, when those of both piles are gone."""
    value = _value_in(number)
    if value is None:
        words = _("a value after the question, 1 to {last}, and not {value}")
        raise QuestionError(words.format(last=_LAST, value=quoted(number)))
    gone = [card for card in (*shown.pile, *shown.other) if card.value == value]
    left = len(SUITS) - len(gone)
    rank = rank_name(value)
    counted = _("There are four cards of each value; already gone: {gone}.").format(gone=len(gone))
    return the_number(
        shown,
        left,
        dict.fromkeys(shown.options, counted),
        _("Look for every {rank} in both piles.").format(rank=rank),
        counted,
    )


def odd(shown: Shown) -> Answer[Pick]:
    """Ask for the cards of each value of which the pile holds an odd number."""
    number = Counter(card.value for card in shown.pile)
    return all_of(
        shown,
        tuple(card for card in shown.pile if number[card.value] % 2),
        lambda card: _("{Card} has a matching card here: leave it.").format(Card=the_capital(card)),
        _("Pair off cards of the same value, two by two, and see which are left."),
    )


TEAM_CHOICES: Mapping[str, Question[str]] = {
    "pile-of": pile_of,
    "begins": begins,
    "sweeper": sweeper,
    "unseen": unseen,
}
"""Questions of levels of kind ``choose``."""

TEAM_PICKS: Mapping[str, Question[Pick]] = {"odd": odd}
"""Questions of levels of kind ``pick``."""


def _place(shown: Shown, seat: str) -> int:
    if shown.game.seats != len(SEATS):
        raise QuestionError(_("a game for {seats} players").format(seats=len(SEATS)))
    if seat not in SEATS:
        raise QuestionError(_("a seat after the question: {seats}").format(seats=commas(SEATS)))
    return seat_names(shown.game).index(seat)


def _value_in(text: str) -> int | None:
    """Return the card value in a text, None for any other text."""
    value = number_in(text)
    return value if value in range(1, _LAST + 1) else None


def _tried(shown: Shown, option: str) -> tuple[bool, str]:
    """Play a card of a value on the table; return whether it sweeps, and what it does."""
    if option == NOBODY:
        return False, ""
    left = [card for card in PACK if card.value == int(option) and card not in shown.pile]
    if not left:
        words = _("options that still have a card to play, and not {option}")
        raise QuestionError(words.format(option=quoted(option)))
    card = left[0]
    deal = shown.game.position(hand=[card], table=shown.pile)
    for move in deal.legal_moves():
        if (ruling := deal.ruling(move)).scopa:
            return True, ruling.text
    return False, deal.ruling(deal.legal_moves()[0]).text
