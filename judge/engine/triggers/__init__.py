"""Triggered, reflexive, delayed and linked abilities (rules 382-397)."""
