"""The play table: whole deals and matches against players of a level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import carte
from carte.board.house import options_of, ours_words
from carte.engine.game import Game
from carte.engine.reading import NAMES, TEXT, saferepr
from carte.formats.record import from_record
from carte.front.widget import Ask, Space, Unanswerable, call
from carte.games import given_game
from carte.language import _
from carte.lessons.model import table_of
from carte.play import Sitting, code, from_code
from carte.play.asking import SittingTable
from carte.play.board import IN_LINK, board, code_in, same_cards
from carte.play.first_deals import first_matches
from carte.play.match_code import from_json
from carte.play.review.asking import reviewable
from carte.play.sitting import seed_for
from carte.players.ladder import FIRST
from carte.replay import replay

if TYPE_CHECKING:
    from carte.play import messages
    from carte.play.review.messages import ReviewableReplay
    from carte.replay.messages import Replay

__all__ = ["Play"]

ROUNDS = 2
"""How many times everybody deals in a match without an end of its own, by default."""

TODAY = "regular"
"""The level of everybody's opponents on the cards of the day, so that results compare."""

USUAL: Mapping[str, tuple[object, ...]] = {
    "level": (None, "regular"),
    "seed": (None, 1),
    "deals": (None,),
}
"""Options left out of the name of a table, under which browsers keep its match."""


class Play(SittingTable):
    """``Play("scopa", level="regular", seed=7)``: a table to play matches at, in seat 0.

    Without a seed it is 1, and a page of the book deals each reader one of several first matches.
    Without a level the others are newcomers first, and then as strong as the reader's results
    suggest, until the reader chooses. House rules are keywords, as in ``carte.game``; a game in
    place of its name brings its own. ``deals`` is how many a match has in the games with an
    auction. Raises ``ValueError`` for an unknown game, level, house rule or seed.
    """

    tool = "play"
    space = Space(53.5, 53.5)
    main = "record"

    def __init__(
        self,
        game: str | Game = "scopa",
        level: str | None = None,
        seed: int | None = None,
        deals: int | None = None,
        **house_rules: Any,
    ) -> None:
        game, house_rules = given_game(game, house_rules)
        played = carte.game(game, **house_rules)
        sitting = Sitting.begin(
            played,
            level=level or FIRST,
            seed=1 if seed is None else seed,
            deals=_deals(played, deals),
        )
        self._any_deal = seed is None
        given = {"level": level, "seed": seed, "deals": deals, **house_rules}
        named = {name: value for name, value in given.items() if value not in USUAL.get(name, ())}
        words = [f"{name}={value!r}" for name, value in named.items()]
        self._name = ", ".join([game, *words])
        self._follows = level is None
        chosen = {} if level is None else {"level": level}
        super().__init__(sitting, call("Play", game, **{**chosen, **named}))

    def make_content(self) -> messages.PlayContent:
        """Return what every such table shows, its name, and the choices it offers."""
        return {
            **super().make_content(),
            "name": self._name,
            "follows": self._follows,
            "table": f"{table_of(self.game)}-1",
            "today": {"level": TODAY, "deals": _deals(carte.game(self.game), None)},
            "house": options_of(carte.game(self.game)),
            "ours": ours_words(),
            "firsts": [self.sitting_json(first, judged=True) for first in self._firsts()],
        }

    def _firsts(self) -> tuple[Sitting, ...]:
        """Return the first matches among which a page of the book chooses, if no seed is given."""
        own = self._sitting
        if self.front or not self._any_deal:
            return ()
        return first_matches(own.game, level=own.level, deals=own.before.deals)

    def handlers(self) -> Mapping[str, Ask]:
        """Return the questions, including two that bring another match to the table.

        ``open`` a sitting, its code, or a new one; ``read`` a record, or a sitting's code. Two
        concern friends who play the ``same`` cards: what to send, and how to ``compare`` what comes
        back.
        """
        return {
            **super().handlers(),
            "open": self._open,
            "read": self._read,
            "same": lambda message: {"code": code(same_cards(from_json(message.get("sitting"))))},
            "compare": _compare,
        }

    def _open(self, message: Mapping[str, Any]) -> messages.Opened | messages.Elsewhere:
        if "new" in message:
            sitting = self._begun(message["new"])
        elif "code" in message:
            sitting = from_code(message["code"])
        else:
            sitting = from_json(message.get("sitting"))
        return self._opened(sitting)

    def _begun(self, asked: Any) -> Sitting:
        if not NAMES.fits(asked):
            raise Unanswerable(
                f"{saferepr(asked)} is no game; give its options, level, seed and deals"
            )
        asked, earlier = dict(asked), asked.get("after")
        asked.pop("after", None)
        sitting = from_json({"game": self.game, **asked})
        seed = sitting.seed
        if earlier is not None:
            seed = seed_for(from_json(earlier).match.dealer, sitting.game, seed)
        return Sitting.begin(
            sitting.game,
            level=sitting.level,
            seed=seed,
            deals=_deals(sitting.game, sitting.before.deals),
            sitters=sitting.sitters,
        )

    def _opened(self, sitting: Sitting) -> messages.Opened | messages.Elsewhere:
        if sitting.game.slug != self.game:
            return {"elsewhere": _elsewhere(sitting)}
        return {**self.sitting_json(sitting), **self.about(sitting)}

    def _read(
        self, message: Mapping[str, Any]
    ) -> messages.Opened | messages.Elsewhere | ReviewableReplay | Replay:
        """Answer with a deal to look back at, from a record, or a match to go on with."""
        text = TEXT.read(message.get("text"), "text", Unanswerable).strip()
        parts = code_in(text).split()
        try:
            if IN_LINK not in text and len(parts) > 1:
                deal = from_record(text)
                shown = replay(deal, deal.game.title)
                return {**shown, **reviewable(deal)} if deal.is_over else shown
            sitting = from_code(parts[0] if parts else "")
        except ValueError as error:
            words = _("This is neither a link to a game nor a record of one: {reason}")
            raise Unanswerable(words.format(reason=error)) from None
        return self._opened(sitting)


def _compare(message: Mapping[str, Any]) -> messages.FriendsBoard:
    links = TEXT.read(message.get("links"), "links", Unanswerable)
    return board(from_json(message.get("sitting")), links)


def _elsewhere(sitting: Sitting) -> messages.OtherTable:
    """Return the way to the table where a sitting at another game can go on."""
    words = _("This is a game of {game}: open it at a table for {game}.")
    text = words.format(game=sitting.game.name)
    return {"game": sitting.game.slug, "code": code(sitting), "text": text}


def _deals(game: Game, deals: int | None) -> int | None:
    return ROUNDS * game.seats if deals is None and game.has_auction else deals
