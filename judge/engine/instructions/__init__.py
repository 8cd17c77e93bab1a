"""What else texts tell players to do (rules 135.2.b, 355.12, 359.3.e)."""
