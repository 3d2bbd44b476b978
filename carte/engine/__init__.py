"""What all games share: cards, moves, rules and rulings, deals, matches, positions."""
