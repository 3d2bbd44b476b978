"""Deals as text and as short words: what one edition writes every later one reads."""
