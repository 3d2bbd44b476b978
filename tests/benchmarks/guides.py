"""What a reader has to read in a guided deal, counted in its data.

Those are the words before the first move, and those read on the prepared line before the first own
deal is over: title, coach, what is told of each move, and of the end.
"""

from typing import Any

from tests.play.test_guides import words


def words_before(content: Any) -> int:
    """Count the title and what the coach says first, which may be after moves of the others."""
    moments = [content["moment"], *(line["answer"]["moment"] for line in content["line"])]
    return words(content["title"]) + next(filter(None, (_said(content, one) for one in moments)))


def words_read(content: Any) -> int:
    """Count what stands there or is told on the prepared line, to its last word."""
    answers = [line["answer"] for line in content["line"]]
    told = sum(
        words(answer["told"]["text"]) + _said(content, answer["moment"]) for answer in answers
    )
    last = answers[-1]["moment"]
    over, result = last["over"], last["guided"]["result"]
    counted = sum(words(line["name"]) + words(line["text"]) for line in over["lines"])
    begun = words(content["title"]) + _said(content, content["moment"])
    return begun + told + counted + words(over["text"]) + words(result)


def _said(content: Any, moment: Any) -> int:
    place = moment["guided"]["saying"]
    return 0 if place is None else words(content["sayings"][place]["text"])
