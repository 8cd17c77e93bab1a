"""The search for set-ups of two cards: which are walked, in which order, and which is shown."""
