"""Cirulla's rulebook: Scopa's rules, and those of its own."""

from __future__ import annotations

from carte.engine.capture.statements import shared
from carte.engine.conditions import of_three, of_two, where
from carte.engine.rulebook import BOOK, ELSE_THE_BOOK, HOUSE, Statement
from carte.games.cirulla.items import scores_cappotto
from carte.language import N_

__all__ = ["RULES"]

AKAGIRI = "Akagiri, Cirulla"
PAGAT = "Pagat, Cirulla"
BOTH = "Akagiri and Pagat, Cirulla"
VAL_VARENNA = "Val Varenna, Cirulla"
FUORI_PORTA = "Fuori Porta, Alessandria, on a tournament of cirulla"

_DEAL = (
    Statement(
        "teams",
        N_("Two play against each other, each for one side."),
        AKAGIRI,
        where(players=2),
    ),
    shared("teams", PAGAT, says="each-alone", when=of_three),
    shared("teams", AKAGIRI, players=4),
    shared("deal", AKAGIRI),
    shared("first-player", AKAGIRI, says="first-player-of-many"),
    Statement(
        "two-aces",
        N_(
            "If two or more assi lie among the first four table cards, the same dealer deals "
            "again. This comes before all else; the 7 of coppe is no asso here."
        ),
        BOTH,
    ),
    Statement(
        "table-nine",
        N_(
            "If the first four table cards add up to 9 or less, the dealer takes them for 3 points."
        ),
        FUORI_PORTA,
        where(table_nine=True),
    ),
    Statement(
        "table-fifteen",
        N_("If the first four table cards add up to 15, the dealer takes them for 1 point."),
        AKAGIRI,
    ),
    Statement(
        "table-thirty",
        N_("If the first four table cards add up to 30, the dealer takes them for 2 points."),
        AKAGIRI,
    ),
    Statement(
        "table-matta",
        N_(
            "Among the first four table cards the matta, the 7 of coppe, counts whatever from 1 "
            "to 10 lets the dealer take them; if nothing does, it is a 7."
        ),
        AKAGIRI,
    ),
    Statement(
        "refill",
        N_(
            "When all hands are empty a new stage begins: the same dealer gives each player "
            "three more cards, the table none, until the stock is used up."
        ),
        AKAGIRI,
    ),
)

_DECLARATIONS = (
    Statement(
        "declare",
        N_(
            "You may declare the three cards that you got, if they are a barsega or a decino: "
            "turn them face up and score. You need not."
        ),
        AKAGIRI,
    ),
    Statement(
        "declare-first",
        N_("You declare right before the first card that you play in a stage, or not at all."),
        AKAGIRI,
    ),
    Statement("declare-once", N_("You declare the same three cards only once."), AKAGIRI),
    Statement(
        "true-declaration",
        N_("What you declare must be true: a barsega, a decino, or both."),
        AKAGIRI,
    ),
    Statement(
        "barsega",
        N_("A barsega is three cards that add up to 9 or less. It scores 3 points."),
        PAGAT,
    ),
    Statement(
        "matta-barsega",
        N_("The matta may count whatever makes a barsega."),
        PAGAT,
        where(matta_barsega=True),
    ),
    Statement(
        "matta-barsega",
        N_("For a barsega the matta counts 7: only two assi make one with it."),
        HOUSE,
        where(matta_barsega=False),
    ),
    Statement(
        "decino",
        N_(
            "A decino is three cards of one value. It scores 10 points. "
            "The matta may count whatever makes a decino."
        ),
        PAGAT,
    ),
    Statement(
        "barsega-and-decino",
        N_("A hand that is both barsega and decino scores both, 13 points."),
        AKAGIRI,
        where(declare_both=True),
    ),
    Statement(
        "barsega-and-decino",
        N_("A hand that is both barsega and decino scores the decino alone, 10 points."),
        HOUSE,
        where(declare_both=False),
    ),
    Statement(
        "open-hand",
        N_("The cards of a declared hand lie face up until they are played."),
        AKAGIRI,
    ),
    Statement(
        "matta-named",
        N_(
            "Who declares with the matta in hand names one value for it, which makes the "
            "declaration true. It is played as that value, and keeps it on the table until it "
            "is taken."
        ),
        AKAGIRI,
    ),
    Statement(
        "matta-ace",
        N_("A matta named asso is an asso in every respect: it sweeps, and it stops sweeps."),
        PAGAT,
        where(matta_ace_sweeps=True),
    ),
    Statement(
        "matta-ace",
        N_("A matta named asso does not sweep the table, but it stops the sweeps of others."),
        HOUSE,
        where(matta_ace_sweeps=False),
    ),
    Statement(
        "matta-plain",
        N_("A matta that nobody has named is a 7, and in the piles it is always the 7 of coppe."),
        PAGAT,
    ),
)

_CAPTURES = (
    shared("turn", AKAGIRI),
    shared("in-hand", AKAGIRI),
    shared("choice", AKAGIRI),
    shared("lay", AKAGIRI),
    shared("on-table", AKAGIRI),
    shared("equal", AKAGIRI),
    shared("one-equal", AKAGIRI),
    Statement("sum", N_("A card takes two or more cards whose values add up to its own."), AKAGIRI),
    Statement(
        "fifteen",
        N_("A card takes one or more cards whose values, with its own, add up to 15."),
        AKAGIRI,
    ),
    Statement(
        "choice-of-captures",
        N_(
            "Among all that a card can take you choose freely: an equal card binds you to "
            "nothing, and you need not take the most."
        ),
        AKAGIRI,
        where(equal_before_sum=False),
    ),
    Statement(
        "choice-of-captures",
        N_("Among all that a card may take you choose freely, and you need not take the most."),
        AKAGIRI,
        where(equal_before_sum=True),
    ),
    Statement(
        "equal-first",
        N_(
            "If a card of the same value lies on the table, sums are forbidden; "
            "what makes 15 is not."
        ),
        HOUSE,
        where(equal_before_sum=True),
    ),
    Statement(
        "one-capture",
        N_("A card makes one capture: an equal card, one sum or one fifteen, never two at once."),
        AKAGIRI,
    ),
    shared("must-take", AKAGIRI),
    Statement(
        "ace-sweep",
        N_("An asso takes the whole table, and nothing less, if no other asso lies there."),
        AKAGIRI,
        where(ace_sweep_forced=True),
    ),
    Statement(
        "ace-sweep",
        N_("An asso may take the whole table, or cards that make 15, if no other lies there."),
        HOUSE,
        where(ace_sweep_forced=False),
    ),
    Statement(
        "ace-on-ace",
        N_(
            "If an asso lies on the table, a played asso takes one asso, or cards that make 15 "
            "with it."
        ),
        AKAGIRI,
    ),
    Statement(
        "ace-full-take",
        N_("If the whole table makes 15 with a played asso, the asso must take all of it."),
        AKAGIRI,
        where(ace_full_take=True),
    ),
    Statement(
        "ace-full-take",
        N_(
            "If the whole table makes 15 with a played asso, the asso may take all of it, or "
            "anything else that it can take."
        ),
        HOUSE,
        where(ace_full_take=False),
    ),
    Statement(
        "ace-on-empty",
        N_("An asso played to an empty table takes nothing and stays there."),
        AKAGIRI,
    ),
    shared("sweep", AKAGIRI),
    shared("last-card", AKAGIRI),
    shared("leftovers", AKAGIRI, says="leftovers-of-teams", when=of_two),
    shared("leftovers", AKAGIRI, when=of_three),
)

_COUNT_UP = {
    of_two: (
        N_(
            "At a tie the points of the last deal are counted up for both sides at a time, in "
            "this order: carte, denari, settebello, primiera, scope with table and declarations, "
            "grande and piccola. Who is first at {target} wins; if both are, another deal is "
            "played."
        ),
        N_(
            "At a tie the points of the last deal are counted up for both sides at a time, in "
            "this order: carte, denari, settebello, primiera, scope with table and declarations, "
            "grande, piccola and cappotto. Who is first at {target} wins; if both are, another "
            "deal is played."
        ),
    ),
    of_three: (
        N_(
            "At a tie at the top the points of the last deal are counted up for those who are "
            "tied, all at a time, in this order: carte, denari, settebello, primiera, scope with "
            "table and declarations, grande and piccola. Who is first at {target} wins; if two "
            "are, all three play another deal."
        ),
        N_(
            "At a tie at the top the points of the last deal are counted up for those who are "
            "tied, all at a time, in this order: carte, denari, settebello, primiera, scope with "
            "table and declarations, grande, piccola and cappotto. Who is first at {target} wins; "
            "if two are, all three play another deal."
        ),
    ),
}
"""How a tie is counted up, by who plays, and the same where all ten denari score points."""


_TIE_BREAKS = (
    *(
        Statement(
            "tie-break",
            words,
            f"{AKAGIRI}; {ELSE_THE_BOOK}",
            plays & where(tie_break="count-up") & cappotto,
        )
        for plays, both in _COUNT_UP.items()
        for cappotto, words in zip((~scores_cappotto, scores_cappotto), both, strict=True)
    ),
    Statement(
        "tie-break",
        N_("At a tie another deal is played."),
        PAGAT,
        where(tie_break="another-deal"),
    ),
)

_SCORES = (
    Statement(
        "score",
        N_(
            "A deal is worth one point each for carte, denari, settebello and primiera, one for "
            "each scopa, and what the table, declarations, grande and piccola bring."
        ),
        AKAGIRI,
    ),
    shared("carte", AKAGIRI, when=of_two),
    shared("carte", BOOK, says="carte-of-three", when=of_three),
    shared("denari", AKAGIRI, when=of_two),
    shared("denari", BOOK, says="denari-of-three", when=of_three),
    shared("settebello", AKAGIRI),
    shared("primiera", AKAGIRI),
    shared("primiera-missing-suit", PAGAT, primiera_missing_suit="ineligible"),
    shared(
        "primiera-missing-suit",
        HOUSE,
        says="primiera-missing-suit-zero",
        primiera_missing_suit="zero",
    ),
    Statement(
        "grande", N_("Fante, cavallo and re of denari together, the grande, score 5 points."), PAGAT
    ),
    Statement(
        "piccola",
        N_(
            "Asso, 2 and 3 of denari together, the piccola, score 3 points, and each next denari "
            "in sequence 1 more, up to the {piccola_max}."
        ),
        AKAGIRI,
    ),
    Statement(
        "cappotto",
        N_("A side that wins all ten denari in one deal wins the match, whatever the points."),
        PAGAT,
        where(cappotto="denari"),
    ),
    Statement(
        "cappotto",
        N_("A side that wins all forty cards in one deal wins the match, whatever the points."),
        AKAGIRI,
        where(cappotto="all-cards"),
    ),
    Statement(
        "cappotto",
        N_("No deal wins the match outright, whatever cards it brings: only the points count."),
        VAL_VARENNA,
        where(cappotto="off"),
    ),
    Statement(
        "target",
        N_("When a deal is over and a side has {target} points or more, the higher total wins."),
        AKAGIRI,
        of_two,
    ),
    Statement(
        "target",
        N_("When a deal is over and a player has {target} points or more, the highest total wins."),
        BOOK,
        of_three,
    ),
    *_TIE_BREAKS,
    Statement(
        "no-such-move",
        N_("A move is to play a card from your hand, or to declare; there is no other."),
        BOOK,
    ),
    shared("over", AKAGIRI),
)

RULES = (*_DEAL, *_CAPTURES, *_DECLARATIONS, *_SCORES)
"""All rules of the game, in order."""
