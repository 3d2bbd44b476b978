"""Games of tricks: who wins one, who sits where, how a turn goes."""
