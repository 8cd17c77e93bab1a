"""The forms that a page is written in: one writer per file, all over the same blocks."""
