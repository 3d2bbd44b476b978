"""Asso piglia tutto."""
