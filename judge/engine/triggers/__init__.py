"""Triggered, reflexive, delayed and linked abilities (rules 382-397), and the instructions that follow one another."""
