"""The glossary in print: each word with its meaning, and the rules and chapters that have it."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from carte.engine.phrases import labelled
from carte.games.glossary import Term, groups
from carte.language import _, spoken_language
from carte.language.names import lang_of, localize
from carte.language.order import in_index
from carte.lessons import course, course_names
from carte.reference.printed import Printed

__all__ = ["glossary"]

ITALIAN = "it"
"""The language of the words: its readers know them, and need no spelling of other pages."""


def glossary(group: str) -> Printed:
    """Return the words of a group, in the reader's alphabetical order.

    Raises ``ValueError`` for an unknown group.
    """
    known = {each.id: each for each in groups()}
    if group not in known:
        raise ValueError(
            f"the glossary has no group {group!r}; the groups are {', '.join(map(repr, known))}"
        )
    terms = sorted(known[group].terms, key=lambda term: in_index(localize(term.italian)))
    return Printed(
        f'<dl class="carte-glossary">{"".join(map(_html, terms))}</dl>',
        "\n".join(labelled(localize(term.italian), _(term.means)) for term in terms),
    )


def _html(term: Term) -> str:
    ways = " · ".join(_ways(term))
    about = f'<p class="carte-entry-about">{ways}</p>' if ways else ""
    return (
        f'<div class="carte-entry" id="{term.id}" data-entry>'
        f"<dt>{_head(term)} {' · '.join(_names(term))}</dt>"
        f"<dd><span data-find>{escape(_(term.means))}</span>{about}</dd></div>"
    )


def _head(term: Term) -> str:
    """Return the word as the reader says it, and the Italian one beside it if that differs."""
    word = localize(term.italian)
    head = _found("strong", word, lang_of(word))
    if word == term.italian:
        return head
    original = _found("span", term.italian, ITALIAN)
    return escape(_("{words} ({more})")).format(words=head, more=original)


def _names(term: Term) -> Iterator[str]:
    """Yield what else the word is called, each name once, and none that its head tells already."""
    heads = (localize(term.italian), term.italian)
    listed = set[str]()
    french = _("on French cards: {name}").format(name=_(term.french)) if term.french else ""
    names = [
        (_(term.english), _(term.english), None),
        (_(term.french), french, None),
        *((word, word, "ja") for word in term.japanese if spoken_language() != ITALIAN),
    ]
    for name, words, lang in names:
        if name and name not in listed and not any(name in head for head in heads):
            listed.add(name)
            yield _found("span", words, lang)


def _found(tag: str, words: str, lang: str | None) -> str:
    """Return words of an entry that the page's search looks through."""
    spoken = f' lang="{lang}"' if lang else ""
    return f"<{tag}{spoken} data-find>{escape(words)}</{tag}>"


def _ways(term: Term) -> Iterator[str]:
    """Yield links to the chapter and to the rules of a term."""
    if term.chapter in course_names():
        title = escape(_(course(term.chapter).title))
        link = f'<a href="{term.chapter}.html">{title}</a>'
        yield escape(_("chapter: {chapter}")).format(chapter=link)
    for rule in term.rules:
        yield f'<a href="rules.html#{rule}"><code>{rule}</code></a>'
