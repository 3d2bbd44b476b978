"""The rules that capture games share, each stated once; a game adopts those that it plays by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carte.engine.rulebook import IN_HAND, Shared, Statement
from carte.language import N_

__all__ = [
    "OPTIONS",
    "PAGAT",
    "WIKIPEDIA",
    "adopted",
    "shared",
]

OPTIONS = "Board Game Arena, Scopa"
PAGAT = "Pagat, Scopa"
WIKIPEDIA = "Wikipedia (Italian), Scopa"

_STATEMENTS = {
    "deal": N_(
        "The dealer gives each player three cards, one at a time, then lays four face up on the "
        "table."
    ),
    "deal-nine": N_(
        "The dealer gives each player three cards and lays two face up on the table, does so "
        "again, then gives each three more: nine in each hand, four on the table."
    ),
    "deal-ten": N_(
        "The dealer gives each player five cards, twice: ten in each hand, none on the table."
    ),
    "first-player": N_("The player who did not deal plays first, and deals next."),
    "first-player-to-the-right": N_(
        "Play goes anticlockwise: the player to the dealer’s right plays first, and deals next."
    ),
    "first-player-to-the-left": N_(
        "Play goes clockwise: the player to the dealer’s left plays first, and deals next."
    ),
    "teams": N_(
        "Four play in two teams. Partners sit opposite each other, and share one pile and one "
        "score."
    ),
    "teams-of-three": N_(
        "Six play in two teams of three, seated alternately. Each team shares one pile and one "
        "score."
    ),
    "each-alone": N_("Three play, each for themselves, with a pile and a score of their own."),
    "three-kings": N_(
        "If the first four table cards include three or four re (kings), the same dealer deals "
        "again."
    ),
    "three-kings-stay": N_(
        "Even if the first four table cards include three or four re (kings), the deal stands."
    ),
    "refill": N_(
        "When all hands are empty, the dealer deals three more cards to each player and none to "
        "the table, again and again until the stock is used up."
    ),
    "turn": N_("On your turn, you play exactly one card from your hand."),
    "in-hand": IN_HAND,
    "on-table": N_("A card can take only cards from the table."),
    "choice": N_(
        "You may play any card in your hand, even one that takes nothing when another could take."
    ),
    "lay": N_("A card that takes nothing stays on the table."),
    "equal": N_("A card takes a card of its own value from the table."),
    "equal-first": N_(
        "If the table has a card of your card’s value, you must take that card, not a sum."
    ),
    "equal-or-sum": N_(
        "If the table has a card of your card’s value, you may take that card, or a sum instead."
    ),
    "one-equal": N_(
        "If the table has several cards of the same value as yours, you take only one of them; "
        "you choose which."
    ),
    "sum": N_(
        "If the table has no card of the same value as yours, your card takes two "
        "or more cards whose values add up to its own."
    ),
    "sum-beside-equal": N_(
        "A card may take two or more cards whose values add up to its own, even if "
        "the table has a card of its value."
    ),
    "choice-of-sums": N_("If several sums are possible, you choose which one to take."),
    "one-capture": N_(
        "A card makes one capture: one card of its value, or one sum, never two at once."
    ),
    "low-table": N_(
        "If the first four table cards add up to 10 or less, the same dealer deals again."
    ),
    "must-take": N_(
        "If the card you play can take, it must take: you cannot just lay it on the table."
    ),
    "sweep": N_("A capture that leaves the table empty is a scopa, and scores 1 point."),
    "last-card": N_("The last card played in a deal scores no scopa, even if it sweeps the table."),
    "last-card-sweep": N_("The last card of the deal scores a scopa like any other."),
    "leftovers": N_(
        "Cards left on the table after the last play go to the player who captured last. This is "
        "not a scopa."
    ),
    "leftovers-of-teams": N_(
        "Cards left on the table after the last play go to the side that captured last. This is "
        "not a scopa."
    ),
    "leftovers-for-dealer": N_(
        "Cards left on the table after the last play go to the dealer, whoever captured last. "
        "This is not a scopa."
    ),
    "leftovers-for-dealers-side": N_(
        "Cards left on the table after the last play go to the dealer’s side, whoever captured "
        "last. This is not a scopa."
    ),
    "carte": N_("The side with the most cards scores 1 point; at 20 to 20, neither does."),
    "carte-of-three": N_(
        "The player with the most cards scores 1 point; if two tie for the most, nobody does."
    ),
    "denari": N_("The side with the most denari cards scores 1 point; at 5 to 5, neither does."),
    "denari-of-three": N_(
        "The player with the most denari cards scores 1 point; if two tie for the most, nobody "
        "does."
    ),
    "settebello": N_("The 7 of denari, the settebello, scores 1 point."),
    "primiera": N_(
        "The best primiera scores 1 point. Add up what your best card in each suit is worth (7 = "
        "21, 6 = 18, asso = 16, 5 = 15, 4 = 14, 3 = 13, 2 = 12, court card = 10). In a tie, "
        "nobody scores it."
    ),
    "primiera-missing-suit": N_("Without a card of every suit, you cannot win the primiera."),
    "primiera-missing-suit-zero": N_(
        "In the primiera, a suit of which you have no card is worth nothing; add up the others."
    ),
    "re-bello": N_("The re of denari, the re bello, scores 1 point."),
    "napola": N_(
        "The napola (the asso, 2 and 3 of denari together) scores 3 points, and "
        "each further denari card in sequence 1 more. All ten denari cards win the "
        "match outright."
    ),
    "score": N_(
        "One point each for carte (most cards), denari (most denari cards), the settebello (the 7 "
        "of denari) and the primiera (best card of each suit), and one for every scopa."
    ),
    "target": N_(
        "If a player has {target} points or more after a deal, the higher total wins; in a tie, "
        "another deal is played."
    ),
    "target-of-teams": N_(
        "If a side has {target} points or more after a deal, the higher total wins; in a tie, "
        "another deal is played."
    ),
    "target-of-three": N_(
        "If a player has {target} points or more after a deal, the highest total wins; if two "
        "share it, all three play another deal."
    ),
    "target-counted-up": N_(
        "If a player has {target} points or more after a deal, the higher total "
        "wins; a tie is broken by counting up."
    ),
    "target-of-teams-counted-up": N_(
        "If a side has {target} points or more after a deal, the higher total "
        "wins; a tie is broken by counting up."
    ),
    "target-of-three-counted-up": N_(
        "If a player has {target} points or more after a deal, the highest total "
        "wins; if two share it, the tie is broken by counting up."
    ),
    "tie-break": N_(
        "To break a tie by counting up, go back to the totals before the last deal "
        "and add its points again, in this order: carte, denari, settebello, re "
        "bello, napola, primiera, then the scopas one by one. The first to reach "
        "the target wins; if both do so in the same step, another deal is played."
    ),
    "tie-break-of-three": N_(
        "To break a tie by counting up, add the last deal again to the totals "
        "before it, for those who are level: carte, denari, settebello, re bello, "
        "napola, primiera, then the scopas one by one. The first to reach the "
        "target wins; if two do so in the same step, all three play another deal."
    ),
    "no-such-move": N_("Your only move in this game is to play a card from your hand."),
    "over": N_("The deal is over when the stock is used up and the last card has been played."),
}

shared = Shared(_STATEMENTS)


def adopted(
    statements: Sequence[Statement],
    *changed: Statement,
    sources: Mapping[str, str],
    without: Sequence[str] = (),
) -> tuple[Statement, ...]:
    """Return another game's rules for a game that is that one, "but …".

    ``sources`` replaces each source of the other game. A statement among ``changed`` replaces the
    other game's with that tail; the tails of ``without`` are dropped.
    """
    merged: list[Statement] = []
    own: dict[str, list[Statement]] = {tail: [] for tail in without}
    for statement in changed:
        own.setdefault(statement.tail, []).append(statement)
    for statement in statements:
        if statement.tail in own:
            merged += own[statement.tail]
            own[statement.tail] = []
        else:
            source = sources.get(statement.source, statement.source)
            merged.append(statement._replace(source=source))
    return tuple(merged)
