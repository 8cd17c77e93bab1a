"""Full-text search, and the answer if nothing fits."""
