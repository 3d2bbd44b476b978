"""What a reader touches, as widgets for notebooks and the book.

>>> from carte.widgets import Lesson
>>> Lesson('scopa', 'sums')
Lesson('scopa', 'sums')
"""

from carte.widgets.cases import Cases
from carte.widgets.checker import Checker
from carte.widgets.courses import Courses
from carte.widgets.deal import Deal
from carte.widgets.finder import Finder
from carte.widgets.lesson import Lesson
from carte.widgets.play import Play
from carte.widgets.primiera import Primiera
from carte.widgets.score import Score
from carte.widgets.watch import Watch

__all__ = [
    "Cases",
    "Checker",
    "Courses",
    "Deal",
    "Finder",
    "Lesson",
    "Play",
    "Primiera",
    "Score",
    "Watch",
]
