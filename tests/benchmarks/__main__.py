"""`python -m tests.benchmarks`: measure everything. Nothing here passes or fails."""

from tests.benchmarks import (
    aftermath,
    auctions,
    carichi,
    coach,
    decisions,
    endings,
    engine,
    fuzz,
    greedy,
    guides,
    in_page,
    judge,
    layout,
    longer,
    players,
    reviews,
    search,
    site,
    solver,
    tables,
    teaching,
    widgets,
)


def main() -> None:
    """Measure the engine, the site, widgets, players, yardsticks, lessons, search and doors."""
    engine.main()
    tables.main()
    site.main()
    layout.main()
    widgets.main()
    players.main()
    for yardstick in (solver, in_page, greedy, longer, endings, carichi, auctions, coach):
        yardstick.main()
    reviews.main()
    judge.main()
    aftermath.main()
    guides.main()
    teaching.main()
    decisions.main()
    search.main()
    fuzz.main()


if __name__ == "__main__":
    main()
