"""``python3 start.pyz``, beside the site: serve it on this machine and open it in a browser."""

import sys
import webbrowser
from pathlib import Path

from book.serve import site_server


def main() -> None:
    """Serve the folder in which ``start.pyz`` lies, until the window is closed or Ctrl-C."""
    site = Path(sys.argv[0]).resolve().parent
    with site_server(site) as server:
        print(f"The book is at {server.address}  (Ctrl-C ends it)", flush=True)
        webbrowser.open(server.address)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print("\nGoodbye.")
