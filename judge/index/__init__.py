"""Full-text search, behind a single adapter."""
