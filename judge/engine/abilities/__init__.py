"""Kinds of abilities, as data that the rules ask for (rules 356.3-4, 363-381, 756-767, 811)."""
