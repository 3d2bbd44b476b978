"""Why to play a card in a capture game: what it brings towards the points, and what it leaves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from carte.board.sayings import in_words
from carte.engine.capture.game import CaptureDeal, CaptureGame
from carte.engine.capture.prizes import ALL_DENARI
from carte.engine.cards import (
    EVERY_CARD,
    MASKS,
    OF_VALUE,
    PACK,
    SETTEBELLO,
    indices,
    mask_of,
)
from carte.engine.moves import Move, Play
from carte.engine.phrases import a, any_of, every, the, together
from carte.language import _, ngettext
from carte.language.names import rank_name
from carte.play.advice.reason import Reason

__all__ = ["of_capture"]

CARDS, DENARI = 40, 10
"""Nobody can equal a side that has more than half of all cards, or of all denari."""

GOOD_FOR_PRIMIERA = 16
"""What an asso counts for the primiera; apart from it only a 6 and a 7 are worth mentioning."""

MANY = 3
"""From how many cards on their number is worth mentioning."""


def of_capture(deal: CaptureDeal, choice: Play, instead: Move | None) -> Iterator[Reason]:
    """Say what a card brings, and what it leaves."""
    if choice.mask:
        yield from _brought(deal, choice.mask | MASKS[choice.played])
    else:
        yield from _given_up(deal, choice)
    yield from _left(deal, choice)
    yield from _at_the_end(deal, choice)
    if isinstance(instead, Play):
        yield from _short_of(deal, choice, instead)


def _left_by(deal: CaptureDeal, choice: Play) -> int:
    """Return the table after a play, before the next cards are dealt."""
    table = mask_of(deal.table)
    if choice.mask or (not table and deal.game.takes_itself(choice.played)):
        return table ^ choice.mask
    return table | MASKS[choice.played]


def _held_after(deal: CaptureDeal) -> int:
    """Return how many cards are still to be played after this one."""
    return sum(map(len, deal.hands)) + len(deal.stock) - 1


def _out(deal: CaptureDeal) -> int:
    """Return the cards that others may still play: everybody has seen those that were won."""
    seen = chain(deal.hands[deal.turn], deal.table, *deal.piles)
    return EVERY_CARD & ~mask_of(seen)


# ------------------------------------------------------------------------------- what it brings


def _brought(deal: CaptureDeal, won: int) -> Iterator[Reason]:
    """Say what the cards won count towards each point of the game."""
    rules, side = deal.game.rulebook, deal.game.side(deal.turn)
    mine = mask_of(deal.piles[side])
    theirs = sum(mask_of(pile) for other, pile in enumerate(deal.piles) if other != side)
    two = deal.game.sides == 2  # with three sides nobody knows how many are a majority
    for item in deal.game.items.values():
        if item.gain and item.of and won & item.of == item.of:
            yield Reason(_(item.gain), rules[item.id])
    if "denari" in rules and won & ALL_DENARI:
        number = (won & ALL_DENARI).bit_count()
        have, lost = ((pile & ALL_DENARI).bit_count() for pile in (mine, theirs))
        if max(have, lost if two else 0) <= DENARI // 2:
            words = ngettext(
                "It wins {number} denari card, which makes {have} in all.",
                "It wins {number} denari cards, which makes {have} in all.",
                number,
            )
            if two:
                words = ngettext(
                    "It wins {number} denari card, which makes {have} in all; "
                    "{most} win the point.",
                    "It wins {number} denari cards, which makes {have} in all; "
                    "{most} win the point.",
                    number,
                )
            text = words.format(number=number, have=have + number, most=DENARI // 2 + 1)
            yield Reason(text, rules["denari"])
    if "primiera" in rules:
        yield from _for_primiera(deal.game, mine, won)
    for tail in ("carte", "most-cards"):
        have, number = mine.bit_count(), won.bit_count()
        decided = max(have, theirs.bit_count() if two else 0) > CARDS // 2
        if tail in rules and not decided and (number >= MANY or tail == "most-cards"):
            words = _("It wins {number} cards, which makes {have} in all.")
            if two and tail == "carte":
                words = _(
                    "It wins {number} cards, which makes {have} in all; {most} win the point."
                )
            elif two:
                words = _("It wins {number} cards, which makes {have} in all; {most} win.")
            text = words.format(number=number, have=have + number, most=CARDS // 2 + 1)
            yield Reason(text, rules[tail])
    yield from _for_runs(deal.game, mine, theirs, won)


def _for_primiera(game: CaptureGame, mine: int, won: int) -> Iterator[Reason]:
    """Name the cards that become the best of their suit, or count the sevens."""
    if not game.counts_suits:
        yield from _sevens(game, mine, won)
        return
    pairs = zip(game.best_of_suits.of(mine), game.best_of_suits.of(mine | won), strict=True)
    better = [now for before, now in pairs if now[1] > before[1] and now[1] >= GOOD_FOR_PRIMIERA]
    if better:
        words = _("For the primiera, {cards} is your best card of that suit.")
        if len(better) > 1:
            words = _("For the primiera, {cards} are your best cards of their suits.")
        yield Reason(words.format(cards=_counted(better)), game.rulebook["primiera"])


def _sevens(game: CaptureGame, mine: int, won: int) -> Iterator[Reason]:
    """Count the sevens, in games where most sevens win the primiera."""
    if won & OF_VALUE[7]:
        number = ((mine | won) & OF_VALUE[7]).bit_count()
        words = ngettext(
            "That makes {number} seven; the most sevens win the primiera.",
            "That makes {number} sevens; the most sevens win the primiera.",
            number,
        )
        yield Reason(words.format(number=number), game.rulebook["primiera"])


def _counted(best: list[tuple[int, int]]) -> str:
    """Return "the 7 of spade (21) and the 6 of coppe (18)"."""
    words = _("{card} ({points})")
    return together([words.format(card=every(card), points=points) for card, points in best])


def _for_runs(game: CaptureGame, mine: int, theirs: int, won: int) -> Iterator[Reason]:
    """Say which cards can still come together."""
    for item in game.items.values():
        if item.of.bit_count() > 1 and won & item.of and not theirs & item.of:
            have = ((mine | won) & item.of).bit_count()
            words = _("It counts towards the {run}: that makes {number} of its 3 cards.")
            if have == item.of.bit_count():
                words = _("It completes the {run}.")
            yield Reason(words.format(number=have, run=item.short_name), game.rulebook[item.id])


# ------------------------------------------------------------------------------- what it leaves


def _given_up(deal: CaptureDeal, choice: Play) -> Iterator[Reason]:
    """Say what a card laid on the table gives up, and who could take it."""
    rules, card = deal.game.rulebook, choice.card
    points = deal.game.best_of_suits.points[card.value]
    by_suits = "primiera" in rules and deal.game.counts_suits
    if by_suits and not MASKS[card.index] & ALL_DENARI and points < GOOD_FOR_PRIMIERA:
        words = _(
            "You lose little with {card}: it is not a denari card, and is worth only {points} "
            "in the primiera."
        )
        yield Reason(words.format(card=the(card), points=points), rules["primiera"])
    if "settebello" in rules and SETTEBELLO in deal.hands[deal.turn] and card != SETTEBELLO:
        yield Reason(_("You keep the settebello in hand."), rules["settebello"])
    out = _out(deal)
    equals = {one: (out & OF_VALUE[one.value]).bit_count() for one in deal.hands[deal.turn]}
    others, rank = equals[card], rank_name(card.value)
    if "equal" in rules and not others:
        words = _("Every other {rank} has been seen, so no matching card can take it.")
        yield Reason(words.format(rank=rank), rules["equal"])
    elif "equal" in rules and others == min(equals.values()) < max(equals.values()):
        words = ngettext(
            "Only {number} card of its value is still out, the fewest for any card in your hand.",
            "Only {number} cards of its value are still out, the fewest for any card in your hand.",
            others,
        )
        yield Reason(words.format(number=others), rules["equal"])


def _sweepers(deal: CaptureDeal, left: int) -> int:
    """Return the cards still out that would take the whole table, if it is not empty."""
    return left and sum(
        MASKS[card] for card in indices(_out(deal)) if left in deal.rules.captures(card, left)
    )


def _left(deal: CaptureDeal, choice: Play) -> Iterator[Reason]:
    """Say what the next player could do with the cards left."""
    left, rules = _left_by(deal, choice), deal.game.rulebook
    if not _held_after(deal) or ("sweep" not in rules and left.bit_count() == 1):
        return
    if not left:
        yield Reason(
            _("It leaves the table empty, so the next card takes nothing."), rules.get("lay")
        )
        return
    rule = rules.get("sweep") or rules.get("ace-sweep")
    sweepers = _sweepers(deal, left)
    words = _("No card still out can sweep the cards left.")
    if sweepers:
        words = ngettext(
            "Beware: {ranks} would sweep the cards left; {number} such card is still out.",
            "Beware: {ranks} would sweep the cards left; {number} such cards are still out.",
            sweepers.bit_count(),
        )
    text = words.format(ranks=_ranks(sweepers), number=sweepers.bit_count())
    yield Reason(text, rule, against=bool(sweepers))


def _ranks(some: int) -> str:
    """Return "a 7, a fante or a re", the ranks of a set of cards."""
    values = dict.fromkeys(PACK[card].value for card in indices(some))
    return any_of([a(value) for value in values]) if values else ""


def _at_the_end(deal: CaptureDeal, choice: Play) -> Iterator[Reason]:
    """Say who gets the cards left on the table after the last play."""
    rule = deal.game.rulebook.get("leftovers")
    is_near = not deal.stock and 0 < _held_after(deal) <= deal.game.seats
    if rule and is_near and choice.mask and _left_by(deal, choice):
        yield Reason(_("If nobody takes anything after you, you also get the cards left."), rule)


# ------------------------------------------------------------------------------ another play


def _takers(deal: CaptureDeal, left: int) -> int:
    """Return how many of the cards still out take something from a table."""
    return sum(bool(deal.rules.captures(card, left)) for card in indices(_out(deal)))


def _short_of(deal: CaptureDeal, choice: Play, instead: Play) -> Iterator[Reason]:
    """Say where another play first falls short of this one."""
    rules = deal.game.rulebook
    won, less = (play.mask and play.mask | MASKS[play.played] for play in (choice, instead))
    left, other = (_left_by(deal, play) for play in (choice, instead))
    laid, offered = (0 if play.mask else MASKS[play.played] for play in (choice, instead))
    ranks = "" if _sweepers(deal, left) else _ranks(_sweepers(deal, other))
    scopa = deal.ruling(choice).scopa and not deal.ruling(instead).scopa
    seven = MASKS[SETTEBELLO.index]
    denari, fewer = ((some & ALL_DENARI).bit_count() for some in (won, less))
    cards = won.bit_count() > less.bit_count()
    denaro = bool(offered & ALL_DENARI) > bool(laid & ALL_DENARI)
    asso = instead.card.value == 1 != choice.card.value
    few, many = _takers(deal, left), _takers(deal, other)
    emptied = _("If you {move}, you leave a table that {ranks} can sweep.")
    poorer = _("If you {move}, you win fewer cards.")
    found = (
        ("sweep", scopa, _("If you {move}, you miss a scopa.")),
        (
            "settebello",
            won & seven > less & seven,
            _("If you {move}, you do not win the settebello."),
        ),
        ("settebello", offered & seven, _("If you {move}, you offer the settebello.")),
        ("sweep", ranks, emptied),
        ("ace-sweep", ranks, emptied),
        ("denari", denari > fewer, _("If you {move}, you win fewer denari cards.")),
        ("carte", cards, poorer),
        ("most-cards", cards, poorer),
        (
            "ace-sweep",
            asso,
            _("If you {move}, you use up an asso that could sweep a fuller table later."),
        ),
        ("denari", denaro, _("If you {move}, you offer a denari card.")),
        (
            "equal",
            many > few,
            ngettext(
                "If you {move}, {many} card still out can take something.",
                "If you {move}, {many} cards still out can take something.",
                many,
            ),
        ),
    )
    for tail, is_so, words in found:
        if is_so and tail in rules:
            phrase = in_words(instead, deal)
            yield Reason(words.format(move=phrase, ranks=ranks, many=many), rules[tail])
            return
