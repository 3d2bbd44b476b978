"""What a browser keeps of a reader: seen, saved to a file, and carried to another device."""
