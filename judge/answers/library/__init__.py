"""The compiled library: opened, its records, facts of cards and rules, and how a place in it is cited."""
