"""``python -m book.translations``: update the chapters' catalogues, without running them.

Sphinx's gettext builder reads the notebooks and writes a template for each chapter; the catalogues
are in ``book/locale/<language>/LC_MESSAGES``. New languages, such as ``ja``, are started by name.
``--pseudo`` also makes the language ``en-XA``, which shows translated text in brackets.
"""

import sys
from collections.abc import Iterator, Mapping
from itertools import chain

from babel.messages import Catalog
from babel.messages.pofile import read_po

from book.building import BOOK, BUILD, configuration, written
from book.command_log import run
from book.environment import LOG, ROOT
from book.languages import LOCALE, languages_of_chapters
from carte.language.catalogues import compiled, put, update
from carte.language.catalogues.commands import options, standing
from carte.language.catalogues.pseudo import PSEUDO

_MADE = BOOK / "_build" / "gettext"
_LIVE = "book.live"


def main() -> None:
    """Do what the command line asks, and print how far each language has come."""
    asked = options("book.translations", __doc__)
    templates = dict(extracted())
    for language in sorted({*languages_of_chapters(), *asked.language}):
        found = [update(messages, language, LOCALE, name) for name, messages in templates.items()]
        sys.stdout.write(standing(language, chain.from_iterable(found)))
    if asked.pseudo:
        make_pseudo(templates)


def extracted() -> Iterator[tuple[str, Catalog]]:
    """Yield the messages of each chapter, under its name.

    The output of its cells is in the catalogue of Carte.
    """
    settings = configuration()
    del settings["sphinx"]["local_extensions"]
    settings["sphinx"]["config"]["extensions"].remove(_LIVE)
    settings["execute"]["execute_notebooks"] = "off"
    settings["sphinx"]["config"]["nb_remove_code_outputs"] = True
    command = [
        *BUILD,
        *("--path-output", str(_MADE), "--config", str(written(settings, _MADE))),
        *("--builder", "custom", "--custom-builder", "gettext"),
    ]
    run(command, ROOT, LOG)
    for path in sorted((_MADE / "_build" / "gettext").glob("*.pot")):
        with path.open("rb") as file:
            yield path.stem, read_po(file)


def make_pseudo(templates: Mapping[str, Catalog]) -> None:
    """Write the chapters' catalogues of the pseudo-language: each paragraph as is, in brackets.

    Braces there are Markdown's, not fields to fill in.
    """
    for name, messages in templates.items():
        catalogue = Catalog(fuzzy=False)
        for message in messages:
            if message.id:
                catalogue.add(message.id, f"⟦{message.id}⟧")
        put(compiled(catalogue), LOCALE / PSEUDO / "LC_MESSAGES" / f"{name}.mo")


if __name__ == "__main__":
    main()
