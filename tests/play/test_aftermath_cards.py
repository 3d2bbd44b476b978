"""Why a card was dear, in the words of each game: all that is told has happened in trials."""

import re
from collections import deque

import carte
from carte.engine.deal import Deal
from carte.play.review.aftermath import aftermath
from carte.play.review.trials import TRIALS

BRISCOLA, FOUR = carte.game("briscola"), carte.game("briscola", players=4)
SCOPA, SCOPONE = carte.game("scopa"), carte.game("scopone")


def reason(deal: Deal, best: str, played: str, rule: str) -> str:
    """The last that is said, with this rule, of what came of a move instead of the best one."""
    found = deque(aftermath(deal, carte.move(best), carte.move(played)), maxlen=1).pop()
    return [one.text for one in found if one.rule and one.rule.tail == rule][-1]


def counts(text: str) -> tuple[int, int]:
    """In how many of the trials it happened, after the move and after the better one."""
    many, few = re.findall(rf" in (\d+)(?: of {TRIALS} trials|\.$)", text)
    return int(many), int(few)


def test_a_carico_that_is_given_away_is_named_with_how_often_the_others_won_it() -> None:
    deal = BRISCOLA.position(hand="1D 6C 4B", trick="10C", trump="S", turn=0)
    text = reason(deal, best="6C", played="1D", rule="points")
    assert text.startswith("After your move, the asso of denari went to the others in 100 of 100")
    many, few = counts(text)
    assert (many, few < 50) == (TRIALS, True)


def test_a_trump_that_is_wasted_is_named_with_what_it_wins_if_it_is_kept() -> None:
    won = ["1S 3C 4D 4C 5C 6B 9D 10C", "1D 1C 3S 3B 4B 5S 5B 6D 6C 6S 7S 7B 8C 9C 9S 9B 10S 10B"]
    stock = "8D 8B 2B 5D 2D 10D 3D 2C"
    deal = BRISCOLA.position(
        hands=["1B 7D 7C", "2S 4S 8S"], stock=stock, piles=won, trump="C", dealer=1, turn=0
    )
    assert reason(deal, best="1B", played="7C", rule="trump") == (
        "Your trump, the 7 of coppe, won no points on average in 100 trials; if you play the asso "
        "of bastoni instead, it won 11 points later."
    )


def test_a_partner_who_is_left_alone_loses_more_to_the_others() -> None:
    deal = FOUR.position(hand="2S 6C 4B", trick="4C 1D 10D", trump="S", turn=0)
    text = reason(deal, best="2S", played="4B", rule="points")
    lost, less = (int(number) for number in re.findall(r"(\d+) points", text))
    assert text.startswith("After your move, your partner lost ")
    assert lost > less


def test_the_sevens_that_the_others_won_explain_a_primiera_that_was_lost() -> None:
    deal = SCOPA.position(hand="7S 2S 10C", table="7C 4B 9B")
    text = reason(deal, best="7S x 7C", played="2S", rule="primiera")
    lost, less = re.findall(r"(\d\.\d) of the sevens.*, (\d\.\d)\.$", text)[0]
    assert float(lost) > float(less)


def test_what_the_next_player_took_is_named_by_its_cards() -> None:
    deal = near_the_end("8C 9S", "5C 3B 9B 10S", out="5S 3S 8B 10C 10B 9C", dealer=1)
    text = reason(deal, best="8C x 5C 3B", played="9S x 9B", rule="equal")
    assert text.startswith("After your move, the next player took the 3 of bastoni and the 5 of")
    many, few = counts(text)
    assert many > few == 0


def test_pairs_that_are_undone_are_counted_with_whose_the_last_capture_was() -> None:
    """Who deals, or a partner of that player, wants few odd values: three are fewer than four."""
    deal = near_the_end("1C 8D 9B", "2S 7C", out="2C 5C 8B 5B 6D 9S 6S 6B", dealer=2)
    text = reason(deal, best="1C", played="9B x 2S 7C", rule="leftovers")
    assert text.startswith("Odd values after your move: ")
    more, less = re.findall(r"move: (\d+);.*instead: (\d+), and", text)[0]
    assert (more, less) == ("4", "3")


def near_the_end(hand: str, table: str, out: str, dealer: int) -> Deal:
    """A position of scopone in which the other three hold the cards that are still out."""
    known, others = {*carte.cards(f"{hand} {table} {out}")}, carte.cards(out)
    piles = [[card for card in carte.PACK if card not in known], []]
    share = -(-len(others) // 3)
    hands = [hand, *(others[place * share : (place + 1) * share] for place in range(3))]
    return SCOPONE.position(hands=hands, table=table, piles=piles, dealer=dealer, turn=0)
