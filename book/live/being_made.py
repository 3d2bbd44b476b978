"""The page shown in place of those in a language that is still being built.

The server of ``python3 book`` sends it in that language, and it reloads by itself.
"""

from collections.abc import Callable
from html import escape
from pathlib import Path
from threading import Lock
from typing import NamedTuple

from book.policy import policy_tag
from carte.language import _, ngettext, spoken_language, use

from .ship import FOLDER

_AGAIN = 5
"""Seconds until the page reloads."""
_SPEAKING = Lock()
"""A process speaks one language at a time, and a server answers several readers."""
_PAGE = """<!DOCTYPE html>
<html lang="{language}" data-theme="auto">
  <head>
    <meta charset="utf-8">
    {policy}
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    {again}<title>{title} — Carte</title>
    {styles}
  </head>
  <body>
    <main>
      <svg viewBox="0 0 60 100" aria-hidden="true">
        <rect x="1" y="1" width="58" height="98" rx="6"/><text x="30" y="66">…</text>
      </svg>
      <h1>{title}</h1>
      <p>{said}</p>
      <p><a href="{english}" hreflang="en">{meanwhile}</a></p>
    </main>
  </body>
</html>
"""


class State(NamedTuple):
    """The progress of an edition: the share done, and the remaining minutes, if known."""

    share: float = 0.0
    minutes: int | None = None
    failed: bool = False


class BeingMade:
    """Answers for the languages that are not built yet."""

    def __init__(self, site: Path, state: Callable[[], dict[str, State]]) -> None:
        self._site = site
        self._state = state

    def page(self, path: str) -> str | None:
        """Return the page for a path of the site without a file; None if it will never have one."""
        language, slash, rest = path.split("?")[0].lstrip("/").partition("/")
        state = self._state().get(language) if slash else None
        if state is None or not (rest == "" or rest.endswith((".html", "/"))):
            return None
        sheets = sorted((self._site / FOLDER).glob("not-found-*.css"))
        return _in(
            language, lambda: _written(language, rest, state, [each.name for each in sheets])
        )


def _in(language: str, say: Callable[[], str]) -> str:
    with _SPEAKING:
        before = spoken_language()
        use(language)
        try:
            return say()
        finally:
            use(before)


def _written(language: str, rest: str, state: State, sheets: list[str]) -> str:
    links = [f'<link rel="stylesheet" href="/{FOLDER}/{escape(name)}">' for name in sheets]
    return _PAGE.format(
        language=escape(language),
        policy=policy_tag(),
        again="" if state.failed else f'<meta http-equiv="refresh" content="{_AGAIN}">\n    ',
        title=escape(_title(state)),
        styles="\n    ".join(links),
        said=escape(_state_text(state)),
        english=f"/{escape(rest)}",
        meanwhile=escape(_("Read it in English")),
    )


def _title(state: State) -> str:
    if state.failed:
        return _("This language could not be built")
    return _("This language is still being built")


def _state_text(state: State) -> str:
    if state.failed:
        return _("The terminal that serves the book shows why.")
    sentences = [_("{share} done.").format(share=f"{int(100 * state.share)}%")]
    if state.minutes is not None:
        about = ngettext("About {n} more minute.", "About {n} more minutes.", state.minutes)
        sentences.append(about.format(n=state.minutes))
    sentences.append(_("This page opens by itself when it is ready."))
    return " ".join(sentences)
