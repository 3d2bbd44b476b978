"""What a chapter prints between its lessons: a game in short, its rules, tables of the pack.

Nothing here states a rule or a number of its own: a hidden cell asks, the engine answers, and
``Printed`` draws the answer in a notebook and on a page. How a house rule changes a verdict is
printed by ``carte.house``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple, TypeAlias

from carte.capture import CaptureDeal
from carte.cards import PACK, SUITS, Card, rank_name
from carte.game import Game
from carte.locale import _

__all__ = [
    "Marked",
    "Printed",
    "courses",
    "courts",
    "drawn",
    "facts",
    "glance",
    "ranks",
    "statements",
    "suits",
    "table",
]


class Printed(NamedTuple):
    """A piece of a page: its HTML, and the same in plain words for a terminal."""

    html: str
    words: str

    def __repr__(self) -> str:
        return self.words

    def _repr_html_(self) -> str:
        return self.html


class Marked(NamedTuple):
    """A piece of a page in Markdown, so that its links lead to notebooks and to pages alike."""

    words: str

    def __repr__(self) -> str:
        return self.words

    def _repr_markdown_(self) -> str:
        return self.words


Cell: TypeAlias = str | Printed


def drawn(some: Iterable[Card], skin: str = "italian") -> Printed:
    """Return cards side by side; they wrap where the page is narrow."""
    from carte.pack import card_svg

    some = tuple(some)
    names = [card.name if skin == "italian" else card.french for card in some]
    pictures = "".join(
        f'<span role="img" aria-label="{escape(name)}">{card_svg(card, skin)}</span>'
        for card, name in zip(some, names, strict=True)
    )
    return Printed(f'<span class="carte-cards">{pictures}</span>', ", ".join(names))


def italian(text: str) -> Printed:
    """Return Italian words marked as such, so that a screen reader speaks Italian."""
    return Printed(f'<span lang="it">{escape(text)}</span>', text)


def table(caption: str, head: Sequence[str], rows: Iterable[Sequence[Cell]]) -> Printed:
    """Return a table whose first column names its rows; ``head`` may be empty."""
    rows = [list(row) for row in rows]
    top = "".join(f'<th scope="col">{escape(words)}</th>' for words in head)
    body = "".join(
        f'<tr><th scope="row">{_html(first)}</th>'
        + "".join(f"<td>{_html(cell)}</td>" for cell in rest)
        + "</tr>"
        for first, *rest in rows
    )
    html = (
        f'<div class="carte-table"><table><caption>{escape(caption)}</caption>'
        + (f"<thead><tr>{top}</tr></thead>" if head else "")
        + f"<tbody>{body}</tbody></table></div>"
    )
    lines = [" | ".join(map(str, row)) for row in ([head, *rows] if head else rows)]
    return Printed(html, "\n".join([caption, *lines]))


def _html(cell: Cell) -> str:
    return cell.html if isinstance(cell, Printed) else escape(cell)


# ------------------------------------------------------------------------------- the game


class Facts(NamedTuple):
    """What the engine does not know about a game: what its players are after, and where."""

    aim: str
    end: str
    time: str
    length: str
    origin: str


def _facts(game: Game) -> Facts:
    return {
        "scopa": Facts(
            _("Take cards that count, and sweep the table."),
            _("to {target} points"),
            _("about twenty minutes"),
            _("Twenty minutes or so: deals until a side has {target} points."),
            _("Naples and all Italy, since the eighteenth century at the latest."),
        ),
        "asso-piglia-tutto": Facts(
            _("Take more cards than the other player."),
            _("one deal"),
            _("about five minutes"),
            _("Five minutes: one deal decides."),
            _("Northern Italy, then every Italian childhood; a small sister of scopa."),
        ),
    }[game.slug]


def facts(game: Game) -> Printed:
    """Return what one asks before a game, in a line: players, cards, the end and the time."""
    known = _facts(game)
    line = " · ".join(
        (
            _("{count} players").format(count=game.seats),
            _("{count} cards").format(count=len(PACK)),
            known.end.format_map(game.options),
            known.time,
        )
    )
    return Printed(f'<p class="carte-facts">{escape(line)}</p>', line)


def glance(game: Game) -> Printed:
    """Return the game on a card: players, cards, aim, length and origin."""
    deal = game.deal(seed=0)
    known = _facts(game)
    cards = _("40 Italian cards, {count} in each hand").format(count=len(deal.hands[deal.turn]))
    if isinstance(deal, CaptureDeal):
        cards = _("{cards} and {count} on the table").format(cards=cards, count=len(deal.table))
    return table(
        _("{game} at a glance").format(game=title(game)),
        (),
        (
            (_("Players"), str(game.seats)),
            (_("Cards"), cards),
            (_("Aim"), known.aim),
            (_("Length"), known.length.format_map(game.options)),
            (_("Origin"), known.origin),
        ),
    )


def title(game: Game) -> str:
    """Return the game's name as it stands in a sentence: "Asso piglia tutto"."""
    return game.name.capitalize()


def statements(game: Game, *tails: str) -> Printed:
    """Return the rules with these tails, in this order, as the rulebook states them."""
    rules = [game.rulebook[tail] for tail in tails]
    return Printed("".join(rule._repr_html_() for rule in rules), "\n".join(map(str, rules)))


def courses() -> Marked:
    """Return the map of all courses: each chapter, how long its course is, and its stages."""
    from carte.lessons import COURSES, course

    lines = []
    for one in map(course, COURSES):
        count = sum(len(stage.levels) for stage in one.stages)
        size = _("{stages} stages, {levels} levels").format(stages=len(one.stages), levels=count)
        stages = " · ".join(stage.title for stage in one.stages)
        lines.append(f"- [**{one.title}**]({one.id}.ipynb), {size}: {stages}")
    return Marked("\n".join(lines))


# ------------------------------------------------------------------------------- the pack


def suits() -> Printed:
    """Return the four suits: Italian name, English meaning, and their place in a French pack."""
    english = (_("coins"), _("cups"), _("swords"), _("batons"))
    french = (_("diamonds"), _("hearts"), _("spades"), _("clubs"))
    return table(
        _("The four suits"),
        (_("Suit"), _("In English"), _("Its asso"), _("In a French pack")),
        (
            (italian(suit.name), meaning, drawn([Card(f"1{suit}")]), f"{suit.french} {foreign}")
            for suit, meaning, foreign in zip(SUITS, english, french, strict=True)
        ),
    )


def ranks(suit: str = "D") -> Printed:
    """Return the ten cards of a suit: names, both numbers of scopa, and the French card."""
    from carte.prizes import PRIMIERA_POINTS

    ten = [Card(f"{value}{suit}") for value in range(1, 11)]
    return table(
        _("The ten cards of {suit}").format(suit=ten[0].suit.name),
        (_("Name"), _("Card"), _("Takes as"), _("Primiera points"), _("French card")),
        (
            (
                italian(card.italian.partition(" ")[0]),
                drawn([card]),
                str(card.value),
                str(PRIMIERA_POINTS[card.value]),
                drawn([card], "french"),
            )
            for card in ten
        ),
    )


def courts() -> Printed:
    """Return the twelve court cards, a rank a row and a suit a column."""
    return table(
        _("The court cards"),
        (_("Court card"), *(suit.name for suit in SUITS)),
        (
            (
                Printed(
                    f"{italian(rank_name(value)).html}, {value}", f"{rank_name(value)}, {value}"
                ),
                *(drawn([Card(f"{value}{suit}")]) for suit in SUITS),
            )
            for value in (8, 9, 10)
        ),
    )
