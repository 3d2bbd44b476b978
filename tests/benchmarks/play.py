"""Whole deals at the play table of the built book. `python -m tests.benchmarks.play`

Random moves are made with the page's own buttons, against regulars; every deal must come to its
end, and its total must be exact. Then the memory of a page is measured over deals, how long an
expert thinks before a move, and how long it looks through a whole deal.
"""

import argparse
import random
import time
from statistics import median

from playwright.sync_api import Page, sync_playwright

import carte
from book.__main__ import build
from book.serve import site_server
from carte.engine.deal import Deal
from carte.widgets import Play
from tests.site.browser import ARGUMENTS, find_or_fetch
from tests.site.match import AT_ONCE, Match, QuickMatch, uncoached
from tests.site.serving import running
from tests.site.visit import Visit
from tests.site.windows import Windows

MEMORY_DEALS = 20
HINTS = 8
REVIEWS = 3
MEBIBYTE = 2**20
TOTALS = {"briscola": 120, "briscola-chiamata": 0, "mediatore": 0}
"""What the points of all sides of a deal add up to, where that is always the same."""

THOUGHT = """async () => {
    const root = document.querySelector('.carte[data-widget=play]');
    const since = performance.now();
    root.querySelector('[data-action=hint]').click();
    while (!root.querySelector('[data-note=hint]')) await new Promise(requestAnimationFrame);
    return performance.now() - since;
}"""
"""The milliseconds from a press on "Hint" to what the expert says."""

REVIEWED = """async () => {
    const since = performance.now();
    const told = () => document.querySelector('.carte[data-widget=play] .carte-account');
    while (!told()) await new Promise(requestAnimationFrame);
    return performance.now() - since;
}"""
"""The milliseconds until a deal that is over has been looked through."""


def checked(deal: Deal, at: Match) -> None:
    """Every card is counted, and the points are those of the engine."""
    played = any(map(len, deal.piles))
    assert len(at.counted()) == (40 if played else 0), deal.record()
    assert at.points() == [score.total for score in deal.score()], deal.record()
    total = TOTALS.get(deal.game.slug)
    assert total is None or sum(at.points()) == total, deal.record()


def play_deals(at: Match, number: int, choose: random.Random) -> None:
    """Play so many deals, match after match; the last one lies there counted."""
    for _deal in range(number):
        if at.deal.is_over:
            at.next_deal()
        while not (deal := at.deal).is_over:
            at.make(choose.choice(at.offered()))
        checked(deal, at)


def thoughts(at: Match, number: int, choose: random.Random) -> list[float]:
    """The seconds that an expert takes for each hint, in a deal from its beginning."""
    at.next_deal()
    taken: list[float] = []
    while len(taken) < number and not at.deal.is_over:
        taken.append(float(at.page.evaluate(THOUGHT)) / 1000)
        at.make(choose.choice(at.offered()))
    return taken


def reviews(at: Match, number: int, choose: random.Random) -> list[float]:
    """The seconds from the end of each of so many deals to the account of it."""
    taken: list[float] = []
    for _deal in range(number):
        play_deals(at, 1, choose)
        taken.append(float(at.page.evaluate(REVIEWED)) / 1000)
    return taken


def heap(page: Page) -> float:
    """The mebibytes that the page holds after a collection."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    used = session.send("Runtime.getHeapUsage")["usedSize"]
    session.detach()
    return float(used) / MEBIBYTE


def sit_down(visit: Visit, game: str) -> Match:
    visit.open(f"play-{game}.html")
    (table,) = visit.tables("play")
    visit.leave_alone(table)
    visit.start_engine()
    at = QuickMatch.at(table.root, Play(game))
    at.ready()
    return at


def main() -> None:
    """Print what is measured for each game."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--deals", type=int, default=200)
    options.add_argument("--games", nargs="*", default=list(carte.GAMES))
    options.add_argument("--seed", type=int, default=1)
    wished = options.parse_args()
    choose = random.Random(wished.seed)
    with running(site_server(build())) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_or_fetch(), args=ARGUMENTS)
        windows = Windows(browser)
        for game in wished.games:
            visit = Visit(windows, server.address, before=AT_ONCE + uncoached(game))
            at = sit_down(visit, game)
            since = time.monotonic()
            play_deals(at, 1, choose)
            before = heap(at.page)
            more = min(MEMORY_DEALS, wished.deals - 1)
            play_deals(at, more, choose)
            grown = heap(at.page) - before
            play_deals(at, wished.deals - 1 - more, choose)
            each = (time.monotonic() - since) / wished.deals
            looked = reviews(at, REVIEWS, choose)
            taken = thoughts(at, HINTS, choose)
            print(
                f"{game}: {wished.deals} deals whole and exact, {each:.1f} s each; heap "
                f"{before:.1f} MiB after one, {grown:+.2f} over {more} more; an expert thinks "
                f"{median(taken):.1f} s, {max(taken):.1f} s at most in {len(taken)} thoughts; a "
                f"deal is looked through in {median(looked):.1f} s, {max(looked):.1f} s at most",
                flush=True,
            )
            visit.close()
        browser.close()


if __name__ == "__main__":
    main()
