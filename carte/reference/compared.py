"""The book beside other rules in print: how often they agree, and each difference with its reason.

>>> from carte.games.examination import points
>>> point = next(one for one in points() if one.id == "GEL-04")
>>> verdicts(point)
('70–33', '70–40')
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from html import escape
from typing import Any

from carte.board.score import prize_name
from carte.engine.phrases import commas, labelled
from carte.games.examination import Point, points
from carte.games.outcomes import found, stated
from carte.games.sources import Source
from carte.language import _, pgettext
from carte.language.numbers import number
from carte.reference.printed import Printed, named, table
from carte.reference.sources import kind_words, linked

__all__ = ["agreements", "by_house_rule", "examined", "otherwise", "verdicts"]


def examined() -> Printed:
    """Return the table of the texts: how many points of each the book decides alike, and how."""
    head = (_("Text"), _("Points read"), _("The same"), _("By house rule"), _("Different"))
    kinds = kind_words()
    rows: list[tuple[str | Printed, ...]] = [
        (_with_kind(source, kinds[source.kind]), *map(str, _counted(some)))
        for source, some in _by_source().items()
    ]
    rows.append((_("All texts"), *map(str, _counted(points()))))
    return table(_("Other rules, point by point"), head, rows, wide=True)


def _with_kind(source: Source, kind: str) -> Printed:
    """Return the name of a text, as a link, with what kind of text it is."""
    name = linked(source)
    small = f'<span class="carte-source">{escape(kind)}</span>'
    return Printed(f"{name.html} {small}", labelled(name.words, kind))


def _by_source() -> Mapping[Source, list[Point]]:
    some: dict[Source, list[Point]] = {}
    for point in points():
        some.setdefault(point.source, []).append(point)
    return some


def _counted(some: Iterable[Point]) -> tuple[int, int, int, int]:
    """Return how many points there are, and how many are the same, by house rule, and different."""
    some = [*some]
    house, why = sum(bool(one.house) for one in some), sum(bool(one.why) for one in some)
    return len(some), len(some) - house - why, house, why


def by_house_rule() -> Printed:
    """Return the points on which the book agrees only under a house rule, with that rule."""
    return _listed(one for one in points() if one.house)


def otherwise() -> Printed:
    """Return the points on which the book decides otherwise whatever a table agrees, with why."""
    return _listed(one for one in points() if one.why)


def agreements() -> Printed:
    """Return the points on which the book agrees as it stands."""
    return _listed(one for one in points() if not one.house and not one.why)


def _listed(some: Iterable[Point]) -> Printed:
    some = [*some]
    words = [f"{one.id}: {_(one.case.says)} {_reason(one).words}".rstrip() for one in some]
    return Printed("".join(map(_html, some)), "\n".join(words))


def _html(point: Point) -> str:
    about = [
        f'<a href="#{point.id}"><code>{point.id}</code></a>',
        named(point.game),
        escape(_place(point)),
    ]
    reason = _reason(point)
    lines = [f'<p class="carte-rule">{escape(_(point.case.says))}</p>']
    if reason.words:
        lines += [f"<p>{reason.html}</p>", *_cards(point), *_both(point)]
    return (
        f'<div class="carte-entry" id="{point.id}">{"".join(lines)}'
        f'<p class="carte-entry-about">{" · ".join(about)}</p></div>'
    )


def _place(point: Point) -> str:
    if not point.article:
        return point.source.title
    words = _("{source}, article {article}")
    return words.format(source=point.source.title, article=point.article)


def _reason(point: Point) -> Printed:
    """Return the house rules that make the book agree, or why it never does; "" where it does."""
    if not point.house:
        why = _(point.why) if point.why else ""
        return Printed(escape(why), why)
    rules, words = point.game.house_rules, _("House rule: {rules}.")
    chosen = [rules[name].sentence(value) for name, value in point.house.items()]
    marked = commas(f"<em>{escape(rule)}</em>" for rule in chosen)
    return Printed(escape(words).format(rules=marked), words.format(rules=commas(chosen)))


def _cards(point: Point) -> Iterator[str]:
    """Yield the cards of its position, those in hand and those on the table, as a paragraph."""
    zones = (("hand", _("Hand")), ("table", _("Table")), ("layout", _("Table")))
    shown = [labelled(label, some) for zone, label in zones if (some := point.case.at.get(zone))]
    if shown:
        yield f"<p>{escape(' · '.join(shown))}</p>"


def _both(point: Point) -> Iterator[str]:
    """Yield the two verdicts as a paragraph, if they can be told."""
    if both := verdicts(point):
        words = escape(_("By the text: {text}. As usual here: {book}."))
        text, book = (f"<span>{escape(one)}</span>" for one in both)
        yield f"<p>{words.format(text=text, book=book)}</p>"


def verdicts(point: Point) -> tuple[str, str] | None:
    """Return what the text says of its position, and what the engine finds without house rules.

    None where the two differ in something that has no short words, such as who sits where.
    """
    text, book = stated(point.case), found(point.as_usual)
    for name, words in _WORDS.items():
        if name in text and name in book and text[name] != book[name]:
            return words(text[name]), words(book[name])
    return None


def _moves(moves: Any) -> str:
    return commas(moves)


def _sides(scores: Any) -> str:
    """Return what each side scores: "carte 1, primiera 1 – nothing"."""
    item = pgettext("score", "{name} {points}")
    return " – ".join(
        commas(
            item.format(name=prize_name(name, points), points=number(points))
            for name, points in one.items()
        )
        or pgettext("sum", "nothing")
        for one in scores
    )


def _numbers(numbers: Any) -> str:
    """Return the points of all sides: "11–9", or "2, 1, −3" where some are paid by others."""
    return commas(map(number, numbers)) if min(numbers) < 0 else "–".join(map(number, numbers))


_WORDS: Mapping[str, Callable[[Any], str]] = {
    "legal": _moves,
    "sweeps": lambda moves: _moves(moves) or _("no scopa"),
    "score": _sides,
    "scored": _sides,
    "primiera": _numbers,
    "totals": _numbers,
    "misdeal": lambda rule: _("dealt again") if rule else _("played"),
    "is_over": lambda over: _("the match is over") if over else _("the match goes on"),
}
"""How a fact is told, the most telling first."""
