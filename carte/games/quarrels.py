"""What players of a game quarrel about most: questions of yes or no, each settled by a tricky case.

>>> first = quarrels("scopa")[0]
>>> first.asks, first.case.id, first.move, first.answer
('A sum instead of the equal card?', 'SC-01', '7D x 3D 4B', False)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from carte.engine.cards import OF_SUIT, mask_of
from carte.engine.deal import Deal
from carte.engine.game import Misdeal
from carte.engine.rulebook import Rule
from carte.games import of_the_games, room
from carte.games.cases import Case, by_key
from carte.language import _

__all__ = ["Quarrel", "quarrels"]


def _is_legal(deal: Deal, move: str) -> bool:
    return deal.ruling(move).legal


def _sweeps(deal: Deal, move: str) -> bool:
    return deal.ruling(move).scopa


def _wins_trick(deal: Deal, move: str) -> bool:
    tricks = deal.play(move).tricks
    return bool(tricks) and tricks[-1].winner == deal.turn


_OF_A_MOVE: Mapping[str, Callable[[Deal, str], bool]] = {
    "legal": _is_legal,
    "sweep": _sweeps,
    "trick": _wins_trick,
}
"""What may be asked about a move."""


def _is_dealt_again(case: Case) -> bool:
    try:
        return case.game.misdeal(case.deal) is not None
    except Misdeal:
        return True


def _declarer_leads(case: Case) -> bool:
    return _end(case).turn == _declarer(_end(case))


def _contract_is_made(case: Case) -> bool:
    declarer = _declarer(_end(case))
    return declarer is not None and _end(case).score()[declarer].total > 0


def _declarer(end: Deal) -> int | None:
    found: int | None = end.view(end.turn).facts["declarer"]
    return found


def _has_primiera_without_a_suit(case: Case) -> bool:
    game: Any = case.game
    masks = [mask_of(pile) for pile in _end(case).piles]
    lacking = [mask for mask in masks if not all(mask & suit for suit in OF_SUIT)]
    return any(game.primiera_of(mask) > 0 for mask in lacking)


def _is_scored(case: Case, item: str) -> bool:
    return any(item in score.items for score in _end(case).score())


def _end(case: Case) -> Deal:
    deal = case.deal
    for choice in case.play:
        deal = deal.play(choice)
    return deal


_OF_A_CASE: Mapping[str, Callable[[Case], bool]] = {
    "again": _is_dealt_again,
    "over": lambda case: _end(case).is_over,
    "winner": lambda case: case.game.won_by(_end(case).score()) is not None,
    "carte": lambda case: _is_scored(case, "carte"),
    "settebello": lambda case: _is_scored(case, "settebello"),
    "primiera": _has_primiera_without_a_suit,
    "leads": _declarer_leads,
    "made": _contract_is_made,
}
"""What may be asked about a case as a whole."""


class Quarrel(NamedTuple):
    """A question as players put it, the case that settles it, and whether the answer is yes.

    ``key`` is the case's; ``move`` the one that is asked about, "" where the case as a whole is;
    ``rule`` decides, which may be ``named`` for it, and ``about`` tells what is asked: "" where the
    answer is the file's own, not the engine's.
    """

    asks: str
    key: str
    case: Case
    move: str
    answer: bool
    rule: Rule
    about: str
    named: bool

    @property
    def says(self) -> str:
        """Why, in a sentence: of the rule that was named, of a move's refusal, or of the case."""
        if self.move and self.named:
            return self.rule.text
        if self.move and self.about == "legal" and not self.answer:
            return self.case.deal.ruling(self.move).text
        return _(self.case.says)

    def at(self, house: Mapping[str, object]) -> Quarrel:
        """Return the same question under other house rules, which seat as many.

        Where they take its rule away it keeps the book's, which then is none of the game's. Raises
        ``ValueError`` where the question cannot come up there, or nothing tells the answer.
        """
        case = self.case._replace(house=house)
        if not self.about and not _is_said(self.rule, case):
            raise ValueError(f"{self.asks!r} is answered for tables that play by {self.rule.id}")
        answer = _answer(case, self.move, self.about) if self.about else self.answer
        stays = not self.move or (self.named and answer == self.answer)
        rule = _deciding(case, self.move, self.rule.tail if stays else "") or self.rule
        if rule.tail == "no-such-move" != self.rule.tail:
            raise ValueError(rule.text)
        return self._replace(case=case, answer=answer, rule=rule, named=stays)


def _is_said(rule: Rule, case: Case) -> bool:
    """Whether the rulebook of a case has a rule in the same words."""
    found = case.game.rulebook.get(rule.id)
    return found is not None and found.text == rule.text


def _answer(case: Case, move: str, about: str) -> bool:
    """Return what the engine says to a question about a move, or about the case as a whole."""
    return _OF_A_MOVE[about](case.deal, move) if move else _OF_A_CASE[about](case)


@of_the_games
def quarrels(slug: str) -> tuple[Quarrel, ...]:
    """Return the quarrels of a game, the most usual first: none where it has no file of them.

    About a move the engine answers. Raises ``ValueError`` for a game that is not there, or a file
    that names no case, or says neither move nor answer.
    """
    import tomllib

    found = by_key(slug)
    file = room(slug) / "quarrels.toml"
    if not file.is_file():
        return ()
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return tuple(_read(entry, found) for entry in data["quarrel"])


def _read(entry: Mapping[str, object], found: Mapping[str, Case]) -> Quarrel:
    asks, key, move = (str(entry.get(name, "")) for name in ("asks", "case", "move"))
    about = str(entry.get("about", "legal" if move else ""))
    if key not in found or bool(about) == ("answer" in entry):
        raise ValueError(f"{entry!r}: a quarrel names a case, and what is asked of it or an answer")
    case = found[key]
    answer = _answer(case, move, about) if about else bool(entry["answer"])
    named = str(entry.get("rule", ""))
    rule = _deciding(case, move, named)
    if rule is None:
        raise ValueError(f"{entry!r}: {case.slug} has no such rule")
    return Quarrel(asks, key, case, move, answer, rule, about, bool(named))


def _deciding(case: Case, move: str, named: str) -> Rule | None:
    """Return the rule that is named, or the engine's for a move, or the first of the case.

    None where the house rules of the case have taken it away.
    """
    book = case.game.rulebook
    if move and not named:
        ruling = case.deal.ruling(move)
        if not ruling.legal or ruling.rule.tail in case.rules or case.rules[0] not in book:
            return ruling.rule
    return book.get(named or case.rules[0])
