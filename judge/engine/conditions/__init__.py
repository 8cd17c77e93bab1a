"""What triggered abilities wait for (rules 383.1-383.4)."""
