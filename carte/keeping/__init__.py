"""What a browser keeps about a reader: shown, saved to a file, and carried to another device."""
