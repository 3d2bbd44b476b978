"""Scopa."""
