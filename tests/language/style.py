"""What every translation keeps to: ``style.toml``."""

import tomllib
from pathlib import Path
from typing import Any

STYLE: dict[str, Any] = tomllib.loads(Path(__file__).with_name("style.toml").read_text("utf-8"))
"""By language: how a sentence ends, what never stands in a text, its terms, what code has glued."""
