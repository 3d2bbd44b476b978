"""``python -m carte.language.catalogues``: bring the template and all catalogues up to date.

Named languages, such as ``ja``, are begun. ``--pseudo`` makes the language ``en-XA`` as well, which
shows in brackets what is translated: ``CARTE_LANGUAGE=en-XA`` speaks it.
"""

from __future__ import annotations

import sys

from carte.language.catalogues import (
    TEMPLATE,
    compile_all,
    compiled,
    compiled_file,
    languages,
    put,
    template,
    update,
    write,
)
from carte.language.catalogues.commands import options, standing
from carte.language.catalogues.pseudo import PSEUDO, pseudo


def main() -> None:
    """Do what the command line says, and print how far each language has come."""
    asked = options("carte.language.catalogues", __doc__)
    messages = template()
    write(messages, TEMPLATE)
    for language in sorted({*languages(), *asked.language}):
        sys.stdout.write(standing(language, update(messages, language)))
    compile_all()
    if asked.pseudo:
        put(compiled(pseudo(messages)), compiled_file(PSEUDO))


if __name__ == "__main__":
    main()
