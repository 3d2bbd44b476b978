"""What players of a game quarrel about most: yes-or-no questions, each settled by a tricky case.

>>> first = quarrels("scopa")[0]
>>> first.asked, first.case.id, first.move, first.answer
('May I take a sum, not the matching card?', 'SC-01', '7D x 3D 4B', False)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from carte.engine.deal import Deal
from carte.engine.game import Game, Misdeal
from carte.engine.kinds import ByKind
from carte.engine.moves import Play
from carte.engine.moves import move as read_move
from carte.engine.rulebook import Rule
from carte.games import cached_per_registry, load_toml
from carte.games.cases import Case, by_key, match_of
from carte.language import _

__all__ = ["Quarrel", "declarer_of", "end_of", "quarrels", "read_quarrel"]


def _is_legal(deal: Deal, move: str) -> bool:
    return deal.ruling(move).legal


def _sweeps(deal: Deal, move: str) -> bool:
    return deal.ruling(move).scopa


def _wins_trick(deal: Deal, move: str) -> bool:
    tricks = deal.play(move).tricks
    return bool(tricks) and tricks[-1].winner == deal.turn


def _stays(deal: Deal, move: str) -> bool:
    play = read_move(move)
    assert isinstance(play, Play)
    return play.card in deal.play(move).table


_OF_A_MOVE: Mapping[str, Callable[[Deal, str], bool]] = {
    "legal": _is_legal,
    "sweep": _sweeps,
    "trick": _wins_trick,
    "stays": _stays,
}
"""The questions about a move."""


def _is_dealt_again(case: Case) -> bool:
    try:
        return case.game.misdeal(case.deal) is not None
    except Misdeal:
        return True


def _declarer_leads(case: Case) -> bool:
    """Whether the declarer leads to the first trick, which may be played before the call."""
    deal = case.deal
    for choice in case.play:
        if deal.phase == "play":
            break
        deal = deal.play(choice)
    return deal.turn == declarer_of(deal)


def declarer_of(end: Deal) -> int | None:
    """Return the declarer of a deal, as the seat to act knows."""
    found: int | None = end.view(end.turn).facts["declarer"]
    return found


def _last_is_legal(case: Case) -> bool:
    *before, last = case.play
    return _is_legal(end_of(case._replace(play=before)), last)


def end_of(case: Case) -> Deal:
    """Return the deal after the moves of a case."""
    deal = case.deal
    for choice in case.play:
        deal = deal.play(choice)
    return deal


def _rest_is_the_dealers(case: Case) -> bool:
    """Whether the cards that are left after the last one go to the dealer's side."""
    before = end_of(case._replace(play=case.play[:-1]))
    last = read_move(case.play[-1])
    assert isinstance(last, Play)
    end: Any = before.play(last)
    return {*before.table, last.card} <= {*end.piles[case.game.side(end.dealer)]}


_OF_A_CASE: Mapping[str, Callable[[Case], bool | None]] = {
    "again": _is_dealt_again,
    "dealer": _rest_is_the_dealers,
    "over": lambda case: end_of(case).is_over,
    "leads": _declarer_leads,
    "legal": _last_is_legal,
    "won": lambda case: match_of(case).winner is not None,
}
"""The questions about a case as a whole that several games have."""

_OWN: ByKind[Mapping[str, Callable[[Case], bool | None]]] = ByKind(
    "questions", {Game: {}}, own="quarrels.OF_A_CASE"
)
"""Those of one game alone."""


def _of_a_case(game: Game) -> Mapping[str, Callable[[Case], bool | None]]:
    """Return the questions about a case of a game as a whole."""
    return {**_OF_A_CASE, **_OWN[game]}


class Quarrel(NamedTuple):
    """A question as players put it, the case that settles it, and whether the answer is yes.

    None is neither: it depends on something else, as the rule says. ``asks`` has house rules in
    braces for their values. ``key`` is the case's; ``move`` is the move in question, "" where the
    whole case is; ``about`` is what the engine is asked, and ``rule`` decides, which may be
    ``named`` for it.

    ``others`` are the same question in other positions, for tables at which the first one cannot
    come up. Where none of them can, it ``depends`` on this rule, given by its tail. ``house`` is
    the house rule by which tables differ, and ``there`` the tail of the rule that decides where it
    turns the answer; the questions that are usual everywhere have neither.
    """

    asks: str
    key: str
    case: Case
    move: str
    answer: bool | None
    rule: Rule
    about: str
    named: bool
    others: tuple[Quarrel, ...] = ()
    depends: str = ""
    house: str = ""
    there: str = ""

    @property
    def asked(self) -> str:
        """The question, in the reader's language, with the numbers of its table."""
        return _(self.asks).format_map(self.case.game.options)

    @property
    def ruled(self) -> str:
        """What the engine says of the move, where that is the question; else the rule."""
        if self.move and self.about == "legal" and not self.named:
            return self.case.deal.ruling(self.move).text
        return self.rule.text

    @property
    def says(self) -> str:
        """The reason, in a sentence: from the named rule, a move's refusal, or the case."""
        refused = self.about == "legal" and not self.answer
        return self.ruled if self.move and (self.named or refused) else _(self.case.says)

    def at(self, house: Mapping[str, object]) -> Quarrel:
        """Return the same question under other house rules.

        Where they remove its rule it keeps the book's, which then is not one of the game's. Raises
        ``ValueError`` where the question cannot come up there.
        """
        case = _at_table(self.case, house)
        if self.move and case.deal.phase != self.case.deal.phase:
            raise ValueError(f"{self.move} comes at another moment there")
        answer = _answer(case, self.move, self.about)
        turned = self.there if answer != self.answer else ""
        stays = bool(turned) or not self.move or (self.named and answer == self.answer)
        named = turned or (self.rule.tail if stays else "")
        rule = _deciding(case, self.move, self.about, named) or self.rule
        if rule.tail == "no-such-move" != self.rule.tail:
            raise ValueError(rule.text)
        return self._replace(case=case, answer=answer, rule=rule, named=stays)


def _at_table(case: Case, house: Mapping[str, object]) -> Case:
    """Return a case as it is at another table: with its number of sides, as near to its target.

    Raises ``ValueError`` where its match is counted in something else, or cannot be as near.
    """
    there = case._replace(house=house)
    missing = there.game.sides - case.game.sides
    if case.at.get("piles"):
        there = there._replace(at={**case.at, "piles": [*case.at["piles"], *[""] * missing]})
    if not case.match:
        return there
    if there.game.units != case.game.units:
        raise ValueError(f"{case.id} is about {case.game.units}, not about {there.game.units}")
    first, *others = case.match
    nearer = (there.game.goal or 0) - (case.game.goal or 0)
    before = [points + nearer for points in first if isinstance(points, int)]
    if nearer and (len(before) < len(first) or min(before) < 0):
        raise ValueError(f"{case.id} is not as near to {there.game.goal_in_words}")
    moved = before if nearer else first
    return there._replace(match=[[*deal, *[0] * missing] for deal in (moved, *others)])


def _answer(case: Case, move: str, about: str) -> bool | None:
    """Return what the engine says to a question about a move, or about the case as a whole."""
    return _OF_A_MOVE[about](case.deal, move) if move else _of_a_case(case.game)[about](case)


@cached_per_registry
def quarrels(slug: str) -> tuple[Quarrel, ...]:
    """Return the quarrels of a game, the most usual first: none where it has no file of them.

    The engine answers each of them. Raises ``ValueError`` for an unknown game, or a file that names
    an unknown case, question or house rule.
    """
    found, file = by_key(slug), load_toml(slug, "quarrels.toml")
    return tuple(read_quarrel(entry, found) for entry in file["quarrel"]) if file else ()


def read_quarrel(entry: Mapping[str, Any], found: Mapping[str, Case]) -> Quarrel:
    """Return a quarrel from plain data, answered by one of the ``found`` cases.

    Raises ``ValueError`` for an unknown case, question or house rule.
    """
    asks, key, move = (str(entry.get(name, "")) for name in ("asks", "case", "move"))
    about = str(entry.get("about", "legal" if move else ""))
    case = found.get(key)
    if case is None or about not in (_OF_A_MOVE if move else _of_a_case(case.game)):
        raise ValueError(f"{entry!r}: a quarrel names a case, and what the engine is asked of it")
    answer = _answer(case, move, about)
    named = str(entry.get("rule", ""))
    rule = _deciding(case, move, about, named)
    if rule is None:
        raise ValueError(f"{entry!r}: {case.slug} has no such rule")
    others = tuple(read_quarrel({"asks": asks, **other}, found) for other in entry.get("or", ()))
    depends, house, there = (str(entry.get(name, "")) for name in ("depends", "house", "there"))
    if house and house not in case.game.house_rules:
        raise ValueError(f"{entry!r}: {case.slug} has no such house rule")
    return Quarrel(
        asks, key, case, move, answer, rule, about, bool(named), others, depends, house, there
    )


def _deciding(case: Case, move: str, about: str, named: str) -> Rule | None:
    """Return the named rule, or the engine's for a move, or the first of the case.

    The engine's rule is that of the sweep where the question is about one, else the rule that
    allows or forbids the move. None where the house rules of the case have removed it.
    """
    book = case.game.rulebook
    if move and not named:
        ruling = case.deal.ruling(move)
        rule = ruling.rule if about == "sweep" else case.deal.grounds(read_move(move))
        if not ruling.legal or rule.tail in case.rules or case.rules[0] not in book:
            return rule
    return book.get(named or case.rules[0])
