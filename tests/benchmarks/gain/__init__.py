"""What a course brings readers of a game that nobody can know: sheets for them, and the gain."""
