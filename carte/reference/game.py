"""A game in print: its facts, its rules, and what changes for players of another one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from itertools import starmap

import carte
from carte.engine.cards import PACK
from carte.engine.game import Game
from carte.engine.phrases import any_of, commas, labelled
from carte.engine.rulebook import Rule, listed
from carte.language import _
from carte.lessons import About, course, course_names
from carte.reference.printed import Marked, Printed, italian_lang

__all__ = [
    "before_the_first_card",
    "beside",
    "changes",
    "courses",
    "dealt",
    "glance",
    "players",
    "settled_first",
    "statements",
    "tables",
]

REAL_CARDS = "real-cards"
"""The stage of each course that asks what to settle at a real table."""


def _about(game: Game) -> About:
    about = course(game.slug).about
    if about is None:
        raise ValueError(
            f"the course of {game.slug} says nothing about the game: [about] is missing"
        )
    return about


def glance(game: Game) -> Printed:
    """Return the summary of a game: players and cards; if it has a course, aim, length, origin."""
    facts = [(_("Players"), _players(game)), (_("Cards"), _cards(game, "italian"))]
    if game.slug in course_names():
        about = _about(game)
        facts += [
            (_("Aim"), _(about.aim)),
            (_("Length"), _(about.length).format_map(game.options)),
            (_("Origin"), _(about.origin)),
        ]
    return _facts(facts)


def _facts(facts: Iterable[tuple[str, str]]) -> Printed:
    """Return names and what they stand for, a line each."""
    facts = [*facts]
    rows = "".join(
        f"<div><dt>{escape(name)}</dt><dd>{escape(what)}</dd></div>" for name, what in facts
    )
    return Printed(
        f'<dl class="carte-glance">{rows}</dl>',
        "\n".join(starmap(labelled, facts)),
    )


def dealt(game: Game, skin: str) -> str:
    """Return the pack of a game, in a skin, and how it is dealt, in a line."""
    return labelled(_("Cards"), _cards(game, skin))


def _cards(game: Game, skin: str) -> str:
    deal = game.deal(seed=0)
    plain, laid = {
        "italian": (
            _("{count} Italian cards, {held} in each hand"),
            _("{count} Italian cards, {held} in each hand and {laid} on the table"),
        ),
        "french": (
            _("{count} French cards, without 8s, 9s and 10s, {held} in each hand"),
            _(
                "{count} French cards, without 8s, 9s and 10s, {held} in each hand "
                "and {laid} on the table"
            ),
        ),
    }[skin]
    words = laid if game.has_table else plain
    return words.format(count=len(PACK), held=len(deal.hands[deal.turn]), laid=len(deal.table))


def _players(game: Game) -> str:
    """Return the possible numbers of players: "2", "2, 3 or 4"."""
    rule = game.house_rules.get("players")
    return any_of([*map(str, sorted(rule.values) if rule else (game.seats,))])


def players(game: Game) -> Marked:
    """Return how many may play at the table of a game, in a line."""
    return Marked(_("For {number} players.").format(number=_players(game)))


def _in_italics(title: str) -> str:
    return f"<i{italian_lang(title)}>{escape(title)}</i>"


def tables() -> Marked:
    """Return the play tables: how many play, how long and to what target, with the puzzles."""
    words = _("- [{game}]({page}), {number} players. {length} [Puzzles of {name}]({puzzles}).")
    found = [carte.game(slug) for slug in course_names() if slug in carte.GAMES]
    return Marked(
        "\n".join(
            words.format(
                game=_in_italics(game.title),
                page=f"play-{game.slug}.ipynb",
                name=_in_italics(game.name),
                puzzles=f"puzzles-{game.slug}.ipynb",
                number=_players(game),
                length=_(_about(game).length).format_map(game.options),
            )
            for game in found
        )
    )


def statements(game: Game, *tails: str) -> Printed:
    """Return the rules with these tails, in this order, in the rulebook's words."""
    rules = [game.rulebook[tail] for tail in tails]
    return Printed(listed(rules), "\n".join(map(str, rules)))


def settled_first(game: Game) -> list[tuple[str, str]]:
    """Return what a table settles before its first card: each question with its answer."""
    levels = course(game.slug)[REAL_CARDS].levels
    return [(_(level.goal), _(level.done)) for level in levels]


def before_the_first_card(game: Game) -> Printed:
    """Return the same in print."""
    return _facts(settled_first(game))


def changes(game: Game, base: Game, *tails: str) -> Printed:
    """Return what a player of ``base`` must learn: rules that are new, that change, that fall away.

    A rule changes when both games have it by the same name and state it in other words; rules
    stated alike are left out. ``tails`` select some if there are many.
    """
    found = game.rulebook.changes(since=base.rulebook)
    groups = {_("New"): found.new, _("Changed"): found.reworded, _("Gone"): found.gone}
    some = {
        name: [rule for rule in rules if not tails or rule.tail in tails]
        for name, rules in groups.items()
    }
    return _groups((name, rules) for name, rules in some.items() if rules)


def beside(game: Game, base: Game, topics: Mapping[str, str]) -> Printed:
    """Return rules that two games word differently, pair by pair, those of ``base`` first.

    ``topics`` are the headings and the tails of the rules under them. Raises ``ValueError`` if the
    two games agree, for then there is nothing to compare.
    """
    pairs = {topic: (base.rulebook[tail], game.rulebook[tail]) for topic, tail in topics.items()}
    if same := [new.tail for old, new in pairs.values() if new.wording == old.wording]:
        raise ValueError(f"{base.slug} and {game.slug} state alike: {', '.join(same)}")
    return _groups(pairs.items())


def _groups(groups: Iterable[tuple[str, Iterable[Rule]]]) -> Printed:
    lists = [(name, tuple(rules)) for name, rules in groups]
    return Printed(
        "".join(_group(name, rules) for name, rules in lists),
        "\n".join("\n".join([name, *map(str, rules)]) for name, rules in lists),
    )


def _group(name: str, rules: Iterable[Rule]) -> str:
    return f'<div class="carte-changes"><p><strong>{escape(name)}</strong></p>{listed(rules)}</div>'


def courses() -> Marked:
    """Return the map of all courses: each chapter, the length of its course, and its stages."""
    lines = []
    for one in map(course, course_names()):
        count = sum(len(stage.levels) for stage in one.stages)
        size = _("{stages} stages, {levels} levels").format(stages=len(one.stages), levels=count)
        stages = " · ".join(_(stage.title) for stage in one.stages)
        title = commas([f"[**{_(one.title)}**]({one.id}.ipynb)", size])
        lines.append(f"- {labelled(title, stages)}")
    return Marked("\n".join(lines))
