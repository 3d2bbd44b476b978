"""What players of a game quarrel about most: questions of yes or no, each settled by a tricky case.

>>> first = quarrels("scopa")[0]
>>> first.asks, first.case.id, first.move, first.answer
('A sum instead of the equal card?', 'SC-01', '7D x 3D 4B', False)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from carte.engine.deal import Deal
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


_ANSWERS: Mapping[str, Callable[[Deal, str], bool]] = {
    "legal": _is_legal,
    "sweep": _sweeps,
    "trick": _wins_trick,
}
"""What may be asked about a move."""


class Quarrel(NamedTuple):
    """A question as players put it, the case that settles it, and whether the answer is yes.

    ``key`` is the case's; ``move`` the one that is asked about, "" where the case as a whole is;
    ``rule`` decides, which may be ``named`` for it, and ``about`` tells what of the move is asked.
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
        """Return the same question about the move under other house rules, which seat as many."""
        case = self.case._replace(house=house)
        answer = _ANSWERS[self.about](case.deal, self.move)
        rule = _deciding(case, self.move, "")
        return self._replace(case=case, answer=answer, rule=rule, named=False)


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
    if key not in found or bool(move) == ("answer" in entry):
        raise ValueError(f"{entry!r}: a quarrel names a case, and either a move or its answer")
    case = found[key]
    about = str(entry.get("about", "legal"))
    answer = _ANSWERS[about](case.deal, move) if move else bool(entry["answer"])
    named = str(entry.get("rule", ""))
    rule = _deciding(case, move, named)
    return Quarrel(asks, key, case, move, answer, rule, about, bool(named))


def _deciding(case: Case, move: str, named: str) -> Rule:
    """Return the rule that is named, or the engine's for a move, or the first of the case."""
    if not named and move:
        ruling = case.deal.ruling(move)
        if not ruling.legal or ruling.rule.tail in case.rules:
            return ruling.rule
    return case.game.rulebook[named or case.rules[0]]
