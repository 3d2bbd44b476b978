"""Deals as text and as short words: every edition reads what earlier ones wrote."""
