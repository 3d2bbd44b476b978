"""The site's address on the web, which the build needs only for links back to it."""

import os

VARIABLE = "CARTE_ADDRESS"
"""The environment variable through which ``python3 book --address`` reaches the build."""


def site_address(configured: str) -> str:
    """Return the address in the environment, or else the configured one, ending with a slash.

    Empty if nobody knows it.
    """
    address = os.environ.get(VARIABLE, configured)
    return address.rstrip("/") + "/" if address else ""
