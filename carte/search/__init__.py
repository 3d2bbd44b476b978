"""Searching as people ask: rules, tricky cases, words and procedure in one list.

Python prepares the documents and what people call them; the page searches (``front``).
"""

from carte.search.documents import Document, documents
from carte.search.synonyms import BrokenSynonyms, Synonym, read_synonyms, synonyms

__all__ = ["BrokenSynonyms", "Document", "Synonym", "documents", "read_synonyms", "synonyms"]
