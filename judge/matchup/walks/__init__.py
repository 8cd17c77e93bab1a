"""Every line of play from a set-up, and how completely it was walked."""
