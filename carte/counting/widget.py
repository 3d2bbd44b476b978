"""The counting table: tap the cards that a side has won, and see the deal counted step by step."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import compress
from operator import not_
from typing import TYPE_CHECKING, Any

import carte
from carte.board.house import labels_of, options_of, ours_words
from carte.counting import count, count_deal, count_primiera, primiera_of
from carte.counting.by_hand import heaps_of, judged, read_hand_count
from carte.counting.deciding import decided
from carte.counting.example import example_of, played_out
from carte.counting.form import facts_of, form_of, game_of, names_in, out_of, read_facts
from carte.counting.items import count_items
from carte.counting.lines import line_json, named, plain, score_sentences, summed
from carte.counting.sheet import standing
from carte.counting.words import score_words
from carte.engine.game import Game
from carte.engine.reading import LIST, TEXT, list_of, optional, saferepr, table
from carte.front import traits
from carte.front.widget import Ask, Space, Table, Unanswerable, call, number_of
from carte.games import given_game
from carte.language import _, spoken_language

if TYPE_CHECKING:
    from carte.counting import messages

__all__ = ["Score"]

_PILES = list_of(list_of(TEXT))


class Score(Table):
    """``Score("scopa", napola=True)``: the counting table and a match sheet, opened at a game.

    House rules are keywords, as in ``carte.game``; a game in place of its name brings its own. It
    opens with an example deal, counted; Python counts every change. Raises ``ValueError`` for an
    unknown game or house rule.
    """

    tool = "score"
    space = Space(126.5, 156)
    main = "sheet"

    sheet = traits.Done(
        table({"game": TEXT, "names": optional(LIST), "rounds": LIST}),
        help="The match sheet: its game, the names of the sides, and what each got, deal by deal.",
    )
    sheet.tag(sync=True, state=True)

    def __init__(self, game: str | Game = "scopa", **house_rules: Any) -> None:
        game, house_rules = given_game(game, house_rules)
        chosen = carte.game(game, **house_rules)
        super().__init__(chosen, call("Score", game, **house_rules))

    def make_content(self) -> messages.ScoreContent:
        """Return the form of every game, and the example."""
        example = example_of(self._game)
        return {
            "games": [_offered(carte.game(slug)) for slug in carte.GAMES],
            "language": spoken_language(),
            "example": example,
            "counted": counted(example),
            "words": score_words(),
            "ours": ours_words(),
        }

    def handlers(self) -> Mapping[str, Ask]:
        """Return the questions.

        ``form`` of a game, ``count`` of a deal, ``decide`` who has the primiera, ``match`` of a
        sheet. For practice, the ``heaps`` of a deal, and how they were counted ``by_hand``.
        """
        return {
            "form": _form,
            "count": counted,
            "decide": _decided,
            "match": standing,
            "heaps": _heaps,
            "by_hand": _by_hand,
        }


def _offered(game: Game) -> messages.Offered:
    """Return a game with the house rules that the form asks for, and the names of the others."""
    counts = [rule.counts for rule in game.HOUSE_RULES]
    return {
        "slug": game.slug,
        "title": game.title,
        "options": dict(game.options),
        "house": [*compress(options_of(game), counts)],
        "others": [*compress(labels_of(game), map(not_, counts))],
        "form": form_of(game),
    }


def _form(message: Mapping[str, Any]) -> messages.JustForm:
    return {"form": form_of(game_of(message), message)}


def counted(message: Mapping[str, Any]) -> messages.Count:
    """Count ``piles``, two lists of cards, with the facts of the game's form.

    With ``only``, count just the primiera, from all cards or from the best four of each side, or
    just the ``items``, whatever the cards are.
    """
    game = game_of(message)
    piles = _piles(game, message)
    form, names = form_of(game, message), names_in(game, message)
    if message.get("only") == "items":
        scores, objection = count_items(game, read_facts(game, message), facts_of(game, message))
        texts = score_sentences(game, scores, names.sides) if scores else []
        texts += [objection.text] if objection else []
        return {"form": form, "lines": [], "said": texts, "missing": [], "scores": plain(scores)}
    if message.get("only") == "primiera":
        line = line_json(game, count_primiera(game, piles))
        texts = [named(names.piles, line["points"] or ())]
        return {"form": form, "lines": [line], "said": texts, "missing": [], "scores": None}
    found = count(game, piles, **facts_of(game, message))
    return {
        "form": form,
        "lines": [line_json(game, line) for line in found.lines],
        "said": summed(found, names.sides),
        "missing": [str(card) for card in found.missing],
        "scores": plain(found.scores),
    }


def _decided(message: Mapping[str, Any]) -> messages.Deciding:
    """Return the cards that still decide the primiera, and who has it once it is decided."""
    game = game_of(message)
    piles = _piles(game, message)
    primiera_of(game)
    cards, winner = decided(game, piles)
    names = names_in(game, message).piles
    if cards:
        text = _("Whose are these?")
    elif winner is None:
        text = _("Nobody has the primiera: it is a tie.")
    else:
        text = _("The primiera goes to: {name}.").format(name=names[winner])
    return {"cards": [str(card) for card in cards], "winner": winner, "text": text}


def _heaps(message: Mapping[str, Any]) -> messages.DealtHeaps:
    game, seed = game_of(message), _seed(message)
    heaps = heaps_of(played_out(game, seed))
    return {"seed": seed, "heaps": heaps, "names": [*names_in(game, {}).piles]}


def _by_hand(message: Mapping[str, Any]) -> messages.PractisedCount:
    game = game_of(message)
    deal, names = played_out(game, _seed(message)), names_in(game, {})
    return {
        "judged": judged(deal, names.piles, *read_hand_count(deal, message)),
        "lines": [line_json(game, line) for line in count_deal(deal).lines],
        "sides": [*names.sides],
        "names": [*names.piles],
    }


def _seed(message: Mapping[str, Any]) -> int:
    return number_of(message.get("seed"), "deals no piles")


def _piles(game: Game, message: Mapping[str, Any]) -> list[list[str]]:
    """Return the piles of a request, whose rest may hold cards not in play at this table."""
    piles: Any = message.get("piles")
    if not _PILES.fits(piles):
        raise Unanswerable(f"{saferepr(piles)} are no piles; give two lists of cards")
    out = {*out_of(game)}
    return [[card for card in pile if card not in out] for pile in piles]
