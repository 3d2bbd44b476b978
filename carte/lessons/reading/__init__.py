"""Reading a course from its file: nothing broken gets past, and the engine has seen every move."""
