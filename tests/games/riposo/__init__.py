"""A game in a room of its own, with what a tool does with it alone beside its rules."""
