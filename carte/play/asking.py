"""A table with a sitting: what it shows, and the questions that every such table answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from carte.board.narration import named_move, narrate
from carte.board.seats import READER
from carte.board.step import allowed
from carte.counting.words import score_words
from carte.engine.deal import Deal
from carte.engine.moves import Move, move
from carte.engine.reading import saferepr
from carte.front import traits
from carte.front.widget import Ask, Table, Unanswerable
from carte.language import _, spoken_language
from carte.play.coach import glanced_at, looked_at, thought_of, warnings_of
from carte.play.comparison import compared
from carte.play.ending import counted_by_hand, end_of, sheet_form
from carte.play.hint import hint_of
from carte.play.match_code import code, from_json, to_json
from carte.play.moment import caption, moment
from carte.play.opponents import pondered, weighed
from carte.play.patience import fine_moves
from carte.play.people import closed_moment, holder, open_moment, speaking_of
from carte.play.recall import questions_json, recalled
from carte.play.review.asking import Reviewing, reviewable
from carte.play.sitting import NOT_OVER, Sitting
from carte.play.thinking import Thinking
from carte.play.words import play_words
from carte.players import Candidate
from carte.replay import replay

if TYPE_CHECKING:
    from carte.counting.messages import HandCount
    from carte.engine.messages import Ruling
    from carte.play import messages
    from carte.play.advice.messages import Hint, Warnings
    from carte.play.review.messages import ReviewableReplay
    from carte.replay.messages import Replay

__all__ = ["SittingTable", "on_turn", "thought_about"]


class SittingTable(Table):
    """A table for the reader in seat 0 and players of a level.

    The first moment carries its verdicts; Python answers everything else and keeps no state: each
    question brings the whole sitting.
    """

    sitting = traits.Dict(help="The match at the table, as ``record`` and ``result`` read it.")
    sitting.tag(sync=True, state=True)
    record = traits.Unicode(read_only=True, help="The record of the deal under way, or just over.")
    record.tag(state=True)
    result = traits.Tuple(
        read_only=True, help="The scores of the match, by side, after its finished deals."
    )
    result.tag(state=True)

    def __init__(self, sitting: Sitting, source: str) -> None:
        self._sitting = sitting
        self._thinking = Thinking()
        self._reviewing = Reviewing()
        super().__init__(sitting.game, source)

    @traits.validate("sitting")
    def _reached(self, proposal: Any) -> dict[str, Any]:
        if proposal.value:
            from_json(proposal.value)
        return dict(proposal.value)

    @traits.observe("sitting")
    def _played(self, change: Any) -> None:
        reached = from_json(change.new) if change.new else None
        self.set_trait("record", reached.deal.record() if reached else "")
        self.set_trait("result", tuple(reached.match.scores) if reached else ())

    def make_content(self) -> messages.SittingContent:
        """Return the first moment of the match, and what all later moments share."""
        sitting, played = self._sitting, self._sitting.game
        return {
            **self.sitting_json(sitting, judged=True),
            **self.about(sitting),
            "language": spoken_language(),
            "lasting": played.has_auction,
            "zones": _zones(sitting.deal),
            "sheet": score_words(),
            "words": play_words(played),
        }

    def handlers(self) -> Mapping[str, Ask]:
        """Return the questions about a sitting.

        ``judge`` or ``play`` a move of the reader; ``think`` about the move of another seat, or a
        ``hint``; as a ``coach`` look for moves to warn of, or at the one move about to be made;
        ``hurry`` what is being thought; ``undo``; of several people, ``throw`` the cards down,
        ``concede`` the remaining tricks or ``resign``; the ``next`` deal; ``recall`` what has gone,
        and judge what was ``recalled``; judge a count of the last deal ``by_hand``; ``replay`` or
        ``record`` a deal; ``find`` what a move of a finished deal cost, give an ``account`` of the
        deal, and turn a ``moment`` into a puzzle.
        """
        return {
            "judge": _judge,
            "play": self._play,
            "look": self._look,
            "think": self._think,
            "hint": self._hint,
            "coach": self._coach,
            "hurry": self._hurry,
            "undo": self._undo,
            "throw": lambda message: self.sitting_json(_sitting(message).throw_down()),
            "concede": lambda message: self.sitting_json(_sitting(message).concede()),
            "resign": lambda message: self.sitting_json(_sitting(message).resign()),
            "next": lambda message: self.sitting_json(_sitting(message).next()),
            "recall": lambda message: {"questions": questions_json(_sitting(message).deal)},
            "recalled": lambda message: recalled(_sitting(message).deal, message),
            "by_hand": _by_hand,
            "replay": _replay,
            "record": _record,
            **self._reviewing.handlers(),
        }

    def sitting_json(self, sitting: Sitting, *, judged: bool = False) -> messages.Match:
        """Return a sitting, and what the reader sees of it, or several people may see."""
        with speaking_of(sitting):
            over = end_of(sitting) if sitting.deal.is_over else None
        if sitting.sitters:
            return {"sitting": to_json(sitting), "moment": closed_moment(sitting, over)}
        return {"sitting": to_json(sitting), "moment": moment(sitting, over, judged=judged)}

    def after(self, sitting: Sitting, choice: Move, *, judged: bool = False) -> messages.After:
        """Return the sitting after a move, with the move in words."""
        after = sitting.play(choice)
        seat = holder(after)
        *_earlier, (before, made) = after.seen_from(seat).deal.course()
        with speaking_of(after, seat):
            (narrated,) = narrate(before, [made])
        return {"told": narrated, **self.sitting_json(after, judged=judged)}

    def about(self, sitting: Sitting) -> messages.ByHouseRules:
        """Return what depends on house rules, and on who plays: the rules by id, the form of the
        match sheet, and how many cards each seat has ``held`` at first.
        """
        game = sitting.game
        with speaking_of(sitting):
            form = sheet_form(game)
        return {
            "rules": {rule.id: rule.text for rule in game.rulebook},
            "form": form,
            "held": len(game.deal(seed=0).hands[READER]),
        }

    def _play(self, message: Mapping[str, Any]) -> messages.After:
        on_turn(message)
        return self.after(_sitting(message), _move(message))

    def _look(self, message: Mapping[str, Any]) -> messages.Match:
        sitting = _sitting(message)
        if not sitting.is_for_people:
            raise Unanswerable("no hand is hidden from several people")
        return {"sitting": to_json(sitting), "moment": open_moment(sitting)}

    async def _think(self, message: Mapping[str, Any]) -> messages.After:
        sitting = _sitting(message)
        if sitting.deal.is_over or sitting.is_person(sitting.deal.turn):
            raise Unanswerable("nobody else is to act in this deal")
        choice = await self._thinking.last(pondered(sitting))
        return self.after(sitting, choice)

    def _undo(self, message: Mapping[str, Any]) -> messages.Undone:
        sitting = _sitting(message)
        before = sitting.undo()
        choice = sitting.deal.moves[len(before.deal.moves)]
        return {
            **self.sitting_json(before),
            "back": _("Taken back: {move}.").format(move=named_move(choice)),
        }

    async def _hint(self, message: Mapping[str, Any]) -> Hint:
        deal = on_turn(message).deal
        best, *others = await self._thinking.last(thought_about(deal))
        judged = None
        if others:
            other = others[0].move
            judged = (await self._thinking.last(compared(deal, best.move, other)))[other]
        sitting = _sitting(message)
        with speaking_of(sitting, sitting.deal.turn):
            return hint_of(deal, best.move, judged)

    async def _coach(self, message: Mapping[str, Any]) -> Warnings:
        deal = on_turn(message).deal
        _check_going_on(deal)
        if "move" in message:
            looked: tuple[Move, ...] = (_move(message),)
            deal.play(*looked)  # which refuses illegal moves
            steps = glanced_at(deal, *looked)
        else:
            looked, steps = thought_of(deal), looked_at(deal)
        look = await self._thinking.last(steps) or {}
        sitting = _sitting(message)
        with speaking_of(sitting, sitting.deal.turn):
            return {
                "looked": [*map(str, looked)],
                "warnings": warnings_of(deal, look),
                "fine": fine_moves(deal, looked, look),
            }

    def _hurry(self, message: Mapping[str, Any]) -> messages.Nothing:
        self._thinking.hurry()
        return {}


def _zones(deal: Deal) -> list[str]:
    """Return every zone that the deals of a game ever show, given a fresh one."""
    game = deal.game
    if not game.has_tricks:
        return ["hand", "table"]
    calls = ["pack"] if game.has_auction else []
    monte = ["monte"] if "monte_size" in deal.view(READER).facts else []
    return ["hand", "trick", *monte, *calls]


def _sitting(message: Mapping[str, Any]) -> Sitting:
    return from_json(message.get("sitting"))


def on_turn(message: Mapping[str, Any]) -> Sitting:
    """Return the sitting of a question that may be asked only on the reader's turn.

    Where several people play, it is that of the person to act.
    """
    sitting = _sitting(message)
    if sitting.is_for_people:
        return sitting.seen_from(sitting.deal.turn)
    if sitting.deal.turn != READER and not sitting.deal.is_over:
        raise Unanswerable(_("It is not your turn."))
    return sitting


def _move(message: Mapping[str, Any]) -> Move:
    text: Any = message.get("move")
    return move(text)


def _judge(message: Mapping[str, Any]) -> Ruling:
    return allowed(on_turn(message).deal, _move(message)).to_json()


def _asked_deal(sitting: Sitting, message: Mapping[str, Any]) -> int:
    """Return the place of the deal that a question is about."""
    place = message.get("deal")
    if type(place) is not int or not 0 <= place < len(sitting.dealt):
        raise Unanswerable(
            f"no deal {saferepr(place)}; there are {len(sitting.dealt)}, counted from 0"
        )
    return place


def _asked_person(sitting: Sitting, message: Mapping[str, Any]) -> int:
    """Return the seat of one of several people that a question is about."""
    seat = message.get("seat")
    people = [place for place, one in enumerate(sitting.sitters) if one.person]
    if type(seat) is not int or seat not in people:
        there = ", ".join(map(str, people))
        raise Unanswerable(f"nobody to review sits at {saferepr(seat)}; people sit at {there}")
    return seat


def thought_about(deal: Deal) -> Iterator[tuple[Candidate, ...]]:
    """Yield what an expert thinks of the reader's decision."""
    _check_going_on(deal)
    return weighed(deal)


def _check_going_on(deal: Deal) -> None:
    if deal.is_over:
        raise Unanswerable(_("This deal is over: there is no move to make."))


def _replay(message: Mapping[str, Any]) -> ReviewableReplay | Replay:
    """Answer with a finished deal to replay, all hands open.

    Of several people only the one at a ``seat`` is judged, and only to whoever asks for that.
    """
    sitting = _sitting(message)
    place = _asked_deal(sitting, message)
    deal = sitting.dealt[place]
    if not deal.is_over:
        raise Unanswerable(_(NOT_OVER))
    if "seat" in message:
        own = sitting.seen_from(_asked_person(sitting, message)).dealt[place]
        return {**replay(own, caption(place + 1, own)), **reviewable(own)}
    with speaking_of(sitting):
        shown = replay(deal, caption(place + 1, deal))
    return shown if sitting.sitters else {**shown, **reviewable(deal)}


def _by_hand(message: Mapping[str, Any]) -> HandCount:
    sitting = _sitting(message)
    if not sitting.deal.is_over:
        raise Unanswerable(_(NOT_OVER))
    with speaking_of(sitting):
        return counted_by_hand(sitting.deal, message)


def _record(message: Mapping[str, Any]) -> messages.RecordedDeal:
    """Answer the code of a match and the text of a deal, which is over, for it shows all hands."""
    sitting = _sitting(message)
    deal = sitting.dealt[_asked_deal(sitting, message)]
    return {"text": deal.record() if deal.is_over else "", "code": code(sitting)}
