"""`python -m tests.benchmarks`: measure everything. Nothing here passes or fails."""

from importlib import import_module

MEASURED = ("engine", "site", "players", "greedy", "endings", "auctions", "coach", "search", "fuzz")


def main() -> None:
    """Measure the engine, the site, players, yardsticks, the search and the doors."""
    for name in MEASURED:
        import_module(f"tests.benchmarks.{name}").main()


if __name__ == "__main__":
    main()
