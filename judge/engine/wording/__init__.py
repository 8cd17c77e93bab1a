"""What a text says about objects, players and numbers (rules 135, 355.9, 359.3, 363-366, 383.2.a, 477)."""
