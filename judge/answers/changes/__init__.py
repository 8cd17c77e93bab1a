"""What changed: which documents are meant, and how they compare."""
