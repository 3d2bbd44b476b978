"""Questions of games for two teams: who sits where, who can sweep, what is left odd."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from carte.capture import CaptureGame
from carte.cards import PACK, SUITS, rank_name
from carte.lessons.questions import (
    NOBODY,
    Answer,
    Case,
    Question,
    QuestionError,
    the_capital,
    the_number,
)
from carte.lessons.questions.picking import Pick, all_of
from carte.locale import N_, _
from carte.telling.seats import seat_names
from carte.words import a, capital

__all__ = ["TEAM_CHOICES", "TEAM_PICKS"]

SEATS = {
    "you": N_("You"),
    "right": N_("The player on your right"),
    "opposite": N_("Your partner"),
    "left": N_("The player on your left"),
}
"""The seats of four players, as the reader speaks of them."""


def pile_of(case: Case, seat: str) -> Answer[str]:
    """Whose pile gets the cards that a seat takes."""
    place = _place(case, seat)
    sides = {"you": _("Your team’s"), "other": _("The other team’s")}
    right = [*sides][case.game.side(place)]
    rule = case.game.rulebook["teams"]
    return Answer(
        right=(right,),
        texts=dict.fromkeys(sides, rule.text),
        hints=(
            _("Each pair of partners has one pile between them."),
            _("Your partner is the player opposite; the two beside you play against you."),
            _("It is: {answer}.").format(answer=sides[right]),
        ),
        rule=rule.id,
        options=sides,
    )


def begins(case: Case) -> Answer[str]:
    """Who plays the first card when the case's dealer has dealt."""
    if not case.dealer:
        raise QuestionError("a dealer, for this question")
    deal = case.game.deal(deck=PACK, dealer=_place(case, case.dealer))
    first = seat_names(case.game)[deal.turn]
    rule = case.game.rulebook["first-player"]
    return Answer(
        right=(first,),
        texts=dict.fromkeys(SEATS, rule.text),
        hints=(
            _("The turn goes round, from the dealer on; the dealer comes last."),
            _("Ask who sits next to the dealer, in the way that the play goes."),
            _("It is: {answer}.").format(answer=_(SEATS[first])),
        ),
        rule=rule.id,
        options={name: _(words) for name, words in SEATS.items()},
    )


def sweeper(case: Case) -> Answer[str]:
    """Which card would sweep the table: one of the options, values, or nobody's."""
    if not all(option == NOBODY or option.isdecimal() for option in case.options):
        raise QuestionError(f'options, values such as "8" and perhaps "{NOBODY}", here')
    total = sum(card.value for card in case.pile)
    told = {option: _tried(case, option) for option in case.options}
    sweeping = [option for option, (sweeps, _text) in told.items() if sweeps]
    right = sweeping[0] if sweeping else NOBODY
    if right not in case.options:
        raise QuestionError(f'"{NOBODY}" among the options, for no card of them sweeps')
    adds_up = _("The table adds up to {total}.").format(total=total)
    options = {
        option: _("No card at all") if option == NOBODY else capital(a(int(option)))
        for option in case.options
    }
    return Answer(
        right=(right,),
        texts={option: adds_up if option == NOBODY else told[option][1] for option in options},
        hints=(
            _("Only a card that takes everything sweeps."),
            adds_up,
            _("It is: {answer}.").format(answer=options[right]),
        ),
        rule=case.game.rulebook["sweep"].id,
        options=options,
    )


def unseen(case: Case, number: str) -> Answer[str]:
    """How many cards of a value are still to come, when those of both piles are gone."""
    gone = [card for card in (*case.pile, *case.other) if str(card.value) == number]
    left = len(SUITS) - len(gone)
    rank = rank_name(int(number))
    counted = _("There are four cards of each value; gone of this one: {gone}.").format(
        gone=len(gone)
    )
    return the_number(
        case,
        left,
        dict.fromkeys(case.options, counted),
        _("Look for each {rank}, in both piles.").format(rank=rank),
        counted,
    )


def odd(case: Case) -> Answer[Pick]:
    """The cards of each value of which the pile holds an odd number."""
    number = Counter(card.value for card in case.pile)
    return all_of(
        case,
        tuple(card for card in case.pile if number[card.value] % 2),
        lambda card: _("{Card} has its pair here: leave it.").format(Card=the_capital(card)),
        _("Put equal cards side by side, two by two, and see what is left over."),
    )


TEAM_CHOICES: Mapping[str, Question[str]] = {
    "pile-of": pile_of,
    "begins": begins,
    "sweeper": sweeper,
    "unseen": unseen,
}
"""Questions of levels of kind `choose`."""

TEAM_PICKS: Mapping[str, Question[Pick]] = {"odd": odd}
"""Questions of levels of kind `pick`."""


def _place(case: Case, seat: str) -> int:
    if case.game.seats != len(SEATS):
        raise QuestionError(f"a game for {len(SEATS)} players")
    if seat not in SEATS:
        raise QuestionError(f"a seat after the question: {', '.join(SEATS)}")
    return seat_names(case.game).index(seat)


def _tried(case: Case, option: str) -> tuple[bool, str]:
    """Play a card of a value on the table: whether it sweeps, and what becomes of it."""
    if option == NOBODY:
        return False, ""
    assert isinstance(case.game, CaptureGame)
    card = next(card for card in PACK if str(card.value) == option and card not in case.pile)
    deal = case.game.position(hand=[card], table=case.pile)
    for move in deal.legal_moves():
        if (ruling := deal.ruling(move)).scopa:
            return True, ruling.text
    return False, deal.ruling(deal.legal_moves()[0]).text
