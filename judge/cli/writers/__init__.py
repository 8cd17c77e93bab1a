"""The output formats of a page: one writer per file, all for the same blocks."""
