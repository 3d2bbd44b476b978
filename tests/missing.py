"""What a game still lacks, part by part: `python3 tests --missing cirulla`

``PARTS`` names whatever a game of the book has besides its rules: where it stands, what it holds,
and what says how far a game is from it. Tests hold each part by the same functions.
"""

import re
import sys
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import carte
from carte import language
from carte.engine.rulebook import Rule
from carte.evening.blocks import games_of_evenings
from carte.games import load_toml
from carte.games.cases import cases
from carte.games.elsewhere import elsewhere
from carte.games.glossary import groups
from carte.games.presets import presets
from carte.games.quarrels import quarrels
from carte.games.sources import cited
from carte.language.catalogues import compile_all, languages
from carte.lessons import stages_of
from carte.play.guide import guides
from carte.play.puzzles.collection import collection
from carte.quiz.fresh import rules_asked, ways
from carte.replay import watched_deals
from carte.search.synonyms import called
from tests.benchmarks.players import pairs_of, saved
from tests.book.chapters import BOOK, CHAPTERS, code, printed, stored
from tests.engine import slow_capture, trick_tables
from tests.games.rooms import from_rooms
from tests.games.variants import variants

GAMES = Path(carte.__path__[0]) / "games"
FIFTY = 50
"""So many puzzles a game offers at least."""
TEN = 10
"""So many quarrels a game has."""
OUR_OWN = ("house rule", "a decision of this book")
"""What a rule cites that is from no page."""
SCORED_AS_IN_SCOPA = {
    "asso-piglia-tutto": {
        "choice-of-sums",
        "carte",
        "denari",
        "settebello",
        "primiera",
        "primiera-missing-suit",
    }
}
"""Asso scored as in Scopa borrows these rules, and Scopa's cases show them."""
FACTS = ("TAUGHT", "SITTERS", "SHEETS")
"""What the tests of every game ask of its facts."""
NEVER_MET = {"in-hand", "on-table", "no-such-move", "over"}
"""Rules against moves that the table of a lesson does not let a reader make."""


UNREADABLE = (ValueError, LookupError, TypeError)
"""What is raised where a file is there and is not as it should be."""


class Part(NamedTuple):
    """A part of a game: its place, what it holds, and what says how much of it is missing."""

    place: str
    holds: str
    check: Callable[[str], str]


# ------------------------------------------------------------------------------------- the rules


def every_rule(slug: str) -> list[Rule]:
    """The rules of a game under each of its house rules."""
    return [rule for game in variants(slug) for rule in game.rulebook]


def tails(slug: str) -> set[str]:
    """The rules of a game under each of its house rules, by the tails of their ids."""
    return {rule.tail for rule in every_rule(slug)}


def rules_without_a_case(slug: str) -> set[str]:
    shown = {tail for case in cases(slug) for tail in case.rules}
    return tails(slug) - shown - SCORED_AS_IN_SCOPA.get(slug, set())


def rules_without_a_level(slug: str) -> set[str]:
    shown = {rule.tail for stage in stages_of(slug) for level in stage for rule in level.shows}
    return {rule.tail for rule in carte.game(slug).rulebook} - NEVER_MET - shown


def rules_hardly_asked(slug: str) -> set[str]:
    """The rules that a question can be made about in fewer than two ways."""
    return {rule.tail for rule in rules_asked(slug) if len([*islice(ways(rule.id), 2)]) < 2}


def sources_not_listed(slug: str) -> set[str]:
    named = {rule.source for rule in every_rule(slug)}
    return {text for text in named if not cited(text)} - {*OUR_OWN}


def rules_of_japanese_pages(slug: str) -> set[str]:
    return {rule.tail for rule in every_rule(slug) if any(one.own for one in cited(rule.source))}


def rules_misquoted(slug: str) -> set[str]:
    """The rules from a Japanese page without words of it, and those quoted that are from none."""
    return rules_of_japanese_pages(slug) ^ {*load_toml(slug, "found.toml")}


def rules_not_printed(slug: str) -> set[str]:
    """The rules that the chapter of a game does not print."""
    shown = re.findall(r'data-rule="[\w-]+\.([\w-]+)"', printed(slug)) if has_page(slug) else []
    return tails(slug) - {*shown}


def rules_not_translated(slug: str, into: str) -> set[str]:
    rules, before = every_rule(slug), language.spoken_language()
    language.use(into)
    english = {rule.tail for rule in rules if language._(rule.words) == rule.words}
    language.use(before)
    return english


# ------------------------------------------------------------------------------ the other parts


def guides_wanted(slug: str) -> int:
    """A game with an auction leads through the play first, then through the auction, too."""
    return 2 if carte.game(slug).has_auction else 1


def words_of(slug: str) -> set[str]:
    """The words of the glossary that rules of a game use."""
    terms = [term for group in groups() for term in group.terms]
    return {term.id for term in terms for rule in term.rules if rule.partition(".")[0] == slug}


def names_of(slug: str) -> list[str]:
    """What people call a game when they search for it."""
    return [word for one in called() if one.slug == slug for word in one.words]


def answers_of(slug: str) -> set[bool | None]:
    return {quarrel.answer for quarrel in quarrels(slug)}


def models() -> set[str]:
    """The games that the slow rules know."""
    return {*slow_capture.MODELS, *trick_tables.MODELS}


def pairs_not_measured(slug: str) -> list[str]:
    """The pairs of levels that have not played enough deals against each other, or too evenly."""
    measured = saved(slug)
    names = ["-".join(pair) for pair in pairs_of(slug)]
    return [name for name in names if not is_stronger(measured.get(name, {}))]


def is_stronger(found: dict[str, float]) -> bool:
    """A small lead takes many deals to be sure of; one that is twice as sure takes fewer."""
    surely = found.get("margin", 0) / found.get("margin_interval", 1)
    return (surely > 2 and found["deals"] >= 50) or (surely > 1 and found["deals"] >= 200)


# ------------------------------------------------------------------------------------- the pages


def pages_of(slug: str) -> list[str]:
    return [slug, f"play-{slug}", f"puzzles-{slug}"]


def has_page(name: str) -> bool:
    return (BOOK / f"{name}.ipynb").is_file()


def pages_not_there(slug: str) -> list[str]:
    return [name for name in pages_of(slug)[1:] if not has_page(name)]


def pages_not_in_the_contents(slug: str) -> list[str]:
    contents = (BOOK / "_toc.yml").read_text("utf-8")
    return [name for name in pages_of(slug) if f"- file: {name}\n" not in contents]


def pages_not_translated(slug: str) -> list[str]:
    return [path for path in catalogues_of(slug) if not (BOOK / "locale" / path).is_file()]


def catalogues_of(slug: str) -> list[str]:
    """The catalogues of a game's pages, below the folder that has one for each language."""
    return [f"{into}/LC_MESSAGES/{name}.po" for into in languages() for name in pages_of(slug)]


@cache
def shown_by(chapter: str) -> str:
    """What the cells of a chapter have printed, as text of any kind."""
    outputs = (data for cell in code(chapter) for data in stored(cell))
    return "\n".join("".join(text) for data in outputs for text in data.values())


def pages_of_all_games() -> Iterator[tuple[str, set[str]]]:
    """Yield the chapters that print something of all games, or of all but one, with those games."""
    titles = {slug: re.compile(rf"\b{carte.game(slug).title}\b") for slug in carte.GAMES}
    for chapter in CHAPTERS:
        text = shown_by(chapter)
        on_it = {slug for slug, title in titles.items() if title.search(text)}
        if len(on_it) >= len(titles) - 1:
            yield chapter, on_it


def pages_without(slug: str) -> list[str]:
    """The chapters that print something of every game but this one."""
    pages = {chapter for chapter, on_it in pages_of_all_games() if slug not in on_it}
    return sorted(pages | ({"rules"} if slug not in games_with_rules_printed() else set()))


def games_with_rules_printed() -> list[str]:
    """The games whose rules the page of all rules prints, in its order."""
    calls = (re.search(r'rule_index\("([\w-]+)"\)', cell.source) for cell in code("rules"))
    return [call[1] for call in calls if call]


# -------------------------------------------------------------------------------------- the list


def how_many(lacking: Collection[str], every: Collection[object], what: str) -> str:
    """How many of them have none, and which, where some have one."""
    if not lacking:
        return ""
    which = f": {named(lacking)}" if len(lacking) < len(every) else ""
    return f"{len(lacking)} of {len(every)} {what} have none{which}"


def too_few(number: int, wanted: int) -> str:
    return f"{number} of {wanted}" if number < wanted else ""


def named(lacking: Iterable[str]) -> str:
    return ", ".join(sorted(lacking))


def none_if(is_missing: bool) -> str:
    return "none" if is_missing else ""


def quarrels_missing(slug: str) -> str:
    few = too_few(len(quarrels(slug)), TEN)
    return few or ("" if answers_of(slug) == {True, False} else "all have one answer")


def words_missing(slug: str) -> str:
    if not rules_of_japanese_pages(slug):
        return "no rule is from one"
    return named(rules_misquoted(slug))


def translations_missing(slug: str) -> str:
    compile_all()
    lacking = {into: len(rules_not_translated(slug, into)) for into in languages()}
    of_all = f"of {len(tails(slug))} rules not"
    return ", ".join(f"{into}: {number} {of_all}" for into, number in lacking.items() if number)


PARTS = (
    Part(
        "{room}/game.py",
        "HOUSE_RULES, on which tables disagree",
        lambda slug: none_if(not carte.game(slug).HOUSE_RULES),
    ),
    Part(
        "{room}/cases.toml",
        "a case for each rule",
        lambda slug: how_many(rules_without_a_case(slug), tails(slug), "rules"),
    ),
    Part("{room}/quarrels.toml", "ten questions, some answered with yes", quarrels_missing),
    Part(
        "{room}/presets.toml",
        "house rules that go together",
        lambda slug: none_if(not presets(slug)),
    ),
    Part(
        "{room}/course.toml",
        "a level for each rule that a player meets",
        lambda slug: how_many(rules_without_a_level(slug), tails(slug) - NEVER_MET, "rules"),
    ),
    Part(
        "{room}/guide.toml",
        "a guided deal, and with an auction two",
        lambda slug: too_few(len(guides(slug)), guides_wanted(slug)),
    ),
    Part("{room}/replay.toml", "a deal to watch", lambda slug: none_if(not watched_deals(slug))),
    Part(
        "{room}/puzzles.toml",
        "fifty puzzles (tests.benchmarks.puzzles)",
        lambda slug: too_few(len(collection(slug).offered), FIFTY),
    ),
    Part(
        "{room}/glossary.toml",
        "the words that its rules use",
        lambda slug: none_if(not words_of(slug)),
    ),
    Part("{room}/search.toml", "what people call it", lambda slug: none_if(not names_of(slug))),
    Part(
        "{room}/evening.toml",
        "a block of deals for an evening",
        lambda slug: none_if(slug not in games_of_evenings()),
    ),
    Part(
        "{room}/quiz.toml",
        "themes and recipes, so that each rule can be asked about in two ways",
        lambda slug: how_many(rules_hardly_asked(slug), rules_asked(slug), "rules"),
    ),
    Part(
        "{room}/sources.toml",
        "each text that its rules cite",
        lambda slug: named(sources_not_listed(slug)),
    ),
    Part("{room}/found.toml", "words of Japanese pages for rules from them", words_missing),
    Part(
        "carte/games/*/elsewhere.toml",
        "only what is not played",
        lambda slug: "it stands there" if slug in {one.id for one in elsewhere()} else "",
    ),
    Part(
        "carte/language/*/LC_MESSAGES/carte.po",
        "its rules in each language (carte.language.catalogues)",
        translations_missing,
    ),
    Part(
        "book/{slug}.ipynb",
        "a chapter that prints each rule",
        lambda slug: how_many(rules_not_printed(slug), tails(slug), "rules"),
    ),
    Part(
        "book/play-{slug}.ipynb, book/puzzles-{slug}.ipynb",
        "its table and its puzzles",
        lambda slug: how_many(pages_not_there(slug), pages_of(slug)[1:], "pages"),
    ),
    Part(
        "book/_toc.yml",
        "a line for each of its pages",
        lambda slug: how_many(pages_not_in_the_contents(slug), pages_of(slug), "pages"),
    ),
    Part(
        "book/",
        "what these pages print of every game (tests/book/refresh.py)",
        lambda slug: named(pages_without(slug)),
    ),
    Part(
        "book/locale/",
        "its pages in each language (book.translations)",
        lambda slug: how_many(pages_not_translated(slug), catalogues_of(slug), "catalogues"),
    ),
    Part(
        "{tests}/slow.py, tests/engine/slow_capture.py",
        "slow rules for it, in MODELS if it is a capture game",
        lambda slug: none_if(slug not in models()),
    ),
    Part(
        "{tests}/facts.py",
        "where its course teaches which term, who hands a device round, its chapter's sheets",
        lambda slug: named(name for name in FACTS if slug not in from_rooms("facts", name)),
    ),
    Part(
        "{tests}/strength.json",
        "each level of players stronger than the one below (tests.benchmarks.players)",
        lambda slug: named(pairs_not_measured(slug)),
    ),
)
"""Each thing once, in the order in which it is best written."""


def missing_of(slug: str) -> Iterator[str]:
    """Yield a line for each part that a game lacks; what cannot be read is named once."""
    unread = set()
    for part in PARTS:
        rooms = {"room": "carte/games", "tests": "tests/games"}
        own = {name: f"{room}/{slug.replace('-', '_')}" for name, room in rooms.items()}
        place = part.place.format(slug=slug, **own)
        try:
            lack = part.check(slug)
        except UNREADABLE as error:
            lack = "" if str(error) in unread else f"{type(error).__name__}: {error}"
            unread.add(str(error))
        if lack:
            yield f"{place}: {part.holds}; {lack}"


def main(slugs: Collection[str]) -> int:
    """Print what games lack, each under its name; return 1 if any lacks anything.

    Raises ``UnknownGame``, which names the games.
    """
    lines = {game.slug: [*missing_of(game.slug)] for game in [*map(carte.game, slugs)]}
    for slug, lacking in lines.items():
        if lacking:
            print(f"{slug} still lacks:", *lacking, sep="\n  ")
    if not any(lines.values()):
        print("No game lacks anything." if len(lines) > 1 else "It lacks nothing.")
    return int(any(lines.values()))


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:] or [*carte.GAMES]))
    except carte.UnknownGame as error:
        sys.exit(str(error))
