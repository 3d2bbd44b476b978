"""The rules that capture games share, each stated once; a game adopts those that it plays by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carte.engine.rulebook import IN_HAND, Shared, Statement
from carte.language import N_

__all__ = [
    "PAGAT",
    "WIKIPEDIA",
    "adopted",
    "shared",
]

PAGAT = "Pagat, Scopa"
WIKIPEDIA = "Wikipedia (Italian), Scopa"

_STATEMENTS = {
    "deal": N_(
        "Each player gets three cards, one at a time, and then four are laid face up on the table."
    ),
    "deal-nine": N_(
        "Each player gets three cards and two are laid face up on the table, twice; then each gets "
        "three more. So all have nine, and four lie there."
    ),
    "deal-ten": N_(
        "Each player gets five cards, twice, and none is laid on the table. So all have ten."
    ),
    "first-player": N_(
        "The player who did not deal plays first. Players take turns to deal from deal to deal."
    ),
    "first-player-of-many": N_(
        "The player after the dealer plays first, and deals next: the deal goes round the table."
    ),
    "teams": N_(
        "Four play in two teams: partners sit opposite each other, win cards into one pile, "
        "and score together."
    ),
    "teams-of-three": N_(
        "Six play in two teams of three, who sit by turns, win cards into one pile, and score "
        "together."
    ),
    "each-alone": N_("Three play, each alone, with a pile and a score of their own."),
    "three-kings": N_(
        "If three or four re lie among the first four table cards, the same dealer deals again."
    ),
    "three-kings-stay": N_(
        "Three or four re among the first four table cards change nothing: the deal is played."
    ),
    "refill": N_(
        "When all hands are empty each player gets three more cards, the table none, "
        "until the stock is used up."
    ),
    "turn": N_("In your turn you play exactly one card from your hand."),
    "in-hand": IN_HAND,
    "on-table": N_("A card can take only cards that lie on the table."),
    "choice": N_(
        "Which card you play is your free choice: you may play one that takes nothing "
        "although another could take."
    ),
    "lay": N_("A card that takes nothing stays on the table."),
    "equal": N_("A card takes a card of its own value from the table."),
    "equal-first": N_(
        "If a card of the same value lies on the table, that is what you must take: "
        "sums are then forbidden."
    ),
    "one-equal": N_(
        "If several cards of the same value lie on the table, a card takes only one of them; "
        "you choose which."
    ),
    "sum": N_(
        "If no card of the same value lies there, a card takes two or more cards "
        "whose values add up to its own."
    ),
    "choice-of-sums": N_("If several sums can be made, you choose which one to take."),
    "one-capture": N_(
        "A card makes one capture: one card of its value, or one sum, never two at once."
    ),
    "must-take": N_("A card that can take must take: you may not just lay it on the table."),
    "sweep": N_("A capture that leaves the table empty is a scopa, and scores 1 point."),
    "last-card": N_("The last card of the deal scores no scopa, even if it empties the table."),
    "last-card-sweep": N_("The last card of the deal scores a scopa like any other."),
    "leftovers": N_(
        "The cards left on the table after the last play go to the player who captured last. "
        "This is no scopa."
    ),
    "leftovers-of-teams": N_(
        "The cards left on the table after the last play go to the side that captured last. "
        "This is no scopa."
    ),
    "carte": N_("The most cards score 1 point; at 20 to 20 nobody scores it."),
    "carte-of-three": N_("The most cards score 1 point; where two have the most nobody scores it."),
    "denari": N_("The most denari score 1 point; at 5 to 5 nobody scores it."),
    "denari-of-three": N_(
        "The most denari score 1 point; where two have the most nobody scores it."
    ),
    "settebello": N_("The 7 of denari, the settebello, scores 1 point."),
    "primiera": N_(
        "The best primiera scores 1 point: each suit counts its best card (7 is 21, 6 is 18, "
        "asso 16, 5 is 15, 4 is 14, 3 is 13, 2 is 12, a court card 10) and the four are added. "
        "At a tie nobody scores it."
    ),
    "primiera-missing-suit": N_("Without a card of each suit you cannot win the primiera."),
    "primiera-missing-suit-zero": N_(
        "In the primiera a suit of which you have no card counts nothing; the others are added."
    ),
    "re-bello": N_("The re of denari, the re bello, scores 1 point."),
    "napola": N_(
        "Asso, 2 and 3 of denari together, the napola, score 3 points, and each next denari "
        "in sequence 1 more. All ten win the match outright."
    ),
    "score": N_(
        "A deal is worth one point each for carte, denari, settebello and primiera, "
        "and one for each scopa."
    ),
    "target": N_(
        "When a deal is over and a player has {target} points or more, the higher total wins; "
        "at a tie another deal is played."
    ),
    "target-of-teams": N_(
        "When a deal is over and a side has {target} points or more, the higher total wins; "
        "at a tie another deal is played."
    ),
    "target-of-three": N_(
        "When a deal is over and a player has {target} points or more, the highest total wins; "
        "where two have it another deal is played, by all three."
    ),
    "no-such-move": N_("A move is to play a card from your hand; there is no other in this game."),
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
