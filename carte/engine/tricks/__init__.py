"""Trick games: who wins a trick, who sits where, how a turn goes."""
