"""Games of tricks with an auction: the bids, the contract, what it leads to."""
