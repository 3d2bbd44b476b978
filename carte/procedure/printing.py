"""All articles in print, one after the other, by the moment when things go wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

import carte
from carte.engine.phrases import commas, labelled, sentences
from carte.games.procedure import Article, Ruling, article, articles
from carte.language import _
from carte.procedure.words import agreed_words, provenance, sign_words
from carte.reference.printed import Printed, named, table

__all__ = ["printed_articles", "printed_signs"]


def printed_articles(*when: str) -> Printed:
    """Return the articles about what goes wrong at these moments, with their ids as addresses."""
    found = [article for article in articles() if article.when in when]
    return Printed(
        "".join(map(_html, found)),
        "\n".join(f"{article.id}: {article.rulings[0].says}" for article in found),
    )


def printed_signs(id_: str) -> Printed:
    """Return the signs in an article, as a table."""
    return _signs(article(id_))


def _signs(article: Article) -> Printed:
    rows = [(_(sign.holds), sign_words(sign)) for sign in article.signs]
    return table(_("Signs in use"), (_("What you hold"), _("Sign")), rows)


def _html(article: Article) -> str:
    lines = [f"<h3 data-find>{escape(_(article.asks))}</h3>"]
    lines += map(_ruling, article.rulings)
    if article.houses:
        lines.append(_houses(article.houses))
    if article.signs:
        lines.append(_signs(article).html)
    about = " · ".join(_about(article))
    whence = escape(sentences(provenance(article)))
    return (
        f'<div class="carte-entry" id="{article.id}" data-entry>{"".join(lines)}'
        f'<p><cite class="carte-source">{whence}</cite></p>'
        f'<p class="carte-entry-about">{about}</p></div>'
    )


def _ruling(ruling: Ruling) -> str:
    says = f"<span data-find>{escape(_(ruling.says))}</span>"
    if not ruling.noticed:
        return f"<p>{says}</p>"
    when = f"<em>{escape(_('{when}:')).format(when=escape(_(ruling.noticed)))}</em>"
    return f"<p>{escape(_('{some} {last}')).format(some=when, last=says)}</p>"


def _houses(texts: Sequence[str]) -> str:
    """Return what other tables do: several customs, which exclude each other, are a list."""
    if len(texts) == 1:
        rule = escape(_(texts[0]))
        return f"<p>{_('Other tables: <span data-find>{Rules}</span>').format(Rules=rule)}</p>"
    customs = "".join(f"<li data-find>{escape(_(text))}</li>" for text in texts)
    return f"<p>{escape(_('What other tables do'))}</p><ul>{customs}</ul>"


def _about(article: Article) -> Iterator[str]:
    yield f'<a href="#{article.id}"><code>{article.id}</code></a>'
    if {*article.games} == {*carte.GAMES}:
        yield escape(_("all games"))
    else:
        yield commas(named(carte.game(slug)) for slug in article.games)
    for table_ in article.needs:
        yield escape(labelled(table_.title, agreed_words(table_)))
