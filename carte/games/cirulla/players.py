"""What the course of cirulla teaches about its players."""

__all__ = ["LESSONS"]

LESSONS = {"grabber": "cirulla-sweep-3", "hunter": "cirulla-ace-5"}
"""The level of the course in which each habit goes wrong."""
