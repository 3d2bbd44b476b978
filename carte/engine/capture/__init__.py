"""Games in which a card takes cards from the table."""
