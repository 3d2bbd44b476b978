"""A teacher's own levels and positions as questions, named by their codes.

>>> import carte
>>> from carte.lessons.own import OwnLevel
>>> deal = carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B")
>>> one = question_of_level(OwnLevel(deal, "Take the 7.", (carte.move("7D x 7B"),)), "mine")
>>> one.posed.asks, [option.id for option in one.posed.options if option.right]
('Take the 7.', ['7D x 7B'])
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from random import Random

import carte
from carte.board.sayings import in_words
from carte.engine.deal import Deal
from carte.engine.edition import EDITION
from carte.engine.moves import Move, move
from carte.engine.phrases import capital, labelled, sentences
from carte.formats.mixed_radix import Digits
from carte.formats.position_code import code as code_of
from carte.formats.position_code import walk_deal
from carte.formats.question_code import from_question, question, walk_move
from carte.language import _
from carte.lessons.own import OwnLevel, OwnSet, code, from_code
from carte.lessons.own.code import InvalidLevels, as_written, walk_level
from carte.lessons.own.own_level import NO_MOVE
from carte.quiz.house_check import seated
from carte.quiz.moves import is_legal, which_are_legal, wrong_moves
from carte.quiz.question import HouseRules, Option, Posed, Question
from carte.quiz.room.choices import LETTERS, for_a_room
from carte.quiz.setting import setting_of_move
from carte.quiz.themes import themes_of

__all__ = ["NothingToChoose", "is_own", "keys_in", "own_question", "question_of_level", "walk_own"]

_LEVEL, _POSITION = range(2)
_ROOM_FOR_KINDS = 8
_CODE = re.compile("[0-9A-Za-z]{9,}")


class NothingToChoose(ValueError):
    """A level or a position that makes no question with wrong answers."""


def is_own(key: str) -> bool:
    """Return whether a key is the code of a level or a position; others have hyphens: ``SC-02``."""
    return _CODE.fullmatch(key) is not None


def keys_in(text: str) -> tuple[str, ...]:
    """Return the keys in a link or a code: of each level of a set, or of a position.

    Raises ``ValueError`` for anything else.
    """
    word = re.split("[#=]", text)[-1]
    try:
        made = from_code(word)
    except InvalidLevels:
        deal, choice = from_question(word)
        return (question(deal, choice),)
    return tuple(code(OwnSet("", (level,))) for level in made.levels)


def own_question(key: str) -> Question:
    """Return the question of a level or a position by its code; raise ``ValueError`` for others.

    Raises ``NothingToChoose`` if it has no wrong answers.
    """
    made = _made(key)
    if not isinstance(made, OwnLevel):
        return _question_of_position(*made, key)
    found = question_of_level(made, key)
    if len(found.posed.options) == 1:
        words = _("“{level}” has only one move, so there is nothing to choose from.")
        raise NothingToChoose(words.format(level=made.goal))
    return found


def question_of_level(level: OwnLevel, key: str) -> Question:
    """Return the question which move a level asks for, among wrong ones.

    The answer is its first right move; of the others, its traps come first, then other legal moves,
    then illegal ones. If there is no other, it stands alone. The text on a trap is the lesson's:
    the teacher's words, or else the engine's reason.
    """
    deal, rng = level.deal, Random(f"room {level.goal} {code_of(level.deal)}")
    moves = [level.answers[0], *_wrong(level, rng)]
    rng.shuffle(moves)
    rule = deal.ruling(level.answers[0]).rule
    traps = {trap.play for trap in level.traps}
    comments = [
        labelled(letter, level.step.verdict(one).text)
        for letter, one in zip(LETTERS, moves, strict=False)
        if one in traps
    ]
    return Question(
        key=key,
        slug=deal.game.slug,
        title=deal.game.title,
        themes=themes_of(deal.game, [rule.tail]),
        setting=setting_of_move(deal),
        posed=Posed(level.goal, [_option(level, choice) for choice in moves]),
        says=sentences([level.done, *comments]),
        rules=(rule,),
        code=code_of(deal),
        house=deal.game.chosen,
        holds=partial(_holds, deal, moves),
    )


def _holds(deal: Deal, asked: Sequence[Move], house: HouseRules) -> bool:
    """Return whether house rules judge the moves in question as the position's own do."""
    at_home = deal.to_json() | {"options": seated(deal.game, house)}
    try:
        ours = carte.from_json(at_home)
    except ValueError:  # an impossible position
        return False
    return all(ours.ruling(one).legal == deal.ruling(one).legal for one in asked)


def _wrong(level: OwnLevel, rng: Random) -> list[Move]:
    """Return as many moves not asked for as there is room for, the most tempting first."""
    traps = [trap.play for trap in level.traps]
    legal = [choice for choice in level.deal.legal_moves() if choice not in level.answers]
    some = rng.sample(legal, min(len(legal), len(LETTERS)))
    found: list[Move] = []
    for choice in chain(traps, some, wrong_moves(level.deal, rng)):
        if choice not in found:
            found.append(choice)
        if len(found) == len(LETTERS) - 1:
            break
    return found


def _option(level: OwnLevel, choice: Move) -> Option:
    verdict = level.step.verdict(choice)
    rule = level.deal.ruling(choice).rule.id
    words = capital(in_words(choice, level.deal))
    return Option(str(choice), words, choice in level.answers, verdict.text, rule)


def _question_of_position(deal: Deal, choice: Move | None, key: str) -> Question:
    """Return the question which moves of a position are legal, or whether that of a link is."""
    if deal.is_over:
        raise NothingToChoose(_(NO_MOVE))
    posed = is_legal(deal, choice) if choice else which_are_legal(deal, key)
    asked = Question(
        key=key,
        slug=deal.game.slug,
        title=deal.game.title,
        themes=(),
        setting=setting_of_move(deal),
        posed=posed,
        says="",
        rules=(),
        code=code_of(deal),
    )
    found = for_a_room(asked)
    if found is None:
        raise NothingToChoose(_("In this position every move that can be tried is legal."))
    right = next(option for option in found.posed.options if option.right)
    rule = deal.ruling(choice or move(right.id)).rule
    moves = [choice] if choice else [move(option.id) for option in found.posed.options]
    return replace(
        found,
        rules=(rule,),
        themes=themes_of(deal.game, [rule.tail]),
        house=deal.game.chosen,
        holds=partial(_holds, deal, moves),
    )


def walk_own(digits: Digits, key: str, edition: int = EDITION) -> str:
    """Write a level or a position in a link, or read one; return its key either way."""
    made = _made(key, as_written) if key else None
    given_level = made if isinstance(made, OwnLevel) else None
    if digits.digit(_LEVEL if given_level else _POSITION, _ROOM_FOR_KINDS) == _LEVEL:
        return code(OwnSet("", (walk_level(digits, given_level, edition),)))
    given, choice = made if isinstance(made, tuple) else (None, None)
    deal, _edition = walk_deal(digits, given, edition)
    asked = walk_move(digits, str(choice or ""))
    return question(deal, move(asked) if asked else None)


def _made(
    key: str, read: Callable[[str], OwnSet] = from_code
) -> OwnLevel | tuple[Deal, Move | None]:
    """Return what a key stands for: a level, or a position and the move in question."""
    try:
        (level,) = read(key).levels
    except InvalidLevels:
        return from_question(key)
    return level
