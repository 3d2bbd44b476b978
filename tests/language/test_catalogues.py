"""The catalogues hold every message of the source, keep what was translated, and are spoken."""

import ast
import gettext
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from babel.messages import Catalog
from babel.messages.pofile import read_po

from book.languages import LOCALE
from book.live.packages import page_sources
from carte import language
from carte.language.catalogues import (
    LANGUAGES,
    ROOT,
    compile_all,
    compiled,
    languages,
    template,
    update,
)
from carte.language.catalogues.extraction import (
    courses_in_notebook,
    fields_of,
    mappings,
    method_map,
)
from carte.language.catalogues.pseudo import marked, pseudo, unmarked
from carte.language.numbers import number
from carte.quiz import questions
from tests.book.chapters import CHAPTERS, PROGRAMMERS, code

IN_WORDS = re.compile(r"[A-Za-z]+ [a-z]+ [a-z]+")
"""What shows that a text of a program is for readers."""


@pytest.fixture(scope="module")
def messages() -> Catalog:
    return template()


def every_catalogue() -> list[Path]:
    """The catalogues that people write, of the source and of the chapters."""
    return [*LANGUAGES.glob("*/LC_MESSAGES/*.po"), *LOCALE.glob("*/LC_MESSAGES/*.po")]


@pytest.mark.parametrize("path", every_catalogue(), ids=lambda path: "-".join(path.parts[-3::2]))
def test_the_head_of_a_catalogue_says_whose_it_is(path: Path) -> None:
    head, *_ = path.read_text("utf-8").split("\n\n", 1)
    left = re.search(r"VERSION|EMAIL|FULL NAME|AUTHOR |ORGANIZATION|YEAR|LL@", head)
    assert left is None, f"{left} in {path}"


def test_what_is_written_anew_is_the_same(tmp_path: Path) -> None:
    made = template()
    first = update(made, "it", tmp_path) and (tmp_path / "it/LC_MESSAGES/carte.po").read_bytes()
    again = update(made, "it", tmp_path) and (tmp_path / "it/LC_MESSAGES/carte.po").read_bytes()
    assert first == again


@pytest.fixture
def english() -> Iterator[None]:
    """Speak English again afterwards."""
    yield
    language.use("en")


def small(**words: str) -> Catalog:
    made = Catalog(locale="it")
    for name, text in words.items():
        made.add(name.replace("_", " "), text)
    return made


@pytest.mark.parametrize(
    "text",
    [
        "{Card} takes {taken}.",  # a verdict of Python
        "The expert against the regular",  # the caption of a table, made in a chapter
        "The pack",  # the title of a course
        "A card takes one of the same value.",  # what is said in a guided deal
        "Who deals first?",  # what an article is asked
        "the beautiful seven",  # the meaning of a word
        "Two captures for beginners.",  # of a course that a chapter writes down
    ],
)
def test_messages_are_found_in_python_in_chapters_and_in_toml(messages: Catalog, text: str) -> None:
    assert messages.get(text) is not None


@pytest.mark.parametrize("chapter", [name for name in CHAPTERS if name not in PROGRAMMERS])
def test_what_a_chapter_has_computed_is_told_through_the_catalogue(
    chapter: str, messages: Catalog
) -> None:
    program = ast.parse("\n".join(cell.source for cell in code(chapter)))
    silent = {node.value for node in ast.walk(program) if isinstance(node, ast.Expr)}
    texts = [
        node.value
        for node in ast.walk(program)
        if isinstance(node, ast.Constant) and node not in silent and isinstance(node.value, str)
    ]
    told = [one.id if isinstance(one.id, tuple) else (one.id,) for one in messages]
    known = {*chain.from_iterable(told)}
    assert [text for text in texts if IN_WORDS.search(text) and text not in known] == []


def test_a_word_of_two_senses_is_two_messages(messages: Catalog) -> None:
    assert messages.get("Deal") is not messages.get("Deal", "button") is not None


def in_toml(path: Path) -> Iterator[Mapping[str, Any]]:
    """What is read of a file by its fields: all of it, or what the cells of a notebook write."""
    with path.open("rb") as file:
        if path.suffix == ".toml":
            yield tomllib.load(file)
        else:
            yield from map(tomllib.loads, courses_in_notebook(file))


def test_every_field_that_is_declared_is_there() -> None:
    for one in mappings():
        files = (path for pattern in one["pattern"] for path in ROOT.glob(pattern))
        missing = {*one.get("fields", ())}
        for file in files if missing else ():
            for field in chain.from_iterable(map(fields_of, in_toml(file))):
                missing -= {name for name in missing if field.fits(name)}
        assert not missing, one["pattern"]


def test_every_kind_of_file_is_read_once() -> None:
    patterns = [pattern for pattern, _method in method_map()]
    assert len(patterns) == len({*patterns})


def test_what_was_translated_stays_when_english_words_come_and_go(tmp_path: Path) -> None:
    update(small(Lay="", Undo=""), "it", tmp_path)
    (path,) = languages(tmp_path).values()
    path.write_text(path.read_text("utf-8").replace('"Lay"\nmsgstr ""', '"Lay"\nmsgstr "Cala"'))
    update(small(Lay="", Try_again=""), "it", tmp_path)
    with path.open("rb") as file:
        words = {one.id: one.string for one in read_po(file) if one.id}
    assert words == {"Lay": "Cala", "Try again": ""}


def test_a_catalogue_that_is_up_to_date_is_not_written_anew(tmp_path: Path) -> None:
    update(small(Lay="", Undo=""), "ja", tmp_path)
    (path,) = languages(tmp_path).values()
    before = path.read_bytes()
    update(small(Lay="", Undo=""), "ja", tmp_path)
    assert path.read_bytes() == before


def test_a_changed_catalogue_is_compiled(tmp_path: Path) -> None:
    update(small(Lay=""), "it", tmp_path)
    (path,) = languages(tmp_path).values()
    compile_all(tmp_path)
    made = path.with_suffix(".mo")
    path.write_text(path.read_text("utf-8").replace('"Lay"\nmsgstr ""', '"Lay"\nmsgstr "Cala"'))
    os.utime(path, ns=(made.stat().st_mtime_ns + 1,) * 2)
    compile_all(tmp_path)
    with made.open("rb") as file:
        assert gettext.GNUTranslations(file).gettext("Lay") == "Cala"


@pytest.mark.usefixtures("english")
def test_a_catalogue_is_spoken_from_its_bytes() -> None:
    made = small(Lay="Cala")
    made.add("Deal", "Smazzata")
    made.add("Deal", "Dai le carte", context="button")
    made.add(("{n} scopa", "{n} scope"), ("{n} scopa", "{n} scope!"))
    language.use("it", compiled(made))
    assert language._("Lay") == "Cala"
    assert language._("Deal") == "Smazzata"
    assert language.pgettext("button", "Deal") == "Dai le carte"
    assert language.ngettext("{n} scopa", "{n} scope", 2) == "{n} scope!"
    language.use("en")
    assert language.pgettext("button", "Deal") == "Deal"


@pytest.mark.usefixtures("english")
def test_what_is_remembered_of_the_games_is_forgotten_with_their_language() -> None:
    asked = questions("scopa")[0].posed.asks
    language.use("it")
    assert questions("scopa")[0].posed.asks != asked
    language.use("en")
    assert questions("scopa")[0].posed.asks == asked


@pytest.mark.usefixtures("english")
def test_a_number_has_the_decimal_sign_of_the_language() -> None:
    made = small()
    made.add(".", ",", context="decimal")
    assert number(-1.28, "+.1f") == "−1.3"
    language.use("it", compiled(made))
    assert [number(-1.28, "+.1f"), number(0.733, ".1%"), number(12, ".0f")] == [
        "−1,3",
        "73,3%",
        "12",
    ]


def test_a_kernel_speaks_the_language_of_its_environment() -> None:
    command = [sys.executable, "-c", "import carte"]
    env = os.environ | {language.VARIABLE: "xx", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, capture_output=True, text=True, env=env, check=False)
    assert "no words for the language 'xx'" in done.stderr


def test_pages_bring_words_but_not_what_they_are_made_with() -> None:
    sources = page_sources()
    names = [name for name in sources if name.startswith("carte/language/")]
    assert "carte/language/it/forms.toml" in names
    assert "carte/games/glossary.toml" in sources
    assert "carte/games/sources.toml" in sources
    assert "carte/games/scopa/found.toml" not in sources
    assert not [name for name in names if "/catalogues/" in name or name.endswith((".po", ".pot"))]


def test_placeholders_and_markup_survive_the_pseudo_language(messages: Catalog) -> None:
    brackets = dict.fromkeys(map(ord, "⟦⟧⟨⟩"))
    said = [str(one.string).translate(brackets) for one in pseudo(messages) if one.id]
    assert said == [str(one.id) for one in messages if one.id]


def test_a_word_that_no_message_brought_is_seen_in_a_sentence() -> None:
    said = marked("{Card} takes {taken}.").format(Card=marked("The 7"), taken="<b>denari</b>")
    assert [*unmarked(said)] == ["denari"]
    assert [*unmarked(marked("One") + " and " + marked("two"))] == [" and "]
