"""Reading the steps of levels of kind `play`: positions, answers, traps and scripts."""

from __future__ import annotations

from dataclasses import replace

from carte.capture import CaptureDeal, CaptureGame
from carte.cards import PACK, Card, cards
from carte.game import Game, Score
from carte.lessons.fields import Fields, rule_of
from carte.lessons.play import PlayStep, Step, Trap, lying
from carte.moves import Play, move

__all__ = ["read_play"]

READER, OTHER = 0, 1
"""The seats of a lesson's deals: the reader is seat 0, and to act whenever a step begins."""

SEATS = {"you": READER, "other": OTHER}


def read_play(fields: Fields, played: Game) -> tuple[tuple[Step, ...], tuple[Score, ...] | None]:
    """Read the one step of a level, or the steps of its script and the score that they lead to."""
    deal = _position(fields, played)
    table = fields.cards("table", "")
    hand = fields.cards("hand")
    if "script" not in fields:
        return (_play_step(fields, fields.text("goal"), deal, hand, table),), None
    steps: list[PlayStep] = []
    for part in fields.tables("script", "script step"):
        if deal.is_over or deal.turn != READER:
            fields.wrong("script", part.place, "no step here, for the reader is not to act")
        step = _play_step(part, part.text("goal"), deal, hand, table)
        if len(step.answers) > 1:
            part.wrong(
                "answers", [*map(str, step.answers)], "one answer: the next step builds on it"
            )
        step = replace(step, then=_then(part, step))
        part.finish()
        steps.append(step)
        deal = step.after()
        table = lying(table, deal)
        hand = _kept(hand, deal)
    whole = "piles" in fields and deal.is_over
    return tuple(steps), deal.score() if whole else None


def _kept(hand: tuple[Card, ...], deal: CaptureDeal) -> tuple[Card, ...]:
    """Return the reader's hand: what is left of the one shown, in its order, or a new one."""
    there = deal.hands[READER]
    kept = tuple(card for card in hand if card in there)
    return kept if len(kept) == len(there) else there


def _position(fields: Fields, played: Game) -> CaptureDeal:
    """Set the deal of a level: the reader is to act, and has dealt only where the file says so."""
    assert isinstance(played, CaptureGame)
    hand = fields.cards("hand")
    table = fields.cards("table", "")
    other = fields.cards("other", "") if "other" in fields else None
    stock = fields.cards("stock", "") if "stock" in fields else None
    piles = fields.texts("piles") if "piles" in fields else None
    if other is not None and stock is None:
        won = _cards_in(fields, piles or ())
        stock = tuple(card for card in PACK if card not in {*hand, *table, *other, *won})
    dealer = _seat(fields, "dealer") if "dealer" in fields else OTHER
    capturer = _seat(fields, "last_capturer") if "last_capturer" in fields else None
    try:
        return played.position(
            hand=hand if other is None else None,
            hands=None if other is None else (hand, other),
            table=table,
            stock=stock,
            piles=piles,
            turn=READER,
            dealer=dealer,
            last_capturer=capturer,
        )
    except ValueError as error:
        fields.wrong("hand", fields.text("hand"), f"a position that can be: {error}")


def _cards_in(fields: Fields, piles: tuple[str, ...]) -> tuple[Card, ...]:
    try:
        return cards(" ".join(piles))
    except ValueError as error:
        fields.wrong("piles", [*piles], f"two texts of cards ({error})")


def _seat(fields: Fields, key: str) -> int:
    name = fields.text(key)
    if name not in SEATS:
        fields.wrong(key, name, " or ".join(SEATS))
    return SEATS[name]


def _play_step(
    fields: Fields, goal: str, deal: CaptureDeal, hand: tuple[Card, ...], table: tuple[Card, ...]
) -> PlayStep:
    answers = tuple(_move(fields, "answers", text) for text in fields.texts("answers"))
    if not answers:
        fields.wrong("answers", [], "at least one move, such as 7D x 3C 4S")
    for answer in answers:
        ruling = deal.ruling(answer)
        if not ruling.legal:
            fields.wrong("answers", str(answer), f"a legal move; but: {ruling.text}")
    traps = tuple(
        _trap(trap, deal, answers) for trap in fields.tables("traps", "trap", needed=False)
    )
    return PlayStep(goal, deal, hand, table, answers, traps)


def _move(fields: Fields, key: str, text: str) -> Play:
    try:
        play = move(text)
    except ValueError as error:
        fields.wrong(key, text, str(error))
    if not isinstance(play, Play):
        fields.wrong(key, text, "a card that is played, such as 7D or 7D x 3C 4S")
    return play


def _trap(fields: Fields, deal: CaptureDeal, answers: tuple[Play, ...]) -> Trap:
    """Read a trap; the engine must refuse it for the very rule that the file names."""
    play = _move(fields, "play", fields.text("play"))
    if play in answers:
        fields.wrong("play", str(play), "a wrong move; this one is an answer")
    ruling = deal.ruling(play)
    if ruling.rule.tail in ("in-hand", "on-table"):
        fields.wrong("play", str(play), f"cards that the reader sees; but: {ruling.text}")
    breaks = None
    if "breaks" in fields:
        breaks = rule_of(fields, "breaks", fields.text("breaks"), deal.game).tail
        if ruling.legal:
            fields.wrong("breaks", breaks, "no such key, for the move is legal")
    if not ruling.legal and breaks != ruling.rule.tail:
        fields.wrong("breaks", breaks, f"{ruling.rule.tail!r}: {ruling.text}")
    text = fields.text("text") if "text" in fields else None
    fields.finish()
    return Trap(play, breaks, text)


def _then(fields: Fields, step: PlayStep) -> tuple[Play, ...]:
    """Read the moves that follow the answer of a step, each of them legal in its turn."""
    deal = step.after()
    plays = []
    for text in fields.texts("then", []):
        play = _move(fields, "then", text)
        ruling = deal.ruling(play)
        if not ruling.legal:
            fields.wrong("then", text, f"a legal move; but: {ruling.text}")
        plays.append(play)
        deal = replace(step, then=tuple(plays)).after()
    return tuple(plays)
