"""The map of all courses: the reader's stars in each, and where to go on."""

from carte.map.widget import Courses, stars_in

__all__ = ["Courses", "stars_in"]
