"""The catalogues, for translators: one for each language, in ``carte/language/<language>/``.

``python -m carte.language.catalogues`` brings them up to date with the source. Only the ``.po``
files that people write are kept. The template follows from the source, and each compiled ``.mo``
from its ``.po``, so both are made when needed.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from babel.messages import Catalog

__all__ = [
    "LANGUAGES",
    "TEMPLATE",
    "compile_all",
    "compiled",
    "compiled_file",
    "languages",
    "put",
    "template",
    "update",
]

ROOT = Path(__file__).resolve().parents[3]
LANGUAGES = Path(__file__).resolve().parents[1]
"""The folder that has a folder for each language."""
TEMPLATE = LANGUAGES / "carte.pot"

_AUTHORS = "The Carte authors"
_PLACE = Path("LC_MESSAGES", "carte.po")


def languages(folder: Path = LANGUAGES) -> dict[str, Path]:
    """Return the catalogues that people write, by language."""
    return {path.parts[-3]: path for path in sorted(folder.glob(f"*/{_PLACE.as_posix()}"))}


def template() -> Catalog:
    """Return all messages of the source, those of each file in order."""
    from babel.messages import Catalog
    from babel.messages.extract import extract_from_dir

    from carte.language.catalogues.extraction import method_map, options_map

    found = Catalog(fuzzy=False)
    for name, line, message, comments, context in extract_from_dir(
        ROOT,
        method_map(),
        options_map(),
        directory_filter=_is_source,
    ):
        found.add(message, None, [(name, line)], auto_comments=comments, context=context)
    return found


def _is_source(folder: str | os.PathLike[str]) -> bool:
    name = Path(folder).name
    return not name.startswith((".", "_")) and name not in ("node_modules", "tests")


def update(
    messages: Catalog, language: str, folder: Path = LANGUAGES, domain: str = "carte"
) -> Catalog:
    """Bring a catalogue of a language up to date with all messages of its domain, or begin it.

    What was translated stays; where the English has changed, it is marked fuzzy.
    """
    from babel.messages import Catalog
    from babel.messages.pofile import read_po

    path = (folder / language / _PLACE).with_stem(domain)
    found = Catalog(locale=language.replace("-", "_"), fuzzy=False)
    if path.is_file():
        with path.open("rb") as file:
            found = read_po(file, locale=language.replace("-", "_"))
    found.update(messages, update_creation_date=False)
    write(found, path)
    return found


def write(catalogue: Catalog, path: Path) -> None:
    """Write a catalogue for people to read: by file, without line numbers, which edits move."""
    from babel.messages.pofile import write_po

    text = BytesIO()
    _sign(catalogue)
    write_po(text, catalogue, width=100, include_lineno=False, ignore_obsolete=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.getvalue())


def _sign(catalogue: Catalog) -> None:
    """Write the header of a catalogue; its date is the day on which it was begun."""
    language = str(catalogue.locale.english_name) if catalogue.locale else "All languages"
    catalogue.project, catalogue.version = "Carte", "1"
    catalogue.msgid_bugs_address = catalogue.last_translator = _AUTHORS
    catalogue.language_team = language
    catalogue.revision_date = catalogue.creation_date
    catalogue.header_comment = f"""\
# Carte, Italian card games: {language}.
# Copyright (C) {_AUTHORS}
# LICENSE says under which licence it is."""


def compiled(catalogue: Catalog) -> bytes:
    """Return a catalogue as ``carte.language.use`` reads it; what is fuzzy stays English."""
    from babel.messages.mofile import write_mo

    made = BytesIO()
    write_mo(made, catalogue)
    return made.getvalue()


def compile_all(folder: Path = LANGUAGES) -> None:
    """Compile the catalogues of all languages, where they have changed."""
    for path in _changed(folder):
        from babel.messages.pofile import read_po

        with path.open("rb") as file:
            put(compiled(read_po(file)), path.with_suffix(".mo"))


def _changed(folder: Path) -> Iterator[Path]:
    for path in languages(folder).values():
        made = path.with_suffix(".mo")
        if not made.is_file() or made.stat().st_mtime_ns < path.stat().st_mtime_ns:
            yield path


def compiled_file(language: str) -> Path:
    """Return the path of a language's compiled catalogue, whether it is made yet or not."""
    return (LANGUAGES / language / _PLACE).with_suffix(".mo")


def put(content: bytes, path: Path) -> None:
    """Write a file whole, so that nobody reads half of it meanwhile."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f"{path.name}-{os.getpid()}")
    new.write_bytes(content)
    new.replace(path)
