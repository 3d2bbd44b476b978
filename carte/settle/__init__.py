"""Settling a question: common questions, or a few values on a pad, and a large yes or no."""
