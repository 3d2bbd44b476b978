"""`python -m tests.benchmarks`: measure everything. Nothing here passes or fails."""

from tests.benchmarks import engine, site


def main() -> None:
    """Measure the engine, then the site."""
    engine.main()
    site.main()


if __name__ == "__main__":
    main()
