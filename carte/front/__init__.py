"""What all tools have in common on the page."""
