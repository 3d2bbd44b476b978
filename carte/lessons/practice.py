"""A hand and a table to try captures on, and as many more as the reader wants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import carte
from carte.board.verdict import Verdict
from carte.engine.deal import Deal as Position
from carte.engine.game import Game
from carte.engine.moves import Announcement, Move, move
from carte.engine.reading import NAMES, saferepr
from carte.formats.position_code import code as code_of
from carte.formats.position_code import from_code
from carte.front import traits
from carte.front.position_table import PositionTable
from carte.front.widget import Ask, Space, Unanswerable, call, number_of, text_in
from carte.games import given_game
from carte.language import _
from carte.lessons import step

if TYPE_CHECKING:
    from carte.engine.messages import Ruling
    from carte.lessons.messages import DealContent, DealMoment, LegalMove

__all__ = ["Deal"]

FIRST = 1
"""The seed of the first deal, unless another is given."""


class Deal(PositionTable):
    """``Deal("scopa", seed=7)``: the first hand and table of that deal, to play card by card.

    ``Deal(position)`` begins with the hand and the table of the seat to act in a ``carte.Deal``.
    House rules are keywords, as in ``carte.game``; a game in place of its name, or a position,
    brings its own. The first position comes with its verdicts; Python supplies further positions
    and deals. Raises ``ValueError`` for an unknown house rule or seed, and for a game that is
    unknown or has no captures.
    """

    tool = "deal"
    space = Space(54.5, 61)

    def __init__(self, game: str | Game | Position, seed: int = FIRST, **house_rules: Any) -> None:
        self._first: Position | None = None
        if isinstance(game, Position):
            _check_alone(game, {"seed": seed} if seed != FIRST else {}, house_rules)
            self._first, played, source = game, game.game, f"Deal({saferepr(game)})"
        else:
            game, house_rules = given_game(game, house_rules)
            played = carte.game(game, **house_rules)
            source = call("Deal", game, seed=seed, **house_rules)
        if not played.has_table:
            raise Unanswerable(
                f"{played.slug!r} has no table to take cards from: give a game of captures, or "
                f"play it with widgets.Play({played.slug!r})"
            )
        self._seed = _number(seed)
        super().__init__(played, source)

    def first_position(self) -> Position:
        """Return the hand and the table that it begins with."""
        return self._alone(self._first or self._game.deal(seed=self._seed))

    @traits.validate("position")
    def _playable(self, proposal: Any) -> Position | None:
        position: Position | None = proposal.value
        if position is None:
            return None
        if position.game != self._game:
            raise ValueError(f"a position of {self._game!r} is wanted, not of {position.game!r}")
        _check_alone(position)
        return self._alone(position)

    def make_content(self) -> DealContent:
        """Return the first deal, at its first move, or the position."""
        if self._first is None:
            return self._dealt(self._seed)
        return self._placed(self._first)

    def handlers(self) -> Mapping[str, Ask]:
        """Return the questions.

        ``deal`` by seed, ``open`` a position by its code; ``judge`` and ``play`` on a position.
        """
        return {
            "deal": lambda message: self._dealt(message.get("seed")),
            "open": lambda message: self._placed(from_code(text_in(message, "code"))),
            "judge": self._judge,
            "play": self._play,
        }

    def _dealt(self, seed: object) -> DealContent:
        number = _number(seed)
        deal = self._game.deal(seed=number)
        return self._shown(deal, number, _("Deal {seed}").format(seed=number))

    def _placed(self, position: Position) -> DealContent:
        return self._shown(position, None, _("Your position"))

    def _shown(self, deal: Position, seed: int | None, caption: str) -> DealContent:
        return {
            "seed": seed,
            "caption": caption,
            "rules": {rule.id: rule.text for rule in self._game.rulebook},
            **self._moment(deal, deal.turn),
        }

    def _moment(self, reached: Position, seat: int) -> DealMoment:
        """Return the state of a deal as if ``seat`` were to act, whatever the others hold."""
        position = self._facts(reached, seat)
        deal = self._game.position(**position)
        return {
            "code": code_of(deal),
            "position": position,
            "step": step(deal),
            "moves": [_move_json(deal, choice) for choice in deal.legal_moves()],
        }

    def _facts(self, reached: Any, seat: int) -> dict[str, Any]:
        return {
            "hand": " ".join(map(str, reached.hands[seat])),
            "table": " ".join(map(str, reached.table)),
            **{name: reached.view(seat).facts[name] for name in self._game.OWN_FACTS},
        }

    def _alone(self, reached: Position) -> Position:
        """Return a position with the hand of the seat to act, and the table, alone."""
        return self._game.position(**self._facts(reached, reached.turn))

    def _position_in(self, message: Mapping[str, Any]) -> Any:
        position: Any = message.get("position")
        parts = ("hand", "table", *self._game.OWN_FACTS)
        if not NAMES.fits(position) or not {"hand", "table"} <= {*position} <= {*parts}:
            raise Unanswerable(f"{saferepr(position)} is no position; it has {', '.join(parts)}")
        return self._game.position(**position)

    def _judge(self, message: Mapping[str, Any]) -> Ruling:
        ruling = self._position_in(message).ruling(_move_in(message))
        return Verdict.of(ruling, good=ruling.legal).to_json()

    def _play(self, message: Mapping[str, Any]) -> DealMoment:
        deal = self._position_in(message)
        return self._moment(deal.play(_move_in(message)), deal.turn)


def _check_alone(position: Position, *others: Mapping[str, Any]) -> None:
    """Raise ``ValueError`` for arguments beside a position, and for a deal that is over."""
    if named := [name for some in others for name in some]:
        raise ValueError(f"{named[0]!r} goes with a game's name, not with a position")
    if not position.legal_moves():
        raise ValueError("in this position there is no move; give one that is not over")


def _number(seed: object) -> int:
    return number_of(seed, "is not a deal number")


def _move_in(message: Mapping[str, Any]) -> Move:
    text: Any = message.get("move")
    return move(text)


def _move_json(deal: Any, choice: Any) -> LegalMove:
    """Return a legal move as the front end lists it: a card and what it takes, or an option."""
    ruling = deal.ruling(choice)
    if isinstance(choice, Announcement):
        return {"option": str(choice), "text": ruling.text}
    return {"card": str(choice.card), "takes": [*map(str, choice.taken)], "text": ruling.text}
