"""The game actions, one file for each (rules 407-458)."""
