"""The checks: whether what a scenario expects is so, and by which rules."""
