"""What the page of procedure says: when things go wrong, where articles are from, its buttons."""

from __future__ import annotations

from collections.abc import Iterator

from carte.games.procedure import Article
from carte.language import _
from carte.reference.sources import kind_words

__all__ = ["finder_words", "provenance", "when_words"]


def when_words() -> dict[str, str]:
    """Return when things go wrong, in words."""
    return {
        "seating": _("Before the deal: who deals, shuffling, cutting"),
        "dealing": _("While dealing: a card seen, too many, too few"),
        "playing": _("While playing or drawing a card"),
        "taking": _("Captures, piles and tricks"),
        "declaring": _("Declaring, the matta, the first table"),
        "auction": _("Bidding, calling, the monte"),
        "talk": _("Talk, signs, those who look on"),
        "count": _("At the count, and the score"),
        "other": _("Something else"),
    }


def provenance(one: Article) -> Iterator[str]:
    """Yield where an article is from, a sentence each; what no text has says so."""
    kinds = kind_words()
    for source in one.sources:
        yield _("{name}: {kind}.").format(name=source.name, kind=kinds[source.kind])
    if one.decided == "all":
        yield _("No rule text settles this. It is custom, and a decision of this book.")
    elif one.decided:
        yield _("A decision of this book: {part}.").format(part=_(one.decided))
    for source in one.models:
        told = _("The model for it is {name}: {kind}.")
        yield told.format(name=source.name, kind=kinds[source.kind])


def finder_words() -> dict[str, str]:
    """Return what the finder says."""
    return {
        "title": _("Something went wrong"),
        "game": _("Which game?"),
        "when": _("When?"),
        "what": _("What happened?"),
        "noticed": _("How far have things come?"),
        "whence": _("Where this is from"),
        "houses": _("What other tables do"),
        "ours": _("At our table: {rules}"),
        "own": _("If your table has agreed on another way, that way holds."),
        "otherwise": _("Otherwise"),
        "path": _("What you have said: press to change it"),
        "again": _("From the start"),
        "copy": _("Copy link"),
        "share": _("Send"),
        "copied": _("The link is on the clipboard: {link}"),
        "link": _("The link to copy: {link}"),
        "quiz": _("A question about it"),
        "all": _("This article in the list"),
        "damaged": _(
            "This link leads to no article: it was cut short or changed on its way, or a newer "
            "edition of this book made it. Say what happened, and it is found again."
        ),
    }
