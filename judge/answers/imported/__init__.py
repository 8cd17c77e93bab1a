"""Pages of what is only imported."""
