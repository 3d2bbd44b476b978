"""The words of a part of a page, without the markup that a title or a sentence has in it."""

from docutils import nodes


def plain_text(part: nodes.Element) -> str:
    """The text that a reader sees, in one line; raw markup, such as a word's language, is none."""
    texts = (text for text in part.findall(nodes.Text) if not isinstance(text.parent, nodes.raw))
    return " ".join("".join(texts).split())
