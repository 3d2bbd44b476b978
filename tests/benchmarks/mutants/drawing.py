"""What may be mutated, and a sample of it drawn by a seed.

Cosmic Ray's operators say where they apply and change the code. A place is drawn first, then one of
the mutants that it has there, so that an operator with eleven replacements counts no more than a
number. Left out are

- annotations, for every module says `from __future__ import annotations`, and nothing reads them;
- `if TYPE_CHECKING:`, under which only types are imported;
- the numbers in `weights.py` and in what is given to a class of weights: how much better or worse
  somebody plays by another one only the benchmarks of players tell, over thousands of deals;
- identity for equality and the other way round: Python keeps one object of every small number and
  of every member of an enumeration, so that most of these would be the same program;
- Cosmic Ray's two operators that need the names of variables;
- what would not compile.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cached_property
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import parso
from cosmic_ray.mutating import MutationVisitor
from cosmic_ray.operators.provider import OperatorProvider
from parso.tree import Leaf

ROOT = Path(__file__).parents[3]
ROOMS = ("carte/engine", "carte/games", "carte/counting")

_PROVIDER = OperatorProvider()
_LEFT_OUT = {
    "VariableReplacer",
    "VariableInserter",
    "ReplaceComparisonOperator_Eq_Is",
    "ReplaceComparisonOperator_NotEq_IsNot",
    "ReplaceComparisonOperator_Is_Eq",
    "ReplaceComparisonOperator_IsNot_NotEq",
}
_OPERATORS = {name: _PROVIDER[name]() for name in _PROVIDER if name not in _LEFT_OUT}

_OF_A_LEAF: dict[tuple[Any, ...], list[str]] = {}


@dataclass(frozen=True)
class Mutant:
    """One fault in one file: an operator of Cosmic Ray's, where it applies for the nth time."""

    file: str
    line: int
    operator: str
    occurrence: int

    @cached_property
    def code(self) -> str:
        """Return the whole file with the fault in it."""
        operator = _OPERATORS[self.operator]
        changed: str = MutationVisitor.mutate_code(_read(self.file), operator, self.occurrence)
        return changed

    @cached_property
    def lines(self) -> tuple[str, str]:
        """Return the lines that the fault changes, as they are and as they become."""
        before, after = _read(self.file).splitlines(), self.code.splitlines()
        steps = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
        changes = [step for step in steps if step[0] != "equal"]
        old = [line.strip() for _, first, last, _, _ in changes for line in before[first:last]]
        new = [line.strip() for _, _, _, first, last in changes for line in after[first:last]]
        return " ".join(filter(None, old)), " ".join(filter(None, new))

    def compiles(self) -> bool:
        """Whether the file with the fault in it is Python at all."""
        try:
            compile(self.code, self.file, "exec", dont_inherit=True)
        except SyntaxError:
            return False
        return True

    def __str__(self) -> str:
        before, after = self.lines
        return f"{self.file}:{self.line}  {before}  →  {after or '(left out)'}"


def files() -> list[str]:
    """Return the files that are mutated, as they are named from the root."""
    found = [path for room in ROOMS for path in (ROOT / room).rglob("*.py")]
    return sorted(path.relative_to(ROOT).as_posix() for path in found)


def draw(seed: int, most: int, only: str = "") -> Iterator[Mutant]:
    """Draw so many mutants at different places, of the files whose name has `only` in it."""
    rng = Random(seed)
    places = [place for file in files() if only in file for place in _places(file)]
    rng.shuffle(places)
    orders = [(place, Random(rng.random())) for place in places]
    return islice(filter(None, (_one_of(place, own) for place, own in orders)), most)


def _one_of(place: list[Mutant], rng: Random) -> Mutant | None:
    order = rng.sample(place, len(place))
    return next((mutant for mutant in order if mutant.compiles()), None)


def _places(file: str) -> list[list[Mutant]]:
    """Return the mutants of a file, those of the same place together, in the order of the file."""
    places: dict[Any, list[Mutant]] = {}
    seen = dict.fromkeys(_OPERATORS, 0)
    for node in _nodes(parso.parse(_read(file))):
        applying = [
            (name, place)
            for name in _operators(node)
            for place in _OPERATORS[name].mutation_positions(node)
        ]
        matters = applying and not _of_types_alone(node) and not _is_weight(node, file)
        for name, place in applying:
            if matters:
                mutant = Mutant(file, place[0][0], name, seen[name])
                places.setdefault(place, []).append(mutant)
            seen[name] += 1
    return [places[place] for place in sorted(places)]


def _operators(node: Any) -> Iterable[str]:
    """Return the operators that may apply; of the same sign in the same company it is the same."""
    if not isinstance(node, Leaf):
        return _OPERATORS
    above: Any = node.parent
    kind = (node.type, node.value, above.type, above.parent and above.parent.type)
    if kind not in _OF_A_LEAF:
        applying = {name: [*one.mutation_positions(node)] for name, one in _OPERATORS.items()}
        _OF_A_LEAF[kind] = [name for name, places in applying.items() if places]
    return _OF_A_LEAF[kind]


def _nodes(node: Any) -> Iterator[Any]:
    yield node
    for child in getattr(node, "children", ()):
        yield from _nodes(child)


def _of_types_alone(node: Any) -> bool:
    """Whether a node stands in an annotation, or asks for types to be checked."""
    if node.type == "if_stmt" and node.children[1].get_code().strip() == "TYPE_CHECKING":
        return True
    while node.parent:
        above = node.parent
        after = above.children[above.children.index(node) - 1]
        if above.type in ("annassign", "tfpdef") and after in (":",):
            return True
        if above.type == "funcdef" and after in ("->",):
            return True
        node = above
    return False


def _is_weight(node: Any, file: str) -> bool:
    """Whether a node is a number by which players weigh what they do."""
    if node.type != "number":
        return False
    if file.endswith("/weights.py"):
        return True
    while node.parent:
        node = node.parent
        if node.type == "atom_expr" and node.children[0].get_code().strip().endswith("Weights"):
            return True
    return False


def _read(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8")
