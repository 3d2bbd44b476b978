"""A guided deal to play, with a coach."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from carte.board.consequences import consequences
from carte.board.seats import READER
from carte.engine.game import Game
from carte.engine.moves import Move
from carte.engine.phrases import sentences
from carte.engine.rulebook import Rule
from carte.front import traits
from carte.front.widget import Ask, Space, call
from carte.games import game as find_game
from carte.games import usual_game
from carte.language import _
from carte.lessons import stages_of
from carte.lessons.model import guided_in, placed_in
from carte.lessons.suits import suits_text
from carte.lessons.widget import PROGRESS
from carte.play.asking import SittingTable, on_turn, thought_about
from carte.play.ending import has_won
from carte.play.guide import after, guides
from carte.play.guide import guide as find_guide
from carte.play.guide.coach import passed_at, saying_at, sayings_by
from carte.play.guide.ending import result_of
from carte.play.guide.hint import hint_at
from carte.play.guide.model import Guide as Led
from carte.play.guide.model import Saying
from carte.play.match_code import from_json
from carte.play.sitting import Sitting
from carte.quiz.learning_order import level_of

if TYPE_CHECKING:
    from carte.play.advice.messages import Hint
    from carte.play.guide import messages
    from carte.play.messages import After, Guided, Match

__all__ = ["Guide"]


class Guide(SittingTable):
    """``Guide("scopa")``: a guided deal of a game; where it has several, the one with that id.

    The data hold its prepared line; Python answers for moves beside it. Raises ``ValueError`` that
    names the games, or the guided deals of a game.
    """

    tool = "guide"
    space = Space(54.5, 52.5)
    main = "progress"
    keeps_content = True

    progress = traits.Done(
        PROGRESS,
        help="What the reader has done in the deal, by its level; each move is a try.",
    )
    progress.tag(sync=True, state=True)

    def __init__(self, game: str | Game, name: str | None = None) -> None:
        game = find_game(usual_game(game)).slug
        self._guide = find_guide(game, name)
        source = call("Guide", game) if name is None else call("Guide", game, name)
        super().__init__(self._guide.sitting, source)

    def make_content(self) -> messages.GuideContent:
        """Return the table, the prepared line, and the coach's sentences."""
        found = self._guide
        return {
            **super().make_content(),
            "single": True,
            "title": _(found.title),
            "suits": suits_text(),
            "level": _level_of(found),
            "place": placed_in(found.sitting.game.slug),
            "stages": [
                {"title": _(stage.title), "levels": [level.id for level in stage]}
                for stage in stages_of(self.game)
            ],
            "line": [*map(self._prepared, *zip(*found.walk(), strict=True))],
            "sayings": [_spoken(saying) for saying in found.sayings],
            "drills": {
                rule.id: drill
                for rule in found.sitting.game.rulebook
                if (drill := _drill(rule)) is not None
            },
            "strings": _words(found),
        }

    def sitting_json(self, sitting: Sitting, *, judged: bool = False) -> Match:
        """Return a sitting, what the reader sees of it, and the coach's sentence now."""
        match, deal = super().sitting_json(sitting, judged=judged), sitting.deal
        saying = saying_at(deal, self._guide)
        guided: Guided = {
            "saying": None if saying is None else self._guide.sayings.index(saying),
            "passed": passed_at(deal, self._guide),
            "said": [self._guide.sayings.index(each) for each in sayings_by(deal, self._guide)],
            "won": has_won(deal) if deal.is_over else None,
            "result": result_of(deal, self._guide) if deal.is_over else "",
        }
        moment = match["moment"]
        moment["caption"], moment["guided"] = "", guided
        moment["step"]["signals"] = []  # a later deal teaches those that go with a lead
        return match

    def after(self, sitting: Sitting, choice: Move, *, judged: bool = False) -> After:
        """Return the sitting after a move; where reasons are told, the reader's own is only seen.

        Then its text is only what it brings.
        """
        answer, before = super().after(sitting, choice, judged=judged), sitting.deal
        if before.turn == READER:
            answer["told"].setdefault("brief", answer["told"]["text"])
            answer["told"]["text"] = sentences(consequences(before, choice, before.play(choice)))
        return answer

    def handlers(self) -> Mapping[str, Ask]:
        """Return the questions, including how a resumed deal ``stands``."""
        return {**super().handlers(), "stands": self._stands}

    def _stands(self, message: Mapping[str, Any]) -> Match:
        return self.sitting_json(from_json(message.get("sitting")))

    async def _hint(self, message: Mapping[str, Any]) -> Hint:
        sitting = on_turn(message)
        best, *_others = await self._thinking.last(thought_about(sitting.deal))
        return hint_at(sitting.deal, best.move)

    def _prepared(self, sitting: Sitting, choice: Move) -> messages.Prepared:
        deal = sitting.deal
        mine = deal.turn == READER
        return {
            "move": str(choice),
            "answer": self.after(sitting, choice, judged=True),
            "hint": hint_at(deal, choice) if mine else None,
        }


def _level_of(led: Led) -> str:
    """Return the name of a guided deal among what can be won."""
    game = led.sitting.game.slug
    return f"{guided_in(game)}-{1 + guides(game).index(led)}"


def _onward(led: Led) -> messages.Onward:
    """Return the link to the next guided deal of the game, or after the last to the play table.

    A part that a table has and a guided deal leaves out, as an auction, comes in the next one.
    """
    game, coming = led.sitting.game.slug, after(led)
    if coming is None:
        return {"label": _("Now a deal of your own"), "href": f"play-{game}.html"}
    label, level = _("Now “{title}”").format(title=_(coming.title)), _level_of(coming)
    return {"label": label, "href": f"{game}.html#{level}", "level": level}


def _spoken(saying: Saying) -> messages.Saying:
    return {"rule": saying.rule.id, "text": _(saying.text), "point": saying.point}


def _drill(rule: Rule) -> messages.Drill | None:
    """Return the address of the first level that teaches a rule, and its stage's title."""
    href = level_of(rule)
    if href is None:
        return None
    slug, _page, level = href.partition(".html#")
    stages = (stage for stage in stages_of(slug) if any(each.id == level for each in stage))
    return {"href": href, "stage": _(next(stages).title)}


def _words(led: Led) -> messages.GuideWords:
    alone = len(led.sitting.deal.hands) == 2
    return {
        "quiet": _("Your move."),
        "waits": _("The other player moves.") if alone else _("The others play."),
        "restart": _("From the start"),
        "resumed": _("You left the deal here: play on."),
        "done": _("You won this deal. Play it again, or go on:"),
        "detour": _("Try other cards"),
        "drill": _("{stage}, with other cards"),
        "kept": _("This deal is kept for you here."),
        "learned": _("What you met in this deal"),
        "again": _("Play it once more"),
        "onward": _onward(led),
    }
