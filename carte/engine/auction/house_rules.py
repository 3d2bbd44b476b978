"""House rules of the games with an auction."""

from __future__ import annotations

from carte.engine.house_rules import HouseRule
from carte.language import N_

__all__ = ["BIDDER_LEADS"]

BIDDER_LEADS = HouseRule("bidder_leads", N_("The declarer leads to the first trick"))
