"""The house rules of a table: chosen once, by game, and carried to others.

>>> from carte.games.presets import presets
>>> [preset.house for preset in presets("mediatore")][0]
{'callable': 'by-bid'}
"""
