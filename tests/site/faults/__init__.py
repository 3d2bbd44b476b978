"""What can go wrong with a start, as data: a server that misbehaves, and in which ways."""
