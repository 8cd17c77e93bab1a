"""Full-text search, and what to say if nothing fits."""
