"""What the course of cirulla teaches about its players."""

__all__ = ["LESSONS"]

LESSONS = {"grabber": "cirulla-sweep-3", "hunter": "cirulla-ace-5"}
"""By habit, the level of the course in which it goes wrong: who has played it sees what to win."""
