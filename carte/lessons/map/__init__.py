"""The map of all courses: what the reader has won in each, and the way on from there."""

from carte.lessons.map.widget import Courses, stars_in

__all__ = ["Courses", "stars_in"]
