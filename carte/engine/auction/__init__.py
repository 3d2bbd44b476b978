"""Trick games with an auction: the bids, the contract, and what it leads to."""
