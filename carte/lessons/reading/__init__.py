"""Read a course from its file: no error gets past, and the engine checks every move."""
