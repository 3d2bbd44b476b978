"""Where the site will be on the web, which the build needs only for what links back to it."""

import os

VARIABLE = "CARTE_ADDRESS"
"""Of the environment: ``python3 book --address`` tells the build by it."""


def site_address(configured: str) -> str:
    """The address that the environment tells, or else the configured one, with a slash at its end.

    Empty where nobody knows it.
    """
    address = os.environ.get(VARIABLE, configured)
    return address.rstrip("/") + "/" if address else ""
