"""Settling a question: what is often asked, or a few values on a pad, and a large yes or no."""
