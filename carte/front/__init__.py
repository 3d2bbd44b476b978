"""The front end that all tools share."""
