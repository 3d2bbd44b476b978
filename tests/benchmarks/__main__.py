"""`python -m tests.benchmarks`: measure everything. Nothing here passes or fails."""

from tests.benchmarks import engine, players, site


def main() -> None:
    """Measure the engine, the site, then the players."""
    engine.main()
    site.main()
    players.main()


if __name__ == "__main__":
    main()
