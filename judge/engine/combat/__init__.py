"""Cleanups, showdowns, combat and conquering (rules 318-324, 341-348, 459-471)."""
