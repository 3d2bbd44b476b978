"""Names are the words of the vocabulary: each has one meaning, and is where CONTRIBUTING says."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LEXICON = (ROOT / ".github/CONTRIBUTING.md").read_text("utf-8")
LEXICON = LEXICON.partition("## Vocabulary")[2].partition("\n## ")[0]
WORDS = re.findall(r"^\| ([a-z -]+) \| (.+?) \| `(.+?)` \|$", LEXICON, re.MULTILINE)
"""Each word with its meaning, and the name by which the code has it."""
(BANNED,) = re.findall(r"^Nothing is called (.+?):", LEXICON, re.MULTILINE)
BANNED = {*re.findall(r"`(\w+)`", BANNED)}
DECLARED = re.compile(r"\b(?:function|class)\s+(\w+)")
OURS = [path for room in ("carte", "book") for path in (ROOT / room).rglob("*.*")]


def declared(path: Path) -> Iterator[str]:
    """Yield the names of a module, and of its functions and classes."""
    yield path.stem
    if path.suffix == ".py":
        kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
        found = ast.walk(ast.parse(path.read_bytes()))
        yield from (node.name for node in found if isinstance(node, kinds))
    else:
        yield from DECLARED.findall(path.read_text("utf-8"))


def parts_of(name: str) -> set[str]:
    """Return the words of a name: ``isToldIn`` has is, told, in."""
    return {part.lower() for part in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)}


def modules(*suffixes: str) -> list[Path]:
    """Return our modules of these kinds, and none of what others wrote or what is made."""
    made = {"node_modules", "_build", "locale"}
    return [path for path in OURS if path.suffix in suffixes and not made & {*path.parts}]


def test_nothing_is_called_by_a_word_that_could_mean_anything() -> None:
    assert BANNED
    wrong = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in modules(".py", ".js")
        for name in declared(path)
        if parts_of(name) & BANNED
    }
    assert not wrong


def test_a_module_of_the_front_end_has_a_name_of_its_own() -> None:
    names = Counter(path.name for path in modules(".js") if "carte" in path.parts)
    assert [name for name, number in names.items() if number > 1] == []


def test_the_words_of_the_vocabulary_are_few_and_in_order() -> None:
    words = [word for word, _meaning, _name in WORDS]
    assert 30 <= len(words) <= 60
    assert words == sorted({*words})
    assert len({meaning for _word, meaning, _name in WORDS}) == len(words)


@pytest.mark.parametrize(("word", "name"), [(word, name) for word, _meaning, name in WORDS])
def test_a_word_of_the_vocabulary_is_what_the_code_calls_it(word: str, name: str) -> None:
    path, _, thing = name.partition(":")
    text = (ROOT / path).read_text("utf-8")
    assert re.search(rf"\b{re.escape(thing)}\b", text), name
    assert parts_of(thing) & {part.rstrip("s") for part in word.split()} | parts_of(thing) & {
        *word.split()
    }
