"""What a reader meets in each guided deal: `python -m tests.benchmarks.guides [lines]`.

From the data: the words before the first move, and those read on the prepared line before the first
own deal is over (title, coach, what is told of each move, and of the end); how many random lines
came to an end, and the share of those played by newcomers that are won.
"""

import sys
from random import Random
from typing import Any

import carte
from carte.play.ending import has_won
from carte.play.guide import guides
from carte.widgets import Guide
from tests.play.test_guides import played_by_a_newcomer, randomly, words

LINES = 500


def main(lines: int = LINES) -> None:
    """Print a line for each guided deal."""
    for game in carte.GAMES:
        for led in guides(game):
            content = Guide(game, led.id).content
            ended = sum(randomly(led, Random(seed))[-1].deal.is_over for seed in range(lines))
            won = sum(has_won(played_by_a_newcomer(led, seed).deal) for seed in range(lines))
            print(
                f"{game} {led.id}: {words_before(content)} words before the first move, "
                f"{words_read(content)} before its end, {len(content['sayings'])} sayings; "
                f"{ended} of {lines} random lines ended, newcomers won {won / lines:.0%}"
            )


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


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
