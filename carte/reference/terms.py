"""The glossary in print: each word with its meaning, and the rules and chapters that have it."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from carte.games.glossary import Term, groups
from carte.language import _
from carte.lessons import course, course_names
from carte.reference.printed import Printed

__all__ = ["glossary"]


def glossary(group: str) -> Printed:
    """Return the words of a group, alphabetically; raises ``ValueError`` for an unknown one."""
    known = {each.id: each for each in groups()}
    if group not in known:
        raise ValueError(
            f"the glossary has no group {group!r}; there are {', '.join(map(repr, known))}"
        )
    terms = sorted(known[group].terms, key=lambda term: term.italian)
    return Printed(
        f'<dl class="carte-glossary">{"".join(map(_html, terms))}</dl>',
        "\n".join(f"{term.italian}: {_(term.means)}" for term in terms),
    )


def _html(term: Term) -> str:
    names = [f"<span data-find>{escape(_(term.english))}</span>"]
    if term.french:
        french = _("on French cards: {name}").format(name=_(term.french))
        names.append(f"<span data-find>{escape(french)}</span>")
    names += [f'<span lang="ja" data-find>{escape(word)}</span>' for word in term.japanese]
    ways = " · ".join(_ways(term))
    about = f'<p class="carte-entry-about">{ways}</p>' if ways else ""
    return (
        f'<div class="carte-entry" id="{term.id}" data-entry>'
        f'<dt><strong lang="it" data-find>{escape(term.italian)}</strong> {" · ".join(names)}</dt>'
        f"<dd><span data-find>{escape(_(term.means))}</span>{about}</dd></div>"
    )


def _ways(term: Term) -> Iterator[str]:
    """Yield links to the chapter and to the rules of a term."""
    if term.chapter in course_names():
        title = escape(_(course(term.chapter).title))
        link = f'<a href="{term.chapter}.html">{title}</a>'
        yield escape(_("chapter: {chapter}")).format(chapter=link)
    for rule in term.rules:
        yield f'<a href="rules.html#{rule}"><code>{rule}</code></a>'
