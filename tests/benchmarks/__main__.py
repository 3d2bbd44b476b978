"""`python -m tests.benchmarks`: measure everything. Nothing here passes or fails."""

from tests.benchmarks import (
    auctions,
    carichi,
    coach,
    endings,
    engine,
    fuzz,
    greedy,
    layout,
    players,
    site,
)


def main() -> None:
    """Measure the engine, the site, its layout, the players, their yardsticks and the doors."""
    engine.main()
    site.main()
    layout.main()
    players.main()
    for yardstick in (greedy, endings, carichi, auctions, coach):
        yardstick.main()
    fuzz.main()


if __name__ == "__main__":
    main()
