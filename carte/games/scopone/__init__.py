"""Scopone."""
