"""A quiz for a room without devices: a position on the wall, and a card held up for each answer.

>>> from carte.quiz.room import chosen, question_for
>>> keys = chosen("scopa", number=3)
>>> [sum(option.right for option in question_for(key).posed.options) for key in keys]
[1, 1, 1]

Its questions are those of the quiz, with exactly one right answer among at most four (``choices``).
A teacher's own levels and positions (``own``) make such questions, too. A set of questions
(``sets``) is its link (``link``).
"""

from carte.quiz.room.choices import LETTERS, for_a_room
from carte.quiz.room.link import InvalidSet, code, from_code
from carte.quiz.room.own import question_of_level
from carte.quiz.room.sets import UnknownQuestion, chosen, named, question_for

__all__ = [
    "LETTERS",
    "InvalidSet",
    "UnknownQuestion",
    "chosen",
    "code",
    "for_a_room",
    "from_code",
    "named",
    "question_for",
    "question_of_level",
]
