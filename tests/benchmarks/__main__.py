"""`python -m tests.benchmarks`: measure everything. Nothing here passes or fails."""

from tests.benchmarks import engine, fuzz, layout, players, site


def main() -> None:
    """Measure the engine, the site, its layout, the players, then the doors."""
    engine.main()
    site.main()
    layout.main()
    players.main()
    fuzz.main()


if __name__ == "__main__":
    main()
