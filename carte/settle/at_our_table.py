"""The answer to a quarrel at a table with house rules of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import carte
from carte.board.verdict import rule_json
from carte.engine.cards import mask_of
from carte.engine.game import Game
from carte.engine.moves import Play, move
from carte.engine.phrases import ended, sentences
from carte.engine.rulebook import Rule
from carte.games.quarrels import Quarrel
from carte.language import _
from carte.quiz.house_check import OURS, seated, speaks_of
from carte.quiz.setting import by_the_book
from carte.settle.rule_origin import by_whose_rules

if TYPE_CHECKING:
    from typing import NotRequired

    from carte.settle.messages import HomeAnswer

    class AtHome(HomeAnswer):
        """The answer at a table, and which other position of the quarrel it is about, if one is."""

        other: NotRequired[int]


__all__ = ["at_home"]

FEW = 2
"""A house rule that adds more rules than this is clearer by its name."""


def at_home(quarrel: Quarrel, table: Game) -> AtHome:
    """Return the answer at a table, with its sentence and its rule, and whether it is the book's.

    ``yes`` is None if it depends on what the rule says, and ``theirs`` says the same for a table
    that is not the reader's.

    ``beside`` is the book's answer if that is another rule, and ``other`` the index of another
    position, if the question uses it. For a question that cannot come up at this table only the
    book's sentence stands, and ``beside`` says what is played there.
    """
    if not table.chosen:
        words = _("By the book.")
        return _answered(quarrel, quarrel.says, {"holds": True, "says": words, "theirs": words})
    for place, one in enumerate((quarrel, *quarrel.others)):
        if here := _settled(one, table):
            text = _sentence(one, here, table)
            answer = _quarrel_json(quarrel, here, text, table)
            if place:
                answer["other"] = place - 1
            return answer
    if rule := table.rulebook.get(quarrel.depends):
        return _quarrel_json(quarrel, quarrel._replace(answer=None, rule=rule), rule.text, table)
    says = _("By the book: at our table, this is a different question.")
    theirs = _("By the book: at the table that sent this, it is a different question.")
    answer = {"holds": True, "says": says, "theirs": theirs}
    if played := _instead_of(quarrel, table):
        answer["beside"] = _(OURS).format(Rules=played)
    return answer


def _quarrel_json(quarrel: Quarrel, here: Quarrel, text: str, table: Game) -> AtHome:
    """Return the quarrel's answer here, and how it differs from the book for as many players."""
    holds = here.answer == quarrel.answer
    book = by_the_book(table).rulebook.get(quarrel.rule.id) or quarrel.rule
    return _answered(here, text, by_whose_rules(holds, here.rule, book))


def _answered(here: Quarrel, text: str, whose: HomeAnswer) -> AtHome:
    answer: AtHome = {"holds": whose["holds"], "says": whose["says"], "theirs": whose["theirs"]}
    answer["asks"], answer["yes"], answer["text"] = here.asked, here.answer, text
    answer["rule"] = rule_json(here.rule)
    if "beside" in whose:
        answer["beside"] = whose["beside"]
    return answer


def _settled(quarrel: Quarrel, table: Game) -> Quarrel | None:
    """Return a quarrel as a table settles it, by one of its rules.

    It is put to the players of its case, and if their rule is not the table's, to the table's. None
    if it comes up for neither, or concerns cards that the table does not play with.
    """
    if _shown(quarrel) & ~table.pack:
        return None
    for house in (seated(quarrel.case.game, table.chosen), table.chosen):
        try:
            here = quarrel.at(house)
        except ValueError:
            continue
        there = here.case.game.rulebook
        rule = here.rule if here.rule in there else there.get(_instead(quarrel, house))
        if rule and table.rulebook.states(rule):
            return here._replace(rule=table.rulebook[rule.id])
    return None


def _shown(quarrel: Quarrel) -> int:
    """Return the cards of the move in question, and of the trick it is played to."""
    asked = move(quarrel.move) if quarrel.move else None
    if not isinstance(asked, Play):
        return 0
    return mask_of([asked.card, *getattr(quarrel.case.deal, "trick", ())])


def _instead(quarrel: Quarrel, house: Mapping[str, Any]) -> str:
    """Return the id of the rule with which a house rule replaces another."""
    for _name, alone in _each_alone(quarrel, house):
        if quarrel.rule.id not in alone.rulebook:
            return next((rule.id for rule in _brought(alone)), "")
    return ""


def _instead_of(quarrel: Quarrel, table: Game) -> str:
    """Return what is played where a question cannot come up: its rule there, or another one."""
    ours = table.rulebook.get(quarrel.rule.id)
    is_other = ours and not table.rulebook.states(quarrel.rule)
    return ours.text if ours and is_other else _hindering(quarrel, table)


def _hindering(quarrel: Quarrel, table: Game) -> str:
    """Return the house rule that rules out a question: what it adds, or its name."""
    for name, alone in _each_alone(quarrel, table.chosen):
        if _settled(quarrel, alone) is None:
            rules = [rule.text for rule in _brought(alone)]
            sentence = table.house_rules[name].sentence(table.options[name])
            return sentences(rules) if len(rules) <= FEW else ended(sentence)
    return ""


def _each_alone(quarrel: Quarrel, house: Mapping[str, Any]) -> Iterator[tuple[str, Game]]:
    """Yield the game under each of some house rules alone, with those that it needs."""
    known = quarrel.case.game.house_rules
    for name, value in house.items():
        yield name, carte.game(quarrel.case.slug, **{**known[name].needs, name: value})


def _brought(alone: Game) -> tuple[Rule, ...]:
    """Return the rules of a table that the book does not have."""
    return alone.rulebook.changes(since=carte.game(alone.slug).rulebook).brought


def _sentence(quarrel: Quarrel, here: Quarrel, table: Game) -> str:
    """Return the reason at this table: in the case's words if they fit such a table."""
    compared = [(one.answer, one.rule.wording, one.ruled) for one in (quarrel, here)]
    same = compared[0] == compared[1] and speaks_of(quarrel.case, table)
    return here.says if same else here.ruled
