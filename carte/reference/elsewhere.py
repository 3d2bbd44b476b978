"""The rules played elsewhere and not here, in print; the search leads to the address of each."""

from __future__ import annotations

from html import escape

from carte.engine.game import Game
from carte.engine.phrases import labelled
from carte.games.elsewhere import Elsewhere, not_played
from carte.language import _
from carte.reference.printed import Printed

__all__ = ["elsewhere"]


def elsewhere(game: Game, *ids: str) -> Printed:
    """Return the rules that a game follows elsewhere; ``ids`` select some of them."""
    found = [one for one in not_played(game.slug) if not ids or one.id in ids]
    if missing := {*ids} - {one.id for one in found}:
        raise ValueError(f"{game.slug} tells of no {', '.join(sorted(missing))} elsewhere")
    return Printed(
        "".join(map(_html, found)), "\n".join(labelled(_(one.name), _(one.says)) for one in found)
    )


def _html(one: Elsewhere) -> str:
    lang = f' lang="{one.lang}"' if one.lang else ""
    name = f"<strong{lang}>{escape(_(one.name))}</strong>"
    text = escape(_("{name}. {text}")).format(name=name, text=escape(_(one.says)))
    return f'<p id="{one.anchor}">{text}</p>'
