"""Every line of play from a set-up, and how far it was followed."""
