"""A game that nobody can know, in a room of its own: its rules, its cases and its course."""
