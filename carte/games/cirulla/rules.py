"""Cirulla's rulebook: Scopa's rules, and those of its own."""

from __future__ import annotations

from carte.engine.capture.statements import shared
from carte.engine.conditions import of_many, of_three, of_two, where
from carte.engine.rulebook import BOOK, ELSE_THE_BOOK, HOUSE, Statement
from carte.games.cirulla.items import scores_cappotto
from carte.language import N_

__all__ = ["RULES"]

AKAGIRI = "Akagiri, Cirulla"
PAGAT = "Pagat, Cirulla"
BOTH = "Akagiri and Pagat, Cirulla"
VAL_VARENNA = "Val Varenna, Cirulla"
FUORI_PORTA = "Fuori Porta, Alessandria, on a cirulla tournament"

_DEAL = (
    Statement(
        "teams",
        N_("Two players play against each other."),
        AKAGIRI,
        where(players=2),
    ),
    shared("teams", PAGAT, says="each-alone", when=of_three),
    shared("teams", AKAGIRI, players=4),
    shared("deal", AKAGIRI),
    shared("first-player", AKAGIRI, players=2),
    shared("first-player", AKAGIRI, says="first-player-to-the-left", when=of_many),
    Statement(
        "two-aces",
        N_(
            "If the first four table cards include two or more assi (aces; the 7 of coppe is not "
            "one), the same dealer deals again, before anything else."
        ),
        BOTH,
    ),
    Statement(
        "table-nine",
        N_(
            "If the first four table cards add up to 9 or less, the dealer takes them and scores "
            "3 points."
        ),
        FUORI_PORTA,
        where(table_nine=True),
    ),
    Statement(
        "table-fifteen",
        N_("If the first four table cards add up to 15, the dealer takes them and scores 1 point."),
        AKAGIRI,
    ),
    Statement(
        "table-thirty",
        N_(
            "If the first four table cards add up to 30, the dealer takes them and scores 2 points."
        ),
        AKAGIRI,
    ),
    Statement(
        "table-matta",
        N_(
            "Among the first four table cards, the matta (the 7 of coppe) counts "
            "as whatever value from 1 to 10 makes 15 or 30; if none does, it is a "
            "7."
        ),
        AKAGIRI,
    ),
    Statement(
        "refill",
        N_(
            "When all hands are empty, a new round begins: the same dealer deals three more cards "
            "to each player and none to the table, again and again until the stock is used up."
        ),
        AKAGIRI,
    ),
)

_DECLARATIONS = (
    Statement(
        "declare",
        N_(
            "If the three cards that you were dealt are a barsega (9 or less in all) or a decino "
            "(all of one value), you may declare them: turn them face up and score."
        ),
        AKAGIRI,
    ),
    Statement(
        "declare-first",
        N_("Declare just before you play the first of your three cards, or not at all."),
        AKAGIRI,
    ),
    Statement("declare-once", N_("You may declare the same three cards only once."), AKAGIRI),
    Statement(
        "true-declaration",
        N_("Your declaration must be true: a barsega, a decino, or both."),
        AKAGIRI,
    ),
    Statement(
        "barsega",
        N_("A barsega is three cards that add up to 9 or less. It scores 3 points."),
        PAGAT,
    ),
    Statement(
        "matta-barsega",
        N_("The matta may count as any value that makes a barsega."),
        PAGAT,
        where(matta_barsega=True),
    ),
    Statement(
        "matta-barsega",
        N_("In a barsega, the matta is worth 7, so only two assi make a barsega with it."),
        HOUSE,
        where(matta_barsega=False),
    ),
    Statement(
        "decino",
        N_(
            "A decino is three cards of one value. It scores 10 points. The matta may count as "
            "any value that makes a decino."
        ),
        PAGAT,
    ),
    Statement(
        "barsega-and-decino",
        N_("A hand that is both a barsega and a decino scores both, 13 points."),
        AKAGIRI,
        where(declare_both=True),
    ),
    Statement(
        "barsega-and-decino",
        N_("A hand that is both a barsega and a decino scores only the decino, 10 points."),
        HOUSE,
        where(declare_both=False),
    ),
    Statement(
        "open-hand",
        N_("The cards of a declared hand stay face up until they are played."),
        AKAGIRI,
    ),
    Statement(
        "matta-named",
        N_(
            "If you declare with the matta in hand, name one value for it that makes the "
            "declaration true. The matta is played as that value, and keeps that value on the "
            "table until somebody takes it."
        ),
        AKAGIRI,
    ),
    Statement(
        "matta-ace",
        N_("A matta named as an asso is an asso in every respect: it sweeps, and it stops sweeps."),
        PAGAT,
        where(matta_ace_sweeps=True),
    ),
    Statement(
        "matta-ace",
        N_(
            "A matta named as an asso does not sweep the table, but it stops other assi from "
            "sweeping."
        ),
        HOUSE,
        where(matta_ace_sweeps=False),
    ),
    Statement(
        "matta-plain",
        N_(
            "A matta that nobody has named is a 7; in the piles, the matta is always "
            "the 7 of coppe, named or not."
        ),
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
            "Choose freely among everything your card can take: you need not take "
            "the matching card or the most cards."
        ),
        AKAGIRI,
        where(equal_before_sum=False),
    ),
    Statement(
        "choice-of-captures",
        N_("Choose freely among everything your card may take: you need not take the most cards."),
        AKAGIRI,
        where(equal_before_sum=True),
    ),
    Statement(
        "equal-first",
        N_(
            "If there is a card of the same value on the table, sums are forbidden; fifteens "
            "are not."
        ),
        HOUSE,
        where(equal_before_sum=True),
    ),
    Statement(
        "one-capture",
        N_("A card makes one capture: a matching card, one sum or one fifteen, never two at once."),
        AKAGIRI,
    ),
    shared("must-take", AKAGIRI),
    Statement(
        "ace-sweep",
        N_(
            "If there is no asso on the table, an asso takes all the table cards; "
            "it cannot take only some of them."
        ),
        AKAGIRI,
        where(ace_sweep_forced=True),
    ),
    Statement(
        "ace-sweep",
        N_(
            "An asso played when there is no asso on the table may take all the table cards, or "
            "cards that make 15 with it."
        ),
        HOUSE,
        where(ace_sweep_forced=False),
    ),
    Statement(
        "ace-on-ace",
        N_(
            "If there is an asso on the table, a played asso takes one asso, or cards that "
            "make 15 with it."
        ),
        AKAGIRI,
    ),
    Statement(
        "ace-full-take",
        N_(
            "If all the table cards and the asso make 15, the asso must take them all, even with "
            "another asso among them."
        ),
        AKAGIRI,
        where(ace_full_take=True),
    ),
    Statement(
        "ace-full-take",
        N_(
            "If all the table cards and the asso make 15, the asso may take them all, or anything "
            "else it can take."
        ),
        HOUSE,
        where(ace_full_take=False),
    ),
    Statement(
        "ace-on-empty",
        N_("An asso played to an empty table takes nothing and stays."),
        AKAGIRI,
    ),
    shared("sweep", AKAGIRI),
    shared("last-card", AKAGIRI),
    shared(
        "leftovers",
        AKAGIRI,
        says="leftovers-of-teams",
        when=of_two,
        leftovers="last-capturer",
    ),
    shared("leftovers", AKAGIRI, when=of_three, leftovers="last-capturer"),
)

_COUNT_UP = {
    of_two: (
        N_(
            "In a tie, count the last deal again, item by item: carte, denari, "
            "settebello, primiera, scopas (with the first table and declarations), "
            "grande, piccola. The first to reach {target} wins; if both do so on "
            "the same item, play another deal."
        ),
        N_(
            "In a tie, count the last deal again, item by item: carte, denari, "
            "settebello, primiera, scopas (with the first table and declarations), "
            "grande, piccola, cappotto. The first to reach {target} wins; if both "
            "do so on the same item, play another deal."
        ),
    ),
    of_three: (
        N_(
            "In a tie at the top, count the last deal again, item by item: carte, "
            "denari, settebello, primiera, scopas (with the first table and "
            "declarations), grande, piccola. The first to reach {target} wins; if "
            "two do so on the same item, all three play another deal."
        ),
        N_(
            "In a tie at the top, count the last deal again, item by item: carte, "
            "denari, settebello, primiera, scopas (with the first table and "
            "declarations), grande, piccola, cappotto. The first to reach {target} "
            "wins; if two do so on the same item, all three play another deal."
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
        N_("In a tie, another deal is played."),
        PAGAT,
        where(tie_break="another-deal"),
    ),
)

_SCORES = (
    Statement(
        "score",
        N_(
            "Carte (most cards), denari (most denari cards), the settebello and "
            "the primiera score one point each, and so does each scopa; the "
            "dealer’s capture of the first four cards, declarations, the grande "
            "and the piccola score as well."
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
        "grande",
        N_("The grande (the fante, cavallo and re of denari together) scores 5 points."),
        PAGAT,
    ),
    Statement(
        "piccola",
        N_(
            "The piccola (the asso, 2 and 3 of denari together) scores 3 points, and each further "
            "denari card in sequence 1 more, up to the {piccola_max}."
        ),
        AKAGIRI,
    ),
    Statement(
        "cappotto",
        N_(
            "A side that wins all ten denari cards in one deal wins the match, whatever the points."
        ),
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
        N_("No deal wins the match outright, whatever cards you win: only the points count."),
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
        N_("The only moves are to play a card from your hand and to declare."),
        BOOK,
    ),
    shared("over", AKAGIRI),
)

RULES = (*_DEAL, *_CAPTURES, *_DECLARATIONS, *_SCORES)
"""All rules of the game, in order."""
