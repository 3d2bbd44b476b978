"""``python -m carte.front.bundle.typescript``: write every ``messages.d.ts`` that has changed."""

from carte.front.bundle.typescript import write

write()
