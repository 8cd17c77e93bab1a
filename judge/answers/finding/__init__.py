"""Full-text search, and what to say where nothing fits."""
