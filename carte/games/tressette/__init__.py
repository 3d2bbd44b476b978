"""Tressette."""
