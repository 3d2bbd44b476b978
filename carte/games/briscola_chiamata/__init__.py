"""Briscola chiamata."""
