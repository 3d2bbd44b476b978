"""What a first visit downloads: Python, and all pages, which are kept for reading offline."""

import gzip
from pathlib import Path

from book.live.offline import site_files

MOST = 8_000_000


def test_a_first_visit_weighs_less_than_eight_megabytes(site: Path) -> None:
    files = [(site / name.partition("?")[0]).read_bytes() for name in site_files(site)]
    assert sum(len(gzip.compress(each, compresslevel=6)) for each in files) < MOST
