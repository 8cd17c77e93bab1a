"""Practice for judges: situations, asked with outcomes that were computed as choices."""
