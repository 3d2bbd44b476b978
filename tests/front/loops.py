"""Coroutines in tests: the thread of the tests has a loop already, that of the browser."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any


def on_a_loop(coroutine: Coroutine[Any, Any, Any]) -> Any:
    """Run a coroutine to its end on a loop in a thread of its own."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()
