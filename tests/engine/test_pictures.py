"""In a notebook deals, views, hands, games and matches draw themselves."""

import pickle
import re
from html import unescape

import pytest

import carte
from carte.pack import row
from tests.games.escoba import Escoba
from tests.language.marked import speaking_marked


def words(html: str) -> str:
    """What is read of a picture: its text, without tags."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_view_draws_its_own_hand_and_what_lies_open_and_no_hidden_card(slug: str) -> None:
    deal = carte.game(slug).deal(seed=7)
    drawn = words(deal.view(0)._repr_html_())
    for seat, hand in enumerate(deal.hands):
        assert all((card.name in drawn) == (seat == 0) for card in hand)
        assert (f"Hand of seat {seat}" in drawn) == (seat == 0)
    assert all(card.name in drawn for card in deal.table)


def test_hands_that_lie_open_are_drawn_with_the_others() -> None:
    deal = carte.game("cirulla").position(hands=["7C 1D 1S", "2C 3C 9D"], table="4S", turn=0)
    view = deal.play("declare 7C=1").view(1)
    assert view.hands == (carte.cards("1D 1S 7C"), carte.cards("2C 3C 9D"))
    assert "Hand of seat 0" in words(view._repr_html_())


def test_a_card_that_lies_face_down_is_drawn_from_its_back() -> None:
    deal = carte.game("briscola-chiamata", dark_first_trick=True).deal(seed=7)
    for choice in ("bid 2", "pass", "pass", "pass", "pass", "2C"):
        deal = deal.play(choice)
    drawn = deal.view(deal.turn)._repr_html_()
    assert row([None]) in drawn
    assert "a card face down" in words(drawn)
    assert "2 of coppe" not in words(drawn)


def test_cards_draw_themselves_and_are_a_tuple_like_any_other() -> None:
    hand = carte.cards("7D 2S")
    assert words(str(hand._repr_svg_())) == "7 of denari, 2 of spade"
    assert hash(hand) == hash(tuple(hand))
    assert repr(hand) == repr(tuple(hand))
    again = pickle.loads(pickle.dumps(hand))
    assert (again, type(again)) == (hand, carte.CardTuple)
    assert hand == (carte.Card("7D"), carte.Card("2S"))
    assert carte.cards("")._repr_svg_() is None


def test_the_text_of_cards_is_what_they_are_read_from() -> None:
    assert str(carte.cards("RD, 2 of cups")) == "10D 2C"
    assert carte.cards(str(carte.cards("RD, 2 of cups"))) == carte.cards("10D 2C")


@pytest.mark.parametrize("slug", carte.GAMES)
def test_all_that_a_deal_shows_as_cards_draws_itself(slug: str) -> None:
    deal = carte.game(slug).deal(seed=7)
    view = deal.view(0)
    zones = (deal.table, deal.trick, deal.stock, deal.deck, *deal.hands, *deal.piles)
    for some in (*zones, view.hand, *view.hands):
        assert some == () or isinstance(some, carte.CardTuple)


def test_a_game_shows_who_plays_what_is_dealt_and_its_house_rules() -> None:
    html = carte.game("scopa", target=21, players=3)._repr_html_()
    drawn = words(html)
    assert drawn.startswith("Scopa Players 3 In each hand 3 cards On the table 4 cards")
    assert drawn.count("Players") == 1
    assert "<strong>21</strong>" in html
    assert html.count("<strong>") == 1
    assert "Only sums with the fewest cards no" in drawn
    assert "On the table" not in carte.game("briscola")._repr_html_()


def test_a_game_of_somebody_else_shows_its_house_rules_as_text_and_not_as_tags() -> None:
    rule = carte.HouseRule("ours", "<b>Ours</b>", ("<i>", "no"))
    kind = type("Ours", (Escoba,), {"slug": "ours", "HOUSE_RULES": (rule, *Escoba.HOUSE_RULES)})
    html = kind()._repr_html_()
    assert "<b>" not in html
    assert "<i>" not in html


def test_a_match_shows_what_each_deal_gave_and_what_the_sides_have_come_to() -> None:
    game = carte.game("scopa")
    match = game.match()
    assert words(match._repr_html_()) == "Scopa Deal Seat 0 Seat 1 Total 0 0"
    deal = carte.playout(game.deal(seed=7), [carte.player("newcomer")] * 2)
    mine, theirs = (score.total for score in deal.score())
    assert words(match.add(deal)._repr_html_()) == (
        f"Scopa Deal Seat 0 Seat 1 1 {mine} {theirs} Total {mine} {theirs}"
    )
    assert "Side 1" in carte.game("scopone").match()._repr_html_()


def test_a_match_shows_payments_with_a_minus_sign() -> None:
    game = carte.game("briscola-chiamata")
    paid = [carte.Score({"payment": payment}) for payment in (2, 1, -1, -1, -1)]
    drawn = words(game.match(deals=2).booked(tuple(paid))._repr_html_())
    assert drawn.endswith("1 +2 +1 −1 −1 −1 Total +2 +1 −1 −1 −1")


def test_every_word_of_a_picture_can_be_translated() -> None:
    game = carte.game("scopa", target=21)
    with speaking_marked():
        for html in (game._repr_html_(), game.match()._repr_html_()):
            names = re.findall(r"<(?:caption|th [^>]*)>(.*?)</", html)
            assert names
            assert all("«" in name for name in names)
