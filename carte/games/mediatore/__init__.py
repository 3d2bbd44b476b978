"""Mediatore."""
