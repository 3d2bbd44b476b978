"""The error that the reader of a failed build sees."""

from sphinx.errors import SphinxError


class LiveError(SphinxError):
    """The pages cannot be made live; the message says what failed and what to do."""

    category = "The book's pages cannot be made live"
