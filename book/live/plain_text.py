"""The words of a part of a page, without the markup of a title or a sentence."""

from docutils import nodes


def plain_text(part: nodes.Element) -> str:
    """Return the visible text in one line, without raw markup, such as a word's language."""
    texts = (text for text in part.findall(nodes.Text) if not isinstance(text.parent, nodes.raw))
    return " ".join("".join(texts).split())
