"""A hand and a table to try captures on, and as many more as the reader wants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import carte
from carte.board.verdict import Verdict
from carte.engine.moves import Announcement
from carte.front.widget import Ask, Table, call
from carte.language import _
from carte.lessons import step

__all__ = ["Deal"]


class Deal(Table):
    """``Deal("scopa", seed=7)``: the first hand and table of that deal, to play card by card.

    House rules go by keyword, as in ``carte.game``. The first position carries its verdicts;
    further positions and further deals are asked of Python. Raises ``ValueError`` for an unknown
    house rule or seed, and for a game that is unknown or has no captures.
    """

    def __init__(self, game: str, seed: int = 1, **house_rules: Any) -> None:
        played = carte.game(game, **house_rules)
        if not played.has_table:
            raise ValueError(f"{game!r} has no table to take cards from")
        self._game = played
        source = call("Deal", game, seed=seed, **house_rules)
        super().__init__("deal", self._game, self._dealt(seed), source)

    def asks(self) -> Mapping[str, Ask]:
        """Return the questions: ``deal`` by seed, ``judge`` and ``play`` on a position."""
        return {
            "deal": lambda message: self._dealt(message.get("seed")),
            "judge": self._judge,
            "play": self._play,
        }

    def _dealt(self, seed: object) -> dict[str, Any]:
        if type(seed) is not int or seed < 0:
            raise ValueError(f"{seed!r} is no deal number; give a whole number, 0 or more")
        deal = self._game.deal(seed=seed)
        return {
            "seed": seed,
            "caption": _("Deal {seed}").format(seed=seed),
            "rules": {rule.id: rule.text for rule in self._game.rulebook},
            **self._moment(deal, deal.turn),
        }

    def _moment(self, reached: Any, seat: int) -> dict[str, Any]:
        """Return where ``seat`` stands in a deal, whatever the others hold, were it to act."""
        position = {
            "hand": " ".join(map(str, reached.hands[seat])),
            "table": " ".join(map(str, reached.table)),
            **{name: reached.view(seat).facts[name] for name in self._game.OWN_FACTS},
        }
        deal = self._game.position(**position)
        return {
            "position": position,
            "step": step(deal),
            "moves": [_told(deal, move) for move in deal.legal_moves()],
        }

    def _position(self, message: Mapping[str, Any]) -> Any:
        position = message.get("position")
        parts = ("hand", "table", *self._game.OWN_FACTS)
        if not isinstance(position, Mapping) or not {"hand", "table"} <= {*position} <= {*parts}:
            raise ValueError(f"{position!r} is no position; it has {', '.join(parts)}")
        cards = {zone: str(position[zone]) for zone in ("hand", "table")}
        try:
            return self._game.position(**{**position, **cards})
        except (AttributeError, TypeError) as error:
            raise ValueError(f"{position!r} is no position: {error}") from None

    def _judge(self, message: Mapping[str, Any]) -> dict[str, Any]:
        ruling = self._position(message).ruling(_move_in(message))
        return Verdict.of(ruling, good=ruling.legal).to_json()

    def _play(self, message: Mapping[str, Any]) -> dict[str, Any]:
        deal = self._position(message)
        return self._moment(deal.play(_move_in(message)), deal.turn)


def _move_in(message: Mapping[str, Any]) -> str:
    move = message.get("move")
    if not isinstance(move, str):
        raise ValueError(f"{move!r} is no move; write one such as 7D x 3C 4S")
    return move


def _told(deal: Any, move: Any) -> dict[str, Any]:
    """Return a legal move as the front end lists it: a card and what it takes, or an option."""
    ruling = deal.ruling(move)
    if isinstance(move, Announcement):
        return {"option": str(move), "text": ruling.text}
    return {"card": str(move.card), "takes": [*map(str, move.taken)], "text": ruling.text}
