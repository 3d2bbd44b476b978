"""Cirulla."""
