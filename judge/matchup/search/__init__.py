"""Which set-ups of two cards are walked, in which order, and which is shown."""
