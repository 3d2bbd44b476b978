"""``python -m carte.language.catalogues``: bring the template and all catalogues up to date.

Named languages, such as ``ja``, are begun. ``--pseudo`` makes the language ``en-XA`` as well, which
shows in brackets what is translated: ``CARTE_LANGUAGE=en-XA`` speaks it.
"""

from __future__ import annotations

import argparse
import sys

from babel.messages.catalog import Message

from carte.language.catalogues import (
    LANGUAGES,
    TEMPLATE,
    compile_all,
    compiled,
    languages,
    put,
    template,
    update,
    write,
)
from carte.language.catalogues.pseudo import PSEUDO, pseudo


def main() -> None:
    """Do what the command line asks, and say how far each language has come."""
    options = _parser().parse_args()
    messages = template()
    write(messages, TEMPLATE)
    for language in sorted({*languages(), *options.language}):
        found = update(messages, language)
        sys.stdout.write(f"{language}: {sum(map(_is_translated, found))} of {len(messages)}\n")
    compile_all()
    if options.pseudo:
        put(compiled(pseudo(messages)), LANGUAGES / PSEUDO / "LC_MESSAGES" / "carte.mo")


def _is_translated(message: Message) -> bool:
    words = message.string or ""
    return bool(message.id and words and all(words)) and not message.fuzzy


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m carte.language.catalogues", description=__doc__)
    parser.add_argument("language", nargs="*", help="a language to begin, such as ja")
    parser.add_argument("--pseudo", action="store_true", help="make the pseudo-language, too")
    return parser


if __name__ == "__main__":
    main()
