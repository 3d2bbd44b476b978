"""Carte: seven Italian card games."""
