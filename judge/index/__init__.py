"""Where it is written: full-text search behind one adapter."""
