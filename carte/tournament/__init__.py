"""A club's tournament: who meets whom, at which table, and how it stands.

>>> from carte.tournament.steps import begin, enter, pair
>>> opened = begin("scopa", 2, "swiss", ["Anna", "Bruno", "Chiara", "Dario"], seed=1)
>>> round_1 = pair(opened)
>>> [table.sides for table in round_1.played[0].tables]
[(3, 1), (0, 2)]
>>> enter(round_1, 0, 0, (11, 7)).scores[3]
2
"""
