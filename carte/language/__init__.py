"""The words of the reader: everything a person reads goes through ``_``.

English is the language of the message ids, so English needs no catalogue, and ``gettext`` is not
even imported before another language is asked for.
"""

from __future__ import annotations

from collections.abc import Callable

__all__ = ["N_", "_", "ngettext", "use"]

_translate: Callable[[str], str] | None = None
_translate_number: Callable[[str, str, int], str] | None = None


def _(text: str) -> str:
    """Return ``text`` in the reader's language."""
    return _translate(text) if _translate and text else text


def ngettext(one: str, many: str, number: int) -> str:
    """Return the form of the words that goes with ``number`` in the reader's language."""
    if _translate_number is None:
        return one if number == 1 else many
    return _translate_number(one, many, number)


def N_(text: str) -> str:  # noqa: N802 (the name under which gettext's tools find such words)
    """Mark ``text`` for translation where it is stored; ``_`` translates it where it is used."""
    return text


def use(language: str) -> None:
    """Speak ``language`` (such as ``"ja"``) from now on; ``"en"`` is always there.

    Raises ``ValueError`` that names the languages for which there is a catalogue.
    """
    global _translate, _translate_number
    if language == "en":
        _translate = _translate_number = None
        return
    import gettext
    from importlib.resources import files  # in a page, Carte lies in a zip

    catalogues = {
        folder.name: catalogue
        for folder in files(__name__).iterdir()
        if (catalogue := folder / "LC_MESSAGES" / "carte.mo").is_file()
    }
    if language not in catalogues:
        known = ", ".join(sorted({"en", *catalogues}))
        raise ValueError(f"no words for the language {language!r}; there is {known}")
    with catalogues[language].open("rb") as file:
        words = gettext.GNUTranslations(file)
    _translate, _translate_number = words.gettext, words.ngettext
