"""Positions and moves as a reader sees and hears them: what lessons, tools and tables share."""
