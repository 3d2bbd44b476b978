"""What a reader touches: the lesson and the deal to try, as widgets for notebooks and the book.

>>> from carte.widgets import Lesson
>>> Lesson('scopa', 'sums')
Lesson('scopa', 'sums')
"""

from carte.widgets.deal import Deal
from carte.widgets.lesson import Lesson

__all__ = ["Deal", "Lesson"]
